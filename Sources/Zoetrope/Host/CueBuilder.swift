/// Builds the list of an animation's cues, in source order, from cues and arrays of cues.
/// Conditions and loops are supported.
@resultBuilder public enum CueBuilder {
  /// Converts one cue to a list.
  public static func buildExpression(_ cue: Cue) -> [Cue] { [cue] }
  /// Returns an array of cues unchanged.
  public static func buildExpression(_ cues: [Cue]) -> [Cue] { cues }
  /// Concatenates the cues of a block.
  public static func buildBlock(_ parts: [Cue]...) -> [Cue] { parts.flatMap(\.self) }
  /// Returns the cues of an `if` without `else`, or none if its condition is false.
  public static func buildOptional(_ cues: [Cue]?) -> [Cue] { cues ?? [] }
  /// Returns the cues of the first branch of an `if` or `switch`.
  public static func buildEither(first cues: [Cue]) -> [Cue] { cues }
  /// Returns the cues of another branch of an `if` or `switch`.
  public static func buildEither(second cues: [Cue]) -> [Cue] { cues }
  /// Concatenates the cues of all iterations of a `for` loop.
  public static func buildArray(_ parts: [[Cue]]) -> [Cue] { parts.flatMap(\.self) }
  /// Returns the cues inside an availability check.
  public static func buildLimitedAvailability(_ cues: [Cue]) -> [Cue] { cues }
}
