import Foundation
import ZoetropeGeometry

/// A size that `showSizes(_:)` asks a view for.
public enum SizeProbe: Sendable, Equatable {
  /// The smallest: the answer to a proposal of nothing, ``ProposedViewSize/zero``.
  case minimum
  /// The one that the view likes best: the answer to ``ProposedViewSize/unspecified``.
  case ideal
  /// The largest: the answer to ``ProposedViewSize/infinity``.
  case maximum
  /// The one that the view has now, and the proposal that it comes from.
  case current
  /// The answer to a proposal of some lengths in points; nil for what the view likes best.
  case proposal(width: CGFloat?, height: CGFloat?)

  /// What a view is asked; nil for its current size.
  package var question: ProposedViewSize? {
    switch self {
    case .minimum: .zero
    case .ideal: .unspecified
    case .maximum: .infinity
    case .current: nil
    case .proposal(let width, let height): ProposedViewSize(width: width, height: height)
    }
  }

  /// What the size is called.
  package var name: String {
    switch self {
    case .minimum: "min"
    case .ideal: "ideal"
    case .maximum: "max"
    case .current: "now"
    case .proposal(let width, let height):
      LayoutWords.proposal(ProposedViewSize(width: width, height: height))
    }
  }
}

extension View {
  /// Draws the sizes that this view answers to proposals over it, in points.
  ///
  /// ```swift
  /// Text("Hello").showSizes()                         // min, ideal, max, now
  /// Text("Hello").showSizes([.proposal(width: 40, height: nil)])
  /// ```
  ///
  /// For finding out why a layout is as it is. Layout does not change by it: the view is asked more
  /// often, and drawn with a list of sizes at its top leading corner and a line around it.
  ///
  /// - Parameter probes: The sizes to show, in that order; none show nothing. Default: the
  ///   smallest, the ideal, the largest and the current one.
  public nonisolated func showSizes(
    _ probes: [SizeProbe] = [.minimum, .ideal, .maximum, .current]
  ) -> some View {
    modifier(ShowSizes(probes: probes))
  }
}
