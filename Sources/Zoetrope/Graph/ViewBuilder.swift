import Foundation

/// Builds one view from the views that a closure lists.
@resultBuilder public struct ViewBuilder {
  /// Accepts a view of the closure.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the only view of the closure.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
