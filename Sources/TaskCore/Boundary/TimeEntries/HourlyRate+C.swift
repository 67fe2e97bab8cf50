/// A rate as C has it, in millionths of the currency unit: 0 for none.
func hourlyRateOrNone(_ rate: Int64) -> Int64? { rate == 0 ? nil : rate }
