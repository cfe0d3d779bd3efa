/// Builds keyframes from the tracks in a closure, or from the keyframes of a single track.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Accepts a track as a statement of the closure.
  public static func buildExpression<Content: Keyframes>(
    _ expression: Content
  ) -> Content where Content.Value == Value {
    expression
  }

  /// Begins the list with its first track.
  public static func buildPartialBlock<Content: Keyframes>(
    first: Content
  ) -> Content where Content.Value == Value {
    first
  }

  /// Adds a track that runs in parallel to the preceding ones.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    JoinedKeyframes(parts: [accumulated, next])
  }

  /// Returns keyframes without tracks, for an empty closure.
  public static func buildBlock() -> some Keyframes<Value> {
    JoinedKeyframes<Value>()
  }

  /// Returns the tracks that the statements of the closure produced.
  public static func buildFinalResult<Content: Keyframes>(
    _ component: Content
  ) -> Content where Content.Value == Value {
    component
  }
}

extension KeyframesBuilder {
  /// Accepts a keyframe as a statement of the closure.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value {
    expression
  }

  /// Begins the sequence with its first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value {
    first
  }

  /// Appends a keyframe to the preceding ones.
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> some KeyframeTrackContent<Value> where First.Value == Value, Next.Value == Value {
    KeyframeSequence(accumulated, next)
  }

  /// Joins the keyframes that the iterations of a loop produce.
  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> some KeyframeTrackContent<Value> where K.Value == Value {
    KeyframeSequence(components)
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .init(first: component)
  }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .init(second: component)
  }

  /// Wraps the keyframes of the closure in a single track, which animates the value as a whole.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}
