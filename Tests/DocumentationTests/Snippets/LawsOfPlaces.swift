import SwiftUI

protocol Row: Layout where Cache == Void {}

extension Row {
  func width(_ subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
  }

  func height(_ subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: width(subviews), height: height(subviews)) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// The layouts of the articles about the laws of places.
enum LawsOfPlaces {
  struct HeroRow: Row {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let hero = subviews.first!.sizeThatFits(.unspecified)
      return CGSize(width: max(width(subviews), hero.width), height: height(subviews))
    }
  }

  struct Fan: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 400, height: 400) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let angle = Double(index) / Double(subviews.count - 1) * .pi
        subview.place(
          at: CGPoint(x: bounds.midX - 100 * cos(angle), y: bounds.midY - 100 * sin(angle)),
          anchor: .center, proposal: .unspecified)
      }
    }
  }

  struct ShortRow: Row {
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for subview in subviews.dropLast() {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  struct ZeroRow: Row {
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x: CGFloat = 0
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  struct CornerRow: Row {
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), anchor: .center, proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  struct TrailingGapRow: Row {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let gaps = 8 * CGFloat(subviews.count)
      return CGSize(width: width(subviews) + gaps, height: height(subviews))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width + 8
      }
    }
  }

  struct TurnedRow: Row {
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let isTurned = subviews.layoutDirection == .rightToLeft
      var x = isTurned ? bounds.maxX : bounds.minX
      for subview in subviews {
        let width = subview.sizeThatFits(.unspecified).width
        subview.place(
          at: CGPoint(x: isTurned ? x - width : x, y: bounds.minY), proposal: .unspecified)
        x += isTurned ? -width : width
      }
    }
  }
}
