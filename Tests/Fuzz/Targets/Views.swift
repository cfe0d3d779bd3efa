import Foundation
import SwiftUI
import Zoetrope

/// The installed fonts, read once.
@MainActor private let fonts = FontSource.environment.shared()

/// A tree of views with absurd numbers, which is laid out, animated, drawn and encoded.
@MainActor @Sendable func fuzzViews(_ bytes: inout Bytes) async {
  let host = Zoetrope.Host(size: CGSize(width: 48, height: 48), sharing: fonts)
  host.isStrict = bytes.bool()
  var budget = 40
  let (first, second) = (bytes.view(depth: 6, &budget), bytes.view(depth: 4, &budget))
  let isFirst = host.makeState(true)
  host.show(Changing(isFirst: isFirst, first: first, second: second))
  let animation = bytes.animation()
  host.schedule(at: 0.1) { withAnimation(animation) { isFirst.wrappedValue = false } }
  for time in [0, 0.15, min(max(bytes.number(), 0.2), 3)] {
    do { try await host.advance(to: time) } catch { return }
    _ = (host.displayList(), host.placements(), host.takeDiagnostics())
  }
  draw(first)
}

private struct Changing: View {
  @Binding var isFirst: Bool
  var first: AnyView
  var second: AnyView

  var body: some View {
    VStack {
      if isFirst { first } else { second }
      first.opacity(isFirst ? 1 : 0.5).offset(x: isFirst ? 0 : 10)
    }
  }
}

/// A layout that answers and places with given numbers.
private struct Absurd: Layout {
  var numbers: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: numbers[0], height: proposal.height ?? numbers[1])
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews.dropFirst(1) {
      subview.place(
        at: CGPoint(x: numbers[2], y: numbers[3]), anchor: UnitPoint(x: numbers[1], y: 0),
        proposal: ProposedViewSize(width: numbers[3], height: nil))
    }
  }
}

extension Bytes {
  mutating func animation() -> Animation? {
    switch choice(5) {
    case 0: nil
    case 1: .linear(duration: number())
    case 2: .spring(response: number(), dampingFraction: number())
    case 3: .timingCurve(number(), number(), number(), number(), duration: number())
    default: .easeInOut(duration: number()).repeatForever(autoreverses: bool())
    }
  }

  @MainActor mutating func view(depth: Int, _ budget: inout Int) -> AnyView {
    budget -= 1
    if depth <= 0 || budget <= 0 || isEmpty { return leaf() }
    switch choice(4) {
    case 0: return leaf()
    case 1: return container(depth: depth, &budget)
    default: return modified(view(depth: depth - 1, &budget))
    }
  }

  @MainActor private mutating func leaf() -> AnyView {
    switch choice(9) {
    case 0: AnyView(Color.red)
    case 1: AnyView(Text(verbatim: text()))
    case 2: AnyView(path())
    case 3: AnyView(Image(systemName: ["star", "nothing", "heart.fill"][choice(3)]))
    case 4: AnyView(RoundedRectangle(cornerRadius: number()).stroke(lineWidth: number()))
    case 5: AnyView(Circle().trim(from: number(), to: number()))
    case 6: AnyView(Spacer(minLength: optionalNumber()))
    case 7:
      AnyView(
        LinearGradient(
          stops: [
            .init(color: .red, location: number()), .init(color: .blue, location: number()),
          ], startPoint: UnitPoint(x: number(), y: number()), endPoint: .bottom))
    default: AnyView(Divider())
    }
  }

  @MainActor private mutating func container(depth: Int, _ budget: inout Int) -> AnyView {
    let kind = choice(11)
    let spacing = optionalNumber()
    var views: [AnyView] = []
    for _ in 0..<choice(4) { views.append(view(depth: depth - 1, &budget)) }
    let content = ForEach(views.indices, id: \.self) { [views] in views[$0] }
    return switch kind {
    case 0: AnyView(HStack(spacing: spacing) { content })
    case 1: AnyView(VStack(spacing: spacing) { content })
    case 2: AnyView(ZStack { content })
    case 3: AnyView(Grid(horizontalSpacing: spacing) { GridRow { content } })
    case 4: AnyView(ScrollView { LazyVStack(spacing: spacing) { content } })
    case 5:
      AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: number())), GridItem(.fixed(number()))]) {
          content
        })
    case 6: AnyView(GeometryReader { proxy in content.frame(width: proxy.size.width / 2) })
    case 7: AnyView(ViewThatFits { content })
    case 8: AnyView(Absurd(numbers: (0..<4).map { _ in CGFloat(number()) }) { content })
    case 9: AnyView(Button(action: {}) { content })
    default: AnyView(Group { content })
    }
  }

  @MainActor private mutating func modified(_ view: AnyView) -> AnyView {
    switch choice(26) {
    case 0: AnyView(view.frame(width: optionalNumber(), height: optionalNumber()))
    case 1: AnyView(view.frame(minWidth: optionalNumber(), maxWidth: optionalNumber()))
    case 2: AnyView(view.padding(number()))
    case 3: AnyView(view.offset(x: number(), y: number()))
    case 4: AnyView(view.position(x: number(), y: number()))
    case 5: AnyView(view.opacity(number()))
    case 6: AnyView(view.rotationEffect(.degrees(number())))
    case 7: AnyView(view.scaleEffect(x: number(), y: number()))
    case 8: AnyView(view.blur(radius: min(number(), 20)))
    case 9: AnyView(view.shadow(radius: min(number(), 20), x: number(), y: number()))
    case 10: AnyView(view.clipShape(RoundedRectangle(cornerRadius: number())))
    case 11: AnyView(view.aspectRatio(optionalNumber(), contentMode: bool() ? .fit : .fill))
    case 12: AnyView(view.fixedSize(horizontal: bool(), vertical: bool()))
    case 13: AnyView(view.layoutPriority(number()))
    case 14: AnyView(view.zIndex(number()))
    case 15: AnyView(view.alignmentGuide(.leading) { [number = CGFloat(number())] _ in number })
    case 16:
      AnyView(
        view.rotation3DEffect(.degrees(number()), axis: (number(), number(), number())))
    case 17: AnyView(view.mask { Circle().frame(width: number()) })
    case 18: AnyView(view.overlay { Color.blue.opacity(number()) })
    case 19: AnyView(view.background(.thinMaterial))
    case 20: AnyView(view.blendMode([.multiply, .softLight, .hue, .destinationOut][choice(4)]))
    case 21: AnyView(view.transition(.scale(scale: number()).combined(with: .opacity)))
    case 22: AnyView(view.transformEffect(transform()))
    case 23: AnyView(view.hueRotation(.degrees(number())).contrast(number()).saturation(number()))
    case 24: AnyView(view.font(.system(size: number())).tracking(number()))
    default: AnyView(view.safeAreaPadding(.all, number()).ignoresSafeArea())
    }
  }

  private mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }
}
