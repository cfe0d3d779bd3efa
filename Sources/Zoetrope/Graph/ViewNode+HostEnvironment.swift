extension ViewNode {
  /// The environment of the root view, which holds the objects that all views of a host share.
  ///
  /// Modifiers may replace the whole environment of the views inside them, but not this one.
  final var hostEnvironment: EnvironmentValues {
    graph.root?.inputs.environment ?? inputs.environment
  }
}
