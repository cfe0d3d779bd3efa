/// An axis of a variable face. Its positions are in the axis's own units.
package struct FontAxis: Hashable, Sendable {
  /// The tag: four letters, such as `wght`.
  package var tag: String
  package var minimum: Double
  /// The default position.
  package var normal: Double
  package var maximum: Double

  /// Creates an axis from its positions, in the axis's own units.
  package init(tag: String, minimum: Double, normal: Double, maximum: Double) {
    self.tag = tag
    self.minimum = minimum
    self.normal = normal
    self.maximum = maximum
  }
}

/// A position on an axis of a variable face.
package struct FontVariation: Hashable, Sendable {
  /// The tag of the axis: four letters, such as `wght`.
  package var tag: String
  /// The position, in the axis's own units.
  package var value: Double

  /// Creates a position on an axis.
  package init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}
