/// What an animation knows and remembers while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers from frame to frame.
  public var state: AnimationState<Value>

  /// Whether the animation counts as complete although it still moves a little.
  ///
  /// Set it to true to let completions with the `.logicallyComplete` criteria run.
  public var isLogicallyComplete: Bool

  /// The environment of the view in which the animation runs.
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// The same context around another state, to run a base animation with a state of its own.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T>
  where T: VectorArithmetic {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}
