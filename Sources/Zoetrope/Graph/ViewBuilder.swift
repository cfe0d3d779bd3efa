import Foundation

/// Makes one view of the views that a closure lists.
@resultBuilder public struct ViewBuilder {
  /// A view in the list.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
