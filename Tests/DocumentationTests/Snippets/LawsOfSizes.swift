import SwiftUI

/// The layouts of the articles about the laws of sizes.
enum LawsOfSizes {
  struct FirstAnswerRow: Layout {
    func makeCache(subviews: Subviews) -> CGSize? { nil }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize?
    ) -> CGSize {
      if let cache { return cache }
      let sizes = subviews.map { $0.sizeThatFits(proposal) }
      let size = CGSize(
        width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
      cache = size
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize?
    ) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
        x += subview.sizeThatFits(proposal).width
      }
    }
  }

  struct EndlessRow: Row {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: proposal.width ?? .infinity, height: height(subviews))
    }
  }

  struct ShyRow: Row {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let width = proposal.width == 0 ? 300 : width(subviews)
      return CGSize(width: width, height: height(subviews))
    }
  }

  struct TremblingRow: Row {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let size = CGSize(width: width(subviews), height: height(subviews))
      guard let offered = proposal.width, offered.isFinite else { return size }
      let isEven = (offered * 2000).rounded().truncatingRemainder(dividingBy: 2) == 0
      return isEven ? size : CGSize(width: size.width, height: size.height + 1)
    }
  }

  struct StaleRow: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] {
      subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      CGSize(width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var x = bounds.minX
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += size.width
      }
    }
  }

  struct SlowRow: Row {
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for index in subviews.indices {
        let x = bounds.minX + width(subviews[..<index])
        subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      }
    }
  }
}
