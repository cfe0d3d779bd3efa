import SwiftUI
import ZoetropeCLI

/// A row from which the others differ by one mistake.
protocol PlainRow: Layout where Cache == Void {}

extension PlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

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

struct SoundRow: PlainRow {}

/// Traps where there is no subview, which the anim does not show.
struct FirstRow: PlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let first = subviews.first!.sizeThatFits(.unspecified)
    return CGSize(width: first.width * CGFloat(subviews.count), height: 1000)
  }
}

struct Body: View {
  let numbers: [Int]
  var body: some View { Text("\(numbers[1])") }
}

/// An anim whose layout traps, one that crashes by itself, and one with a sound layout.
@main struct Deadly: Gallery {
  static var anims: [Anim] {
    let size = CGSize(width: 100, height: 100)
    Anim("first", size: size, duration: 0.1) { FirstRow { Color.red } }
    Anim("body", size: size, duration: 0.1) { Body(numbers: [1]) }
    Anim("sound", size: size, duration: 0.1) { SoundRow { Color.red } }
  }
}
