import Foundation
import ZoetropeGeometry

/// A size that `showSizes(_:)` requests from a view.
public enum SizeProbe: Sendable, Equatable {
  /// The minimum size: the size that the view returns for `ProposedViewSize.zero`.
  case minimum
  /// The ideal size: the size that the view returns for `ProposedViewSize.unspecified`.
  case ideal
  /// The maximum size: the size that the view returns for `ProposedViewSize.infinity`.
  case maximum
  /// The current size of the view, together with the proposal that led to it.
  case current
  /// The size that the view returns for a proposal in points. A nil length requests the ideal
  /// length.
  case proposal(width: CGFloat?, height: CGFloat?)

  /// Returns ``proposal(width:height:)`` for the width and the height of a proposal, in points.
  ///
  /// The function is named as in the article "The SwiftUI Layout Protocol, Part 2":
  /// https://swiftui-lab.com/layout-protocol-part-2
  public static func proposal(size: ProposedViewSize) -> SizeProbe {
    .proposal(width: size.width, height: size.height)
  }

  /// The proposal for which the view is measured; nil for the current size, which needs no
  /// measurement.
  package var question: ProposedViewSize? {
    switch self {
    case .minimum: .zero
    case .ideal: .unspecified
    case .maximum: .infinity
    case .current: nil
    case .proposal(let width, let height): ProposedViewSize(width: width, height: height)
    }
  }

  /// The label of the size in the list that `showSizes(_:)` draws.
  package var name: String {
    switch self {
    case .minimum: "min"
    case .ideal: "ideal"
    case .maximum: "max"
    case .current: "now"
    case .proposal(let width, let height):
      LayoutDescription.proposal(ProposedViewSize(width: width, height: height))
    }
  }
}

extension View {
  /// Draws the sizes, in points, that this view returns for some proposals.
  ///
  /// ```swift
  /// Text("Hello").showSizes()                         // min, ideal, max, now
  /// Text("Hello").showSizes([.proposal(width: 40, height: nil)])
  /// Text("Hello").showSizes([.proposal(size: ProposedViewSize(width: 40, height: nil))])
  /// ```
  ///
  /// This modifier is a tool for debugging layouts. It does not change the layout, although the
  /// view is measured more often. It draws a line around the view's frame, and a list of the sizes.
  /// The list is drawn above, below or beside the view: at the first of these places where the
  /// canvas has room. If the canvas has room at none of these places, the list is drawn on the
  /// view, half transparent.
  ///
  /// If your code declares a modifier with this name, that modifier is used instead.
  ///
  /// - Parameter probes: The sizes to show, in order; an empty array shows none. Default: the
  ///   minimum, the ideal, the maximum and the current size.
  @_disfavoredOverload
  public nonisolated func showSizes(
    _ probes: [SizeProbe] = [.minimum, .ideal, .maximum, .current]
  ) -> some View {
    modifier(ShowSizes(probes: probes))
  }
}
