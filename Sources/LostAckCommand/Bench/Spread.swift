/// Where the values of several runs lie.
struct Spread: Equatable {
  let least: Double
  let median: Double
  let most: Double

  /// Nil where there are no values. Of an even number of values, the median is halfway between the
  /// two in the middle.
  init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let middle = sorted.count / 2
    least = first
    most = last
    median =
      sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

/// A number with so many digits behind the point, rounded to the nearest.
func fixed(_ value: Double, _ digits: Int) -> String {
  guard value.isFinite else { return "\(value)" }
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  guard let scaled = Int(exactly: (abs(value) * scale).rounded()) else { return "\(value)" }
  let sign = value < 0 && scaled != 0 ? "-" : ""
  if digits == 0 { return sign + "\(scaled)" }
  let text = String(repeating: "0", count: max(0, digits + 1 - "\(scaled)".count)) + "\(scaled)"
  return sign + text.dropLast(digits) + "." + text.suffix(digits)
}
