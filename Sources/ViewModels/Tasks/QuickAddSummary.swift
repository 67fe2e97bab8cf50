package import Domain
package import Language

/// A summary of a parsed line of quick add: `Pay rent — Mon 23 Nov 17:00, new project Homme (did you mean
/// Home?), every month`.
package struct QuickAddSummary: Sendable {
  package let text: String
  /// Why each part that was not read stays in the title, in the order of the line.
  package let unread: [String]

  package init(
    of quickAdd: QuickAdd, _ names: QuickAddNames, at now: Instant, in zone: any Zone,
    _ wording: Wording
  ) {
    unread = quickAdd.unread.map(wording.unread)
    let details = Details(
      input: quickAdd.input, names: names, now: now, zone: zone, wording: wording)
    text = wording.summary(quickAdd.input.title ?? "", details.texts)
  }
}

extension QuickAddSummary {
  fileprivate struct Details {
    let input: TaskInput
    let names: QuickAddNames
    let now: Instant
    let zone: any Zone
    let wording: Wording

    var texts: [String] { times + places + amounts }

    private var times: [String] {
      var texts: [String] = []
      func add(_ moment: Moment??, _ none: String, _ text: (String) -> String) {
        guard let moment else { return }
        texts.append(moment.map { text(self.text($0)) } ?? none)
      }
      add(input.due, wording.noDue) { $0 }
      add(input.start, wording.noStart, wording.starts)
      add(input.planned, wording.noPlan, wording.plannedFor)
      add(input.until, wording.noUntil, wording.until)
      if let slot = input.slot { texts.append(wording.part(slot)) }
      return texts
    }

    /// `Mon 23 Nov 17:00`
    private func text(_ moment: Moment) -> String {
      let day = wording.shortDay(moment.date(in: zone), today: zone.date(at: now))
      switch moment {
      case .date: return day
      case .dateTime(let instant): return "\(day) \(wording.time(zone.localTime(at: instant)))"
      case .floating(let local): return wording.wherever("\(day) \(wording.time(local))")
      }
    }

    private var places: [String] {
      var texts: [String] = []
      if let name = names.newProject {
        texts.append(
          names.nearestProject.map { wording.newProject(name, nearest: $0) }
            ?? wording.newProject(name))
      } else if case .name(let name)? = input.project {
        texts.append(wording.project(name))
      }
      if let section = input.sectionUID {
        texts.append(section.map(wording.section) ?? wording.noSection)
      }
      texts += input.tagsAdded.map {
        names.newTags.contains($0) ? wording.newTag($0) : wording.tag($0)
      }
      return texts + input.tagsRemoved.map(wording.lostTag)
    }

    private var amounts: [String] {
      var texts: [String] = []
      if let priority = input.priority {
        texts.append(priority == .none ? wording.noPriority : wording.priority(priority))
      }
      if let isFavourite = input.isFavourite {
        texts.append(isFavourite ? wording.favourite : wording.noFavourite)
      }
      if let seconds = input.estimatedDuration {
        texts.append(seconds.map { wording.takes(wording.duration($0)) } ?? wording.noEstimate)
      }
      if let rule = input.repeatRule {
        let start = (input.due ?? nil)?.date(in: zone)
        texts.append(
          rule.map {
            wording.repeats(
              $0, isAfterCompletion: input.repeatMode == .afterCompletion, start: start)
          } ?? wording.noRepeat)
      }
      if let reminders = input.reminders {
        texts += reminders.map { wording.detail(of: $0, in: zone) }
        if reminders.isEmpty { texts.append(wording.noReminders) }
      }
      texts += (input.fieldValues ?? []).map { change in
        change.value.isEmpty
          ? wording.noValue(of: change.name) : wording.value(of: change.name, change.value)
      }
      if input.notes != nil { texts.append(wording.withNotes) }
      return texts
    }
  }
}
