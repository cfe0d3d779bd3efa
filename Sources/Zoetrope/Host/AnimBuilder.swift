/// Collects the animations of a gallery, in the order in which they are written; conditions, loops
/// and arrays may stand among them.
@resultBuilder public enum AnimBuilder {
  /// One animation.
  public static func buildExpression(_ anim: Anim) -> [Anim] { [anim] }
  /// Several animations.
  public static func buildExpression(_ anims: [Anim]) -> [Anim] { anims }
  /// Animations one after the other.
  public static func buildBlock(_ parts: [Anim]...) -> [Anim] { parts.flatMap(\.self) }
  /// Animations of an `if` without `else`.
  public static func buildOptional(_ anims: [Anim]?) -> [Anim] { anims ?? [] }
  /// Animations of an `if` or the first case of a `switch`.
  public static func buildEither(first anims: [Anim]) -> [Anim] { anims }
  /// Animations of an `else` or another case of a `switch`.
  public static func buildEither(second anims: [Anim]) -> [Anim] { anims }
  /// Animations of a `for` loop.
  public static func buildArray(_ parts: [[Anim]]) -> [Anim] { parts.flatMap(\.self) }
  /// Animations under an availability condition.
  public static func buildLimitedAvailability(_ anims: [Anim]) -> [Anim] { anims }
}
