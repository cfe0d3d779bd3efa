import Foundation

extension ViewBuilder {
  /// Builds an empty view from a block without views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a view from several views.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView(elements: (repeat each content))
  }

  /// Builds a view that is present only while a condition is true.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the view of a condition's first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the view of a condition's second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds the view of an `if #available` branch, and erases its type.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
