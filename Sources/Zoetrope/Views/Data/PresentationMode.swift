/// The presentation state of a view, with a method that dismisses the view. This type is the
/// earlier form of `isPresented` and `dismiss`.
public struct PresentationMode: Sendable {
  /// Whether the view is presented: always false, because no view is presented.
  public var isPresented: Bool { false }

  /// Does nothing: no view is presented.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// A binding to the presentation of the view. Nothing is presented, and writing has no effect.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
