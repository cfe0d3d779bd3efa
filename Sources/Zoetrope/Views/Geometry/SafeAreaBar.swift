import Foundation
import ZoetropeGeometry

extension View {
  /// Shows a bar at the top or bottom edge of this view, and shrinks the safe area by the height of
  /// the bar.
  ///
  /// This modifier does the same as `safeAreaInset(edge:alignment:spacing:content:)`. On Apple's
  /// systems, scrolled content also fades out behind the bar; here the content does not fade.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The horizontal alignment of the bar. Default: center.
  ///   - spacing: The distance between this view and the bar, in points. Default: nil, for the
  ///     spacing that the two views prefer.
  ///   - content: Makes the bar.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or trailing edge of this view, and shrinks the safe area by the
  /// width of the bar.
  ///
  /// This modifier does the same as `safeAreaInset(edge:alignment:spacing:content:)`. On Apple's
  /// systems, scrolled content also fades out behind the bar; here the content does not fade.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The vertical alignment of the bar. Default: center.
  ///   - spacing: The distance between this view and the bar, in points. Default: nil, for the
  ///     spacing that the two views prefer.
  ///   - content: Makes the bar.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Returns this view unchanged. On Apple's systems, a mirrored and blurred copy extends the view
  /// under the bars outside of the safe area; here the copy is not drawn.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Returns this view unchanged. On Apple's systems, a mirrored and blurred copy extends the view
  /// under the bars outside of the safe area; here the copy is not drawn.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
