import Foundation
import Zoetrope

extension Stage {
  /// The size in points that the whole view takes at a proposal, whatever the size of the canvas.
  ///
  /// - Returns: Zero for a view that stands for nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    host.dimensions(in: proposal).map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  /// The size in points that one view takes at a proposal, as a layout around it would hear.
  ///
  /// - Parameters:
  ///   - proposal: The proposal.
  ///   - name: An id, an accessibility label or identifier, or a path or a part of one.
  /// - Throws: ``StageError``: no view of that name is laid out, or several are, or state has been
  ///   written since the stage was advanced.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, of name: some Hashable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> CGSize {
    try read(CallSite(fileID, filePath, line, column)) { () throws(StageError.Reason) in
      try PlaceFinder(host).find(name).node.sizeThatFits(proposal)
    }
  }

  /// Where a vertical guide of the whole view lies at a proposal, in points from its left edge: for a
  /// view that is a layout, what `explicitAlignment` says, or the guide's default.
  public func alignment(
    _ guide: HorizontalAlignment, in proposal: ProposedViewSize = .unspecified
  ) -> CGFloat {
    host.dimensions(in: proposal)?[guide] ?? 0
  }

  /// Where a horizontal guide of the whole view lies at a proposal, in points from its top edge.
  public func alignment(
    _ guide: VerticalAlignment, in proposal: ProposedViewSize = .unspecified
  ) -> CGFloat {
    host.dimensions(in: proposal)?[guide] ?? 0
  }

  /// The size in points that a view takes at a proposal.
  ///
  /// ```swift
  /// let size = try await Stage.size(proposal: .unspecified) {
  ///   MyLayout { Box("a", width: 40, height: 20) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - proposal: The proposal. Default: unspecified, for the ideal size.
  ///   - fonts: Where the fonts of texts come from. Default ``FontSource/environment``.
  ///   - content: The view.
  /// - Throws: ``HostError`` where state does not come to rest or a text has no fonts.
  public static func size<Content: View>(
    proposal: ProposedViewSize = .unspecified, fonts: FontSource = .environment,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) async throws -> CGSize {
    // A layout that hands values back while it is placed finds a canvas of the proposed size.
    let canvas = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    func side(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 100 }
    let stage = try await Stage(
      size: CGSize(width: side(canvas.width), height: side(canvas.height)), fonts: fonts,
      content: content)
    return stage.sizeThatFits(proposal)
  }
}
