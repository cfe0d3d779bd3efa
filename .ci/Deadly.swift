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

/// Traps with the subviews of its anim.
struct SecondRow: PlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews[1].place(at: bounds.origin, proposal: .unspecified) }
}

/// Never returns.
struct EndlessRow: PlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    while x < bounds.maxX { x += bounds.minX }
  }
}

struct Body: View {
  let numbers: [Int]
  var body: some View { Text("\(numbers[1])") }
}

/// Never ends its body once the number is below zero.
struct Halves: View {
  let number: Int

  var body: some View {
    var rest = number
    while rest != 0 { rest = rest > 0 ? rest / 2 : rest }
    return Color.red
  }
}

/// Anims that trap or never return, in layouts, views and cues, and one with a sound layout.
@main struct Deadly: Gallery {
  static var anims: [Anim] {
    let size = CGSize(width: 100, height: 100)
    Anim("first", size: size, duration: 0.1) { FirstRow { Color.red } }
    Anim("second", size: size, duration: 0.1) { VStack { SecondRow { Color.red } } }
    Anim("body", size: size, duration: 0.1) { Body(numbers: [1]) }
    Anim("endless", size: size, duration: 0.1) { EndlessRow { Color.red }.position(x: 5, y: 5) }
    Anim("halves", size: size, duration: 1, state: 1) { number in
      HStack { Halves(number: number.wrappedValue) }
    } cues: { number in
      Cue(at: 0.5) { number.wrappedValue = -1 }
    }
    Anim("cue", size: size, duration: 1) {
      Color.red
    } cues: {
      Cue(at: 0.25) { _ = [1].dropFirst()[1] }
    }
    Anim("sound", size: size, duration: 0.1) { SoundRow { Color.red } }
  }
}
