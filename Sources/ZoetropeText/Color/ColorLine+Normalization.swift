import ZoetropeDisplayList

extension ColorLine {
  /// The largest number of stops to which a repeated sweep gradient is expanded.
  static let maximumRepeatedStops = 4096

  /// The stops in ascending order. Stops with the same offset keep their order.
  var sortedStops: [Stop] {
    stops.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  /// Returns the colors with their offsets mapped to 0...1: the lowest offset becomes 0, and the
  /// highest becomes 1.
  ///
  /// - Returns: The colors, and the range of original offsets that is mapped to 0...1. If all
  ///   offsets are equal, the stops form a hard edge at 0.5. The result is nil if nothing is drawn:
  ///   if there are no stops, or if all offsets are equal and the colors repeat.
  func normalized() -> (line: ColorLine, range: ClosedRange<Double>)? {
    var sorted = sortedStops
    guard let first = sorted.first?.offset, let last = sorted.last?.offset,
      first.isFinite, last.isFinite
    else { return nil }
    guard last - first > 1e-6 else {
      guard extend == .pad else { return nil }
      for index in sorted.indices { sorted[index].offset = 0.5 }
      return (ColorLine(stops: sorted, extend: .pad), first - 0.5...first + 0.5)
    }
    for index in sorted.indices {
      sorted[index].offset = (sorted[index].offset - first) / (last - first)
    }
    return (ColorLine(stops: sorted, extend: extend), first...last)
  }

  /// Returns the colors of one turn of a sweep gradient.
  ///
  /// - Parameters:
  ///   - startAngle: The angle of the color line's offset 0, in degrees, counterclockwise.
  ///   - endAngle: The angle of the color line's offset 1, in degrees, counterclockwise. It may be
  ///     smaller than `startAngle`.
  /// - Returns: Stops in ascending order of their offsets; empty if there is nothing to draw. The
  ///   offset 0 stands for the x axis, and 1 for the end of a full turn. Stops may have offsets
  ///   below 0 or above 1; only the colors between 0 and 1 are visible in the turn.
  func sweepStops(from startAngle: Double, to endAngle: Double) -> [Stop] {
    guard startAngle.isFinite, endAngle.isFinite, let (line, range) = normalized() else {
      return []
    }
    let way = endAngle - startAngle
    let origin = (startAngle + range.lowerBound * way) / 360
    let length = way * (range.upperBound - range.lowerBound) / 360
    func moved(_ stops: [Stop], by period: Double = 0) -> [Stop] {
      stops.map { Stop(color: $0.color, offset: origin + ($0.offset + period) * length) }
    }
    if extend == .pad {
      let stops = moved(line.stops)
      return length < 0 ? stops.reversed() : stops
    }
    // The start and the end of the full turn, measured in periods of the gradient from its first
    // stop.
    let ends = [-origin / length, (1 - origin) / length]
    guard abs(length) > 1e-6, let low = ends.min()?.rounded(.down), let high = ends.max(),
      (high - low + 1) * Double(line.stops.count) <= Double(Self.maximumRepeatedStops)
    else { return [] }
    let backward = line.stops.reversed().map { Stop(color: $0.color, offset: 1 - $0.offset) }
    var stops: [Stop] = []
    var period = low
    while period <= high {
      let isBackward = extend == .mirror && period.remainder(dividingBy: 2) != 0
      stops += moved(isBackward ? backward : line.stops, by: period)
      period += 1
    }
    return length < 0 ? stops.reversed() : stops
  }

  /// Returns the colors after an offset, rescaled so that this offset becomes 0 and the offset 1
  /// stays 1. The stops must be sorted. If nothing is left, the last color remains.
  func cut(before offset: Double) -> ColorLine {
    guard let last = stops.last else { return self }
    guard offset < 1, let next = stops.firstIndex(where: { $0.offset > offset }), next > 0 else {
      return offset < 1 ? self : ColorLine(stops: [last], extend: extend)
    }
    let (a, b) = (stops[next - 1], stops[next])
    let part = Float((offset - a.offset) / (b.offset - a.offset))
    let rest = [Stop(color: a.color.mixed(with: b.color, part), offset: offset)] + stops[next...]
    let moved = rest.map {
      Stop(color: $0.color, offset: ($0.offset - offset) / (1 - offset))
    }
    return ColorLine(stops: moved, extend: extend)
  }

  /// Returns the colors before an offset, rescaled so that this offset becomes 1 and the offset 0
  /// stays 0. The stops must be sorted. If nothing is left, the first color remains.
  func cut(after offset: Double) -> ColorLine {
    func reversed(_ line: ColorLine) -> ColorLine {
      let stops = line.stops.reversed().map { Stop(color: $0.color, offset: 1 - $0.offset) }
      return ColorLine(stops: stops, extend: extend)
    }
    return reversed(reversed(self).cut(before: 1 - offset))
  }
}

extension GlyphColor {
  /// Returns a mixture of this color and another. The result is this color if `part` is 0, and the
  /// other color if `part` is 1.
  ///
  /// The color of the surrounding text is unknown here and cannot be mixed. If one of the two
  /// colors is that of the text, the result is this color for a `part` below 0.5, and otherwise the
  /// other color. Only alpha is then interpolated.
  fileprivate func mixed(with other: GlyphColor, _ part: Float) -> GlyphColor {
    var result = part < 0.5 ? self : other
    let (a, b) = (color, other.color)
    result.color.alpha = a.alpha + (b.alpha - a.alpha) * part
    if isForeground || other.isForeground { return result }
    result.color.red = a.red + (b.red - a.red) * part
    result.color.green = a.green + (b.green - a.green) * part
    result.color.blue = a.blue + (b.blue - a.blue) * part
    return result
  }
}
