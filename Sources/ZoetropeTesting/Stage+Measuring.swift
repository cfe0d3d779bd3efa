import Foundation
import Zoetrope

extension Stage {
  /// Returns the size, in points, that the stage's whole view takes for a proposal. The size of the
  /// canvas does not matter.
  ///
  /// - Parameter proposal: The proposal.
  /// - Returns: The size; zero for an empty view.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    host.dimensions(in: proposal).map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  /// Returns the size, in points, that a view inside the stage takes for a proposal from its
  /// container.
  ///
  /// - Parameters:
  ///   - proposal: The proposal.
  ///   - name: An id, an accessibility label or identifier, or a path or a part of one; see
  ///     ``Stage``.
  /// - Throws: ``StageError`` if no view of that name is laid out, if several are, or if state has
  ///   been written since the stage was last advanced.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, of name: some Hashable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> CGSize {
    try read(CallSite(fileID, filePath, line, column)) { () throws(StageError.Reason) in
      try LayoutFinder(host).find(name).node.sizeThatFits(proposal)
    }
  }

  /// Returns the position of an alignment guide of the stage's whole view, in points from the left
  /// edge of the view.
  ///
  /// If the view is a layout, the position is the result of its `explicitAlignment`, or the guide's
  /// default if that result is nil.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - proposal: The proposal for which the view is laid out. Default: unspecified, for the ideal
  ///     size.
  /// - Returns: The position; zero for an empty view.
  public func alignment(
    _ guide: HorizontalAlignment, in proposal: ProposedViewSize = .unspecified
  ) -> CGFloat {
    host.dimensions(in: proposal)?[guide] ?? 0
  }

  /// Returns the position of an alignment guide of the stage's whole view, in points down from the
  /// top edge of the view.
  ///
  /// If the view is a layout, the position is the result of its `explicitAlignment`, or the guide's
  /// default if that result is nil.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - proposal: The proposal for which the view is laid out. Default: unspecified, for the ideal
  ///     size.
  /// - Returns: The position; zero for an empty view.
  public func alignment(
    _ guide: VerticalAlignment, in proposal: ProposedViewSize = .unspecified
  ) -> CGFloat {
    host.dimensions(in: proposal)?[guide] ?? 0
  }

  /// Returns the size, in points, that a view takes for a proposal.
  ///
  /// ```swift
  /// let size = try await Stage.size(proposal: .unspecified) {
  ///   MyLayout { Box("a", width: 40, height: 20) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - proposal: The proposal. Default: unspecified, for the ideal size.
  ///   - fonts: The source of the fonts. Default ``Zoetrope/FontSource/environment``.
  ///   - content: The view.
  /// - Throws: ``Zoetrope/HostError`` if state keeps changing, or if there are no fonts for a text.
  public static func size<Content: View>(
    proposal: ProposedViewSize = .unspecified, fonts: FontSource = .environment,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) async throws -> CGSize {
    // Some layouts report values to views while the layouts place their subviews. The canvas has
    // the proposed size, so that the reported values belong to the proposal. A side that is
    // unspecified, infinite or not positive becomes 100 points.
    let canvas = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    func side(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 100 }
    let stage = try await Stage(
      size: CGSize(width: side(canvas.width), height: side(canvas.height)), fonts: fonts,
      content: content)
    return stage.sizeThatFits(proposal)
  }
}
