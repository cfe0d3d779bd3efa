// MARK: Asking

extension GradientRamp {
  /// The last stop whose location is at most `number` (or less than it), -1 where there is none.
  func index(
    notAfter number: Double, _ stops: UnsafeMutablePointer<RampStop>, isBefore: Bool = false
  ) -> Int {
    var low = 0
    var high = stopCount
    while low < high {
      let middle = (low &+ high) >> 1
      let place = stops[middle].location
      if isBefore ? place < number : place <= number { low = middle &+ 1 } else { high = middle }
    }
    return low &- 1
  }

  /// The colour of a number from the stop with this index on.
  func pixel(
    _ number: Double, after index: Int, _ stops: UnsafeMutablePointer<RampStop>
  ) -> UInt32 {
    var color = stops[max(index, 0)].color
    if index >= 0 && index &+ 1 < stopCount {
      let next = stops[index &+ 1]
      let start = stops[index].location
      let length = next.location - start
      if length > 0 { color += (next.color - color) * ((number - start) / length) }
    }
    return color.premultipliedPixel()
  }

  /// The colour of a number, from 0 to 1 after repetition; others are before or after.
  func pixel(_ number: Double, _ stops: UnsafeMutablePointer<RampStop>) -> UInt32 {
    if number < 0 { return before }
    if number >= 1 { return after }
    return pixel(number, after: index(notAfter: number, stops), stops)
  }

  /// The colour of a bin, 0 to ``binCount`` - 1, if all of it may have one.
  ///
  /// A bin is taken to be a bit longer than it is, because numbers near its ends may be rounded
  /// into it.
  func binPixel(_ bin: Int, _ stops: UnsafeMutablePointer<RampStop>) -> UInt32? {
    let width = 1 / Double(binCount)
    let slack = width / 64
    let low = Double(bin) * width - slack
    let index = index(notAfter: low, stops, isBefore: true)
    let end = Double(bin &+ 1) * width + slack
    if index &+ 1 < stopCount && stops[index &+ 1].location <= end { return nil }
    if index >= 0 && !stops[index].isGentle { return nil }
    return pixel((Double(bin) + 0.5) * width, after: index, stops)
  }
}
