// MARK: Lookup

extension GradientRamp {
  /// Returns the index of the last stop whose location is at most `number`, or less than `number`
  /// if `isBefore` is true. The index is -1 if there is no such stop.
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

  /// Returns the color at the parameter `number`. `index` is the index of the stop before that
  /// parameter; -1 if no stop lies before it.
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

  /// Returns the color at a parameter to which the gradient's spread (pad, repeat or mirror) has
  /// been applied. Parameters below 0 lie before the ramp, and parameters from 1 on lie after it.
  func pixel(_ number: Double, _ stops: UnsafeMutablePointer<RampStop>) -> UInt32 {
    if number < 0 { return before }
    if number >= 1 { return after }
    return pixel(number, after: index(notAfter: number, stops), stops)
  }

  /// Returns the color in the middle of a bin, which is used for the whole bin; nil if the bin
  /// contains a stop, or if the colors within the bin change too much.
  ///
  /// Bins are the ``binCount`` parts of equal length into which the range of the gradient's
  /// parameter, 0 to 1, is divided. A bin is treated as slightly longer than it is, because
  /// parameters just outside of the bin may be rounded into it.
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
