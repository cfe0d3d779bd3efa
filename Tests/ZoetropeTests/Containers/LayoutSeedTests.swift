import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

private struct Turn: LayoutValueKey {
  static var defaultValue: Binding<Angle>? { nil }
}

private struct IsActive: LayoutValueKey {
  typealias Value = Bool
  static var defaultValue: Bool { false }
}

/// A layout with every requirement written out.
private struct Ring: Layout {
  struct Cache {
    var sizes: [CGSize]
  }

  var radius: CGFloat
  var rotation: Angle = .zero

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(CGFloat(rotation.radians), radius) }
    set {
      rotation = .radians(newValue.first)
      radius = newValue.second
    }
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let widest = cache.sizes.map(\.width).max() ?? 0
    return CGSize(width: widest + 2 * radius, height: widest + 2 * radius)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for index in subviews.startIndex..<subviews.endIndex {
      let angle = rotation.radians + 2 * .pi * Double(index) / Double(subviews.count)
      let offset = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle))
      let subview: LayoutSubview = subviews[index]
      subview.place(
        at: CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y), anchor: .center,
        proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

/// A layout with the defaults of all optional requirements.
private struct Pile: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let dimensions: [ViewDimensions] = subviews.map { $0.dimensions(in: proposal) }
    return CGSize(
      width: dimensions.map(\.width).max() ?? 0, height: dimensions.map { $0[.bottom] }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let active = subviews.first { $0[IsActive.self] } ?? subviews[0]
    active.place(at: bounds.origin, proposal: proposal)
    let rest: LayoutSubviews = subviews[0..<subviews.count]
    for subview in rest where subview != active && subview.priority == 0 {
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
      subview[Turn.self]?.wrappedValue = .zero
    }
  }
}

/// Passes its subviews to two other layouts.
private struct Halves: Layout {
  func makeCache(subviews: Subviews) -> [AnyLayout.Cache] {
    let layouts = [AnyLayout(HStackLayout(alignment: .top, spacing: 0)), AnyLayout(VStackLayout())]
    return layouts.map { $0.makeCache(subviews: subviews) }
  }

  private var layout: AnyLayout { AnyLayout(HStackLayout(alignment: .top, spacing: 0)) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [AnyLayout.Cache]
  ) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache[0])
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [AnyLayout.Cache]
  ) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache[0])
  }
}

/// The layout API of published articles, in their spelling.
@MainActor struct LayoutSeedTests {
  @Test func `a layout with every requirement compiles and runs`() {
    let host = Host(100, 100) {
      Ring(radius: 40) {
        box("top", 10, 10)
        box("bottom", 10, 10)
      }
    }
    #expect(near(host.center("top"), CGPoint(x: 50, y: 10)))
    #expect(near(host.center("bottom"), CGPoint(x: 50, y: 90)))
    #expect(Ring.layoutProperties.stackOrientation == .vertical)
    #expect(Pile.layoutProperties.stackOrientation == nil)
  }

  @Test func `a layout reads values of its subviews and is called without parentheses`() {
    let host = Host(100, 100) {
      Pile {
        box("a", 10, 10)
        box("b", 20, 20).layoutValue(key: IsActive.self, value: true)
        box("c", 5, 30).layoutPriority(1)
      }
    }
    #expect(host.frame("a").origin == CGPoint(x: 40, y: 35))
    #expect(host.frame("b").origin == CGPoint(x: 40, y: 35))
  }

  @Test func `layouts inside layouts compile and run`() {
    let host = Host(100, 100) {
      Halves {
        box("a", 10, 10)
        box("b", 20, 20)
      }
    }
    #expect(host.frame("b").origin == CGPoint(x: 45, y: 40))
    let vertical = AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
    let other = Host(100, 100) { vertical { box("a", 10, 10) } }
    #expect(other.frame("a").minX == 45)
  }

  @Test func `stacks and frames compile and lay out`() {
    let host = Host(200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .bottom, spacing: 4) {
          box("a", 10, 10)
          Spacer(minLength: 0)
          box("b", 10, 20)
        }
        .frame(width: 50, height: 30, alignment: .top)
        Spacer().frame(height: 5).layoutPriority(1)
        mark("c").frame(
          minWidth: 5, idealWidth: 6, maxWidth: 7, minHeight: 5, idealHeight: 6, maxHeight: 7,
          alignment: .center)
        box("d", 10, 10).padding(.bottom, -5).padding(3).padding([.horizontal, .top], 1)
          .padding()
        box("e", 10, 10).offset(x: 1, y: 2).fixedSize().zIndex(2)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .ignoresSafeArea()
    }
    #expect(host.frame("b").maxX - host.frame("a").minX == 50)
    #expect(host.frame("c").size == CGSize(width: 7, height: 7))
  }

  @Test func `guides, positions and ratios compile and lay out`() {
    let host = Host(100, 100) {
      ZStack(alignment: .bottom) {
        box("a", 10, 10).alignmentGuide(.bottom) { $0[.bottom] + 5 }
        mark("b").aspectRatio(2, contentMode: .fit).frame(width: 20, height: 20)
        box("c", 4, 4).position(x: 2, y: 2)
        box("d", 4, 4).position(CGPoint(x: 50, y: 50)).id("d")
      }
    }
    #expect(host.frame("b").size == CGSize(width: 20, height: 10))
    #expect(host.center("c") == CGPoint(x: 2, y: 2))
    #expect(host.center("d") == CGPoint(x: 50, y: 50))
    #expect(ContentMode.allCases.contains(.fit))
  }

  @Test func `old and new spellings of backgrounds and overlays compile`() {
    let host = Host(100, 100) {
      box("a", 20, 20)
        .background(box("old back", 4, 4), alignment: .topLeading)
        .background(alignment: .bottom) { box("back", 4, 4) }
        .background(.white)
        .overlay(box("old front", 4, 4))
        .overlay(alignment: .trailing) { box("front", 4, 4) }
    }
    #expect(host.frame("old back").origin == host.frame("a").origin)
    #expect(host.frame("back").maxY == host.frame("a").maxY)
    #expect(host.center("old front") == host.center("a"))
    #expect(host.frame("front").maxX == host.frame("a").maxX)
  }

  @Test func `geometry readers and scroll views compile and lay out`() {
    let host = Host(100, 100) {
      GeometryReader { proxy in
        let half = CGSize(width: proxy.size.width / 2, height: proxy.size.height / 2)
        ScrollViewReader { scroll in
          ScrollView([.vertical, .horizontal], showsIndicators: false) {
            box("a", half.width, half.height).id("target")
          }
          .onAppear { scroll.scrollTo("target", anchor: .bottom) }
          .scrollDisabled(true)
        }
      }
    }
    #expect(host.frame("a").size == CGSize(width: 50, height: 50))
    let other = Host(100, 100) { ScrollView { box("b", 10, 10) } }
    #expect(other.frame("b").minY == 0)
  }
}
