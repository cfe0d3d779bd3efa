/// The state of a running animation and its environment.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps from frame to frame.
  public var state: AnimationState<Value>

  /// Whether the animation counts as complete although it still moves a little.
  ///
  /// Setting this property to true lets completions with the
  /// ``AnimationCompletionCriteria/logicallyComplete`` criteria run.
  public var isLogicallyComplete: Bool

  /// The environment of the view in which the animation runs.
  public let environment: EnvironmentValues

  /// Creates a context. By default, the state is empty and the animation is not complete.
  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// Returns a copy of the context with another state, for example with the separate state of a
  /// wrapped animation.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T>
  where T: VectorArithmetic {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}
