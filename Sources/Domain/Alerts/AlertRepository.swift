/// What polls said.
package protocol AlertRepository: RecordRepository<Alert> {
}
