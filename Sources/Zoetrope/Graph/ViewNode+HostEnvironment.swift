extension ViewNode {
  /// The environment of the root view, which holds the objects that all views of a host share.
  ///
  /// A modifier may replace the whole environment of the views inside it, but it never changes this
  /// environment.
  final var hostEnvironment: EnvironmentValues {
    graph.root?.inputs.environment ?? inputs.environment
  }
}
