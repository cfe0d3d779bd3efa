/// Collects the cues of an ``Anim``, in the order in which they are written; conditions, loops and
/// arrays may stand among them.
@resultBuilder public enum CueBuilder {
  /// One cue.
  public static func buildExpression(_ cue: Cue) -> [Cue] { [cue] }
  /// Several cues.
  public static func buildExpression(_ cues: [Cue]) -> [Cue] { cues }
  /// Cues one after the other.
  public static func buildBlock(_ parts: [Cue]...) -> [Cue] { parts.flatMap(\.self) }
  /// Cues of an `if` without `else`.
  public static func buildOptional(_ cues: [Cue]?) -> [Cue] { cues ?? [] }
  /// Cues of an `if` or the first case of a `switch`.
  public static func buildEither(first cues: [Cue]) -> [Cue] { cues }
  /// Cues of an `else` or another case of a `switch`.
  public static func buildEither(second cues: [Cue]) -> [Cue] { cues }
  /// Cues of a `for` loop.
  public static func buildArray(_ parts: [[Cue]]) -> [Cue] { parts.flatMap(\.self) }
  /// Cues under an availability condition.
  public static func buildLimitedAvailability(_ cues: [Cue]) -> [Cue] { cues }
}
