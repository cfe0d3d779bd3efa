/// Makes a track's content of the keyframes that a closure lists.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
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
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(accumulated, next)
  }

  /// No keyframes at all.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>()
  }

  /// The keyframes of a loop, one after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(components)
  }

  /// The keyframes of a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(first: component)
  }

  /// The keyframes of a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(second: component)
  }

  /// One of two lists of keyframes.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    /// The type of the value that changes.
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

    /// The keyframes themselves.
    public var body: Self { self }

    /// Adds the keyframes of the branch that is taken.
    public func _addKeyframes(to list: inout _KeyframeList<ConditionalValue>) {
      first?._addKeyframes(to: &list)
      second?._addKeyframes(to: &list)
    }
  }
}
