import Foundation
import ZoetropeGeometry

/// Options of equal width, side by side, with a background behind the selected option.
struct SegmentedControl: View {
  let options: [PickerOption]
  /// The index of the selected option; nil if none is selected.
  let selected: Int?
  let select: (PickerOption) -> Void
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    SegmentedLayout(count: options.count, selected: selected) {
      ZStack {
        RoundedRectangle(cornerRadius: 7, style: .continuous).fill(Color.black.opacity(0.06))
          .offset(y: 1)
        RoundedRectangle(cornerRadius: 7, style: .continuous)
          .fill(AdaptiveColor(light: .white, dark: Color(red: 0.39, green: 0.39, blue: 0.4)))
      }
      ForEach(0..<max(options.count - 1, 0), id: \.self) { index in
        Capsule().fill(Color.gray.opacity(isSeparatorShown(after: index) ? 0.35 : 0))
      }
      ForEach(options) { option in
        OptionView(node: option.node)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(GestureModifier(gesture: TapGesture().onEnded { select(option) }))
      }
    }
    .background(ControlFill.large, in: RoundedRectangle(cornerRadius: 9, style: .continuous))
    .compositingGroup().opacity(isEnabled ? 1 : 0.5)
    .movesAsControl()
  }

  /// Whether the separator after an option is shown. The separator is hidden if one of the two
  /// options beside it is selected.
  private func isSeparatorShown(after index: Int) -> Bool {
    selected != index && selected != index + 1
  }
}

/// The layout of a segmented control.
///
/// Its subviews are, in this order, the background of the selected option, the separators, and the
/// options.
nonisolated struct SegmentedLayout: Layout {
  /// The number of options.
  var count: Int
  /// The index of the selected option; nil if none is selected.
  var selected: Int?

  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2
  private static let padding: CGFloat = 10
  private static let separatorHeight: CGFloat = 16

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widest = subviews.suffix(count).map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = (widest + 2 * Self.padding) * CGFloat(count)
    let width = proposal.width.map { $0.isFinite ? max($0, 0) : ideal } ?? ideal
    return CGSize(width: width, height: Self.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard count > 0, subviews.count == 2 * count else { return }
    let width = bounds.width / CGFloat(count)
    func box(_ index: Int) -> CGRect {
      CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: bounds.height)
    }
    // The inset is at most half of each side. With a larger inset, `insetBy(dx:dy:)` would return
    // the null rectangle.
    let ground = selected.map {
      box($0).insetBy(dx: min(Self.inset, width / 2), dy: min(Self.inset, bounds.height / 2))
    }
    place(subviews[0], in: ground ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0))
    for index in 1..<count {
      place(
        subviews[index],
        in: CGRect(
          x: box(index).minX - 0.5, y: bounds.midY - Self.separatorHeight / 2, width: 1,
          height: Self.separatorHeight))
    }
    for index in 0..<count {
      place(subviews[count + index], in: box(index))
    }
  }

  private func place(_ subview: LayoutSubview, in box: CGRect) {
    subview.place(
      at: CGPoint(x: box.midX, y: box.midY), anchor: .center, proposal: ProposedViewSize(box.size))
  }
}

/// A modifier that sets the font and the foreground style of options.
struct OptionAppearance: ViewModifier {
  let isSegmented: Bool

  nonisolated init(isSegmented: Bool) { self.isSegmented = isSegmented }

  func body(content: Content) -> some View {
    content
      .lineLimit(1)
      .transformEnvironment(\.font) { if isSegmented { $0 = .system(size: 13, weight: .medium) } }
      .transformEnvironment(\.foreground) {
        if !isSegmented && $0 == nil {
          $0 = Foreground([AnyShapeStyle(TintShapeStyle())], outer: nil)
        }
      }
  }
}

/// The selected option, with two arrows that indicate further options.
struct MenuButton: View {
  let option: PickerOption?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 6) {
      if let option { OptionView(node: option.node) }
      MenuArrows()
        .stroke(.tint, style: StrokeStyle(lineWidth: 1.7, lineCap: .round, lineJoin: .round))
        .frame(width: 7, height: 12)
    }
    .padding(.horizontal, 12)
    .frame(minHeight: 34)
    .compositingGroup().opacity(isEnabled ? 1 : 0.5)
  }
}

/// Two arrowheads, one above the other: the upper points up, and the lower points down.
nonisolated private struct MenuArrows: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (tip, end) in [(rect.minY, rect.minY + 4), (rect.maxY, rect.maxY - 4)] {
      path.move(to: CGPoint(x: rect.minX, y: end))
      path.addLine(to: CGPoint(x: rect.midX, y: tip))
      path.addLine(to: CGPoint(x: rect.maxX, y: end))
    }
    return path
  }
}
