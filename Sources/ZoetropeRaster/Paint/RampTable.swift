/// The color table of a gradient ramp, and the stops from which missing table entries are computed.
struct RampTable {
  let ramp: GradientRamp
  let entries: UnsafeMutablePointer<UInt32>
  let stops: UnsafeMutablePointer<RampStop>

  init(_ ramp: GradientRamp, _ context: RenderContext) {
    self.ramp = ramp
    entries = context.paints.entries.base + ramp.firstEntry
    stops = context.paints.stops.base + ramp.firstStop
  }

  /// Whether a table entry has no color; see ``GradientRamp/missing``.
  @inline(__always)
  static func isAbsent(_ entry: UInt32) -> Bool { entry &- 1 < 0xFF }

  /// Returns the color at the parameter `number`. The table entry of this parameter, at `index`,
  /// has no color. If one color suits the entry's whole bin, that color is stored in the entry.
  @inline(never)
  func resolve(_ index: Int, _ number: Double) -> UInt32 {
    if entries[index] == GradientRamp.missing {
      if let pixel = ramp.binPixel(index &- 1, stops) {
        entries[index] = pixel
        return pixel
      }
      entries[index] = GradientRamp.refused
    }
    return ramp.pixel(number, stops)
  }
}
