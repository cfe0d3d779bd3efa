import Foundation

/// Builds one view from the views that a closure lists.
@resultBuilder public struct ViewBuilder {
  /// Returns one view expression of the closure unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of a closure that lists exactly one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
