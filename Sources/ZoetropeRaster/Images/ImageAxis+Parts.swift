extension ImageAxis {
  /// Divides the axis of a sliced image into three parts: an edge, the middle and another edge. If
  /// the two edges together are longer than the image or the frame, both edges shrink by the same
  /// factor.
  ///
  /// - Parameters:
  ///   - low: The length of the edge at the beginning, in pixels of the image.
  ///   - high: The length of the edge at the end, in pixels of the image.
  ///   - extent: The length of the image, in pixels of the image.
  ///   - length: The length of the frame, in pixels of the image.
  ///   - isTiled: Whether the middle is repeated instead of stretched.
  mutating func setParts(
    low: Double, high: Double, extent: Double, length: Double, isTiled: Bool
  ) {
    var (low, high) = (max(low, 0), max(high, 0))
    if isTiled { (low, high) = (low.rounded(), high.rounded()) }
    if low + high > extent {
      let fit = extent / (low + high)
      (low, high) = (low * fit, high * fit)
    }
    let fit = low + high > length ? length / (low + high) : 1
    var parts: [Part] = []
    func add(_ start: Double, _ end: Double, _ source: Double, _ sourceEnd: Double, _ tiles: Bool) {
      let (first, last) = (ImageFixed.fixed(start), ImageFixed.fixed(end))
      if first >= last { return }
      let repeats = tiles && sourceEnd - source >= 1
      let ratio = repeats ? 1 : (sourceEnd - source) / (end - start)
      parts.append(
        Part(
          start: first, end: last, source: ImageFixed.fixed(source),
          sourceEnd: ImageFixed.fixed(sourceEnd), ratio: ImageFixed.fixed(ratio),
          repeats: repeats))
    }
    add(0, low * fit, 0, low, false)
    add(low * fit, length - high * fit, low, extent - high, isTiled)
    add(length - high * fit, length, extent - high, extent, false)
    guard let first = parts.first else { return }
    partCount = parts.count
    self.parts = (first, parts.count > 1 ? parts[1] : first, parts.count > 2 ? parts[2] : first)
  }
}

extension ImageAxis.Part {
  /// Returns the part that shows a whole image in the whole frame. `extent` is the image's length
  /// in pixels.
  static func whole(_ extent: Double) -> ImageAxis.Part {
    let end = ImageFixed.fixed(extent)
    return ImageAxis.Part(start: 0, end: end, source: 0, sourceEnd: end)
  }
}
