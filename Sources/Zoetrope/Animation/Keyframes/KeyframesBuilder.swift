/// Makes keyframes of the tracks that a closure lists, or of the keyframes of one track.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A track in the list.
  public static func buildExpression<Content: Keyframes>(
    _ expression: Content
  ) -> Content where Content.Value == Value {
    expression
  }

  /// One track.
  public static func buildPartialBlock<Content: Keyframes>(
    first: Content
  ) -> Content where Content.Value == Value {
    first
  }

  /// A track beside those before it.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    JoinedKeyframes(parts: [accumulated, next])
  }

  /// No track at all.
  public static func buildBlock() -> some Keyframes<Value> {
    JoinedKeyframes<Value>()
  }

  /// The tracks.
  public static func buildFinalResult<Content: Keyframes>(
    _ component: Content
  ) -> Content where Content.Value == Value {
    component
  }
}

extension KeyframesBuilder {
  /// A keyframe in the list.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value {
    expression
  }

  /// One keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value {
    first
  }

  /// A keyframe after those before it.
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> some KeyframeTrackContent<Value> where First.Value == Value, Next.Value == Value {
    KeyframeSequence(accumulated, next)
  }

  /// The keyframes of a loop, one after the other.
  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> some KeyframeTrackContent<Value> where K.Value == Value {
    KeyframeSequence(components)
  }

  /// The keyframes of a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .init(first: component)
  }

  /// The keyframes of a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .init(second: component)
  }

  /// The only track: it changes the value as a whole.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}
