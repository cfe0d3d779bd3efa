/// An axis of a variable face. Its positions are in the axis's own units.
struct FontAxis: Hashable, Sendable {
  /// The tag: four letters, such as `wght`.
  var tag: String
  var minimum: Double
  /// The default position.
  var normal: Double
  var maximum: Double
}

/// A position on an axis of a variable face.
struct FontVariation: Hashable, Sendable {
  /// The tag of the axis: four letters, such as `wght`.
  var tag: String
  /// The position, in the axis's own units.
  var value: Double
}
