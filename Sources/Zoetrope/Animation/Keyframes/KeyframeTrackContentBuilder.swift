/// Builds the content of a track from the keyframes in a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Accepts a keyframe, or other track content, as a statement of the closure.
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
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(accumulated, next)
  }

  /// Returns content without keyframes, for an empty closure.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>()
  }

  /// Joins the keyframes that the iterations of a loop produce.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(components)
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(first: component)
  }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(second: component)
  }

  /// The keyframes of one of two branches.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    /// The type of the animated value.
    public typealias Value = ConditionalValue

    private let first: First?
    private let second: Second?

    init(first: First) {
      self.first = first
      second = nil
    }

    init(second: Second) {
      first = nil
      self.second = second
    }

    /// The content itself.
    public var body: Self { self }

    /// Appends the keyframes of the selected branch.
    public func _addKeyframes(to list: inout _KeyframeList<ConditionalValue>) {
      first?._addKeyframes(to: &list)
      second?._addKeyframes(to: &list)
    }
  }
}
