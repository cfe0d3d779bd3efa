/// Builds a gallery's list of animations, in source order, from animations and arrays of
/// animations. Conditions and loops are supported.
@resultBuilder public enum AnimBuilder {
  /// Converts one animation to a list.
  public static func buildExpression(_ anim: Anim) -> [Anim] { [anim] }
  /// Returns an array of animations unchanged.
  public static func buildExpression(_ anims: [Anim]) -> [Anim] { anims }
  /// Concatenates the animations of a block.
  public static func buildBlock(_ parts: [Anim]...) -> [Anim] { parts.flatMap(\.self) }
  /// Returns the animations of an `if` without `else`, or none if its condition is false.
  public static func buildOptional(_ anims: [Anim]?) -> [Anim] { anims ?? [] }
  /// Returns the animations of the first branch of an `if` or `switch`.
  public static func buildEither(first anims: [Anim]) -> [Anim] { anims }
  /// Returns the animations of another branch of an `if` or `switch`.
  public static func buildEither(second anims: [Anim]) -> [Anim] { anims }
  /// Concatenates the animations of all iterations of a `for` loop.
  public static func buildArray(_ parts: [[Anim]]) -> [Anim] { parts.flatMap(\.self) }
  /// Returns the animations inside an availability check.
  public static func buildLimitedAvailability(_ anims: [Anim]) -> [Anim] { anims }
}
