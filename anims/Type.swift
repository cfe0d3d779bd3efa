import SwiftUI

/// A column with an animatable width: its content receives a different proposal at every frame.
struct ColumnLayout: Layout {
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let heights = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// A paragraph in a column, with a counter above it.
struct TypeSpecimen: View {
  var width: CGFloat
  var count: Int
  var size: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Text("\(count)")
          .font(.system(size: size * 3, weight: .semibold))
          .monospacedDigit()
          .contentTransition(.numericText(value: Double(count)))
        Text("pictures a turn")
          .font(.system(size: size))
          .foregroundStyle(.gray)
      }
      ColumnLayout(width: width) {
        Text(
          """
          A drum with **slits** in its side, and a strip of drawings within: turn it, and each slit \
          shows *one* picture for a moment. The eye joins what it saw into what it sees, and a \
          dozen horses become a **horse that runs**.
          """
        )
        .font(.system(size: size))
        .lineSpacing(size / 4)
      }
      .padding(14)
      .background {
        RoundedRectangle(cornerRadius: 12).fill(.yellow.opacity(0.2))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(24)
  }
}

extension TypeSpecimen {
  /// The width of the column, and the value of the counter.
  private struct Page {
    var isWide = false
    var count = 8
  }

  /// A paragraph whose line breaks change from frame to frame.
  static let anim = Anim(
    "type", size: CGSize(width: 560, height: 400), duration: 2.5,
    description: "A counter, and a paragraph whose line breaks change as its width grows",
    parameters: [
      .number("narrow", default: 180, in: 20...2_000, description: "the first width, in points"),
      .number("wide", default: 480, in: 20...2_000, description: "the last width, in points"),
      .number("size", default: 17, in: 4...200, description: "of the type, in points"),
    ], state: Page()
  ) { page, values in
    TypeSpecimen(
      width: page.wrappedValue.isWide ? values.number("wide") : values.number("narrow"),
      count: page.wrappedValue.count, size: values.number("size"))
  } cues: { page, _ in
    Cue(at: 0) { withAnimation(.easeInOut(duration: 2)) { page.wrappedValue.isWide = true } }
    Cue(at: 0.3) { withAnimation(.easeInOut(duration: 0.5)) { page.wrappedValue.count = 9 } }
    Cue(at: 0.9) { withAnimation(.easeInOut(duration: 0.5)) { page.wrappedValue.count = 12 } }
    Cue(at: 1.5) { withAnimation(.easeInOut(duration: 0.5)) { page.wrappedValue.count = 120 } }
  }
}
