/// An axis of a variable face, in the axis' own units.
struct FontAxis: Hashable, Sendable {
  /// Four letters, as `wght`.
  var tag: String
  var minimum: Double
  var normal: Double
  var maximum: Double
}

/// A place on an axis.
struct FontVariation: Hashable, Sendable {
  /// Four letters, as `wght`.
  var tag: String
  var value: Double
}
