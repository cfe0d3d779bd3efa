import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The answers and proposals of framed, padded and fixed views.
@MainActor struct FrameRuleTests {
  /// A leaf of at least 20 points, ideally 30, and at most 40, along both axes, which notes its
  /// proposals.
  struct Noting: Shape {
    typealias AnimatableData = EmptyAnimatableData
    let journal: Journal

    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      func length(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "-" }
      journal.note("\(length(proposal.width)) \(length(proposal.height))")
      let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: 30))
      return CGSize(
        width: max(min(size.width, 40), 20), height: max(min(size.height, 40), 20))
    }
  }

  /// A view's answer and its proposal to its content.
  private func answer<V: View>(
    _ proposal: ProposedViewSize, _ wrap: (Noting) -> V
  ) -> (size: CGSize, asked: [String]) {
    let journal = Journal()
    let sizes = Journal()
    let view = wrap(Noting(journal: journal))
    let layout = Probe(journal: sizes) { subviews in
      _ = journal.take()
      let size = subviews[0].sizeThatFits(proposal)
      return "\(size.width) \(size.height)"
    }
    _ = Host(100, 100) { layout { view } }
    let numbers = (sizes.lines.first ?? "").split(separator: " ").compactMap { Double($0) }
    let size = CGSize(width: numbers.first ?? -1, height: numbers.last ?? -1)
    return (size, journal.lines)
  }

  private let some = ProposedViewSize(width: 33, height: 25)

  @Test func `a fixed length is proposed, and the other one passes through`() {
    for (width, height, asked, size) in [
      (50, nil, "50.0 25.0", CGSize(width: 50, height: 25)),
      (nil, 5, "33.0 5.0", CGSize(width: 33, height: 5)),
      (nil, nil, "33.0 25.0", CGSize(width: 33, height: 25)),
    ] as [(CGFloat?, CGFloat?, String, CGSize)] {
      let found = answer(some) { $0.frame(width: width, height: height) }
      #expect(found.size == size)
      #expect(found.asked.first == asked)
    }
    let both = answer(.infinity) { $0.frame(width: 7, height: 9) }
    #expect(both.size == CGSize(width: 7, height: 9))
  }

  @Test func `the limits of a frame clamp the proposal and the answer`() {
    typealias Case = (
      least: CGFloat?, ideal: CGFloat?, most: CGFloat?, proposed: CGFloat?, asked: String,
      width: CGFloat
    )
    let cases: [Case] = [
      // Both limits: the proposal clamped to them.
      (5, nil, 60, 50, "50.0", 50), (5, nil, 60, 70, "60.0", 60), (5, nil, 60, 0, "5.0", 5),
      (25, nil, 60, nil, "-", 30), (35, nil, 60, nil, "-", 35), (1, nil, 25, nil, "-", 25),
      // A minimum: at least that, and at most the view's own length.
      (5, nil, nil, 50, "50.0", 40), (5, nil, nil, 10, "10.0", 10), (5, nil, nil, 0, "5.0", 5),
      (35, nil, nil, nil, "-", 35),
      // A maximum: the proposal up to that, or the view's minimum.
      (nil, nil, 60, 50, "50.0", 50), (nil, nil, 60, 70, "60.0", 60),
      (nil, nil, 60, 10, "10.0", 20), (nil, nil, 15, 10, "10.0", 15),
      (nil, nil, CGFloat.infinity, 70, "70.0", 70), (nil, nil, CGFloat.infinity, nil, "-", 30),
      // An ideal length: for a missing proposal.
      (nil, 36, nil, nil, "36.0", 36), (nil, 36, nil, 10, "10.0", 20),
      (5, 36, 60, nil, "36.0", 36), (5, 36, 60, 10, "10.0", 10),
    ]
    for (least, ideal, most, proposed, asked, width) in cases {
      let found = answer(ProposedViewSize(width: proposed, height: 25)) {
        $0.frame(minWidth: least, idealWidth: ideal, maxWidth: most)
      }
      let name: Comment = "\(least as Any) \(ideal as Any) \(most as Any) \(proposed as Any)"
      #expect(found.size == CGSize(width: width, height: 25), name)
      #expect(found.asked.first == asked + " 25.0", name)
      let upright = answer(ProposedViewSize(width: 33, height: proposed)) {
        $0.frame(minHeight: least, idealHeight: ideal, maxHeight: most)
      }
      #expect(upright.size == CGSize(width: 33, height: width), name)
      #expect(upright.asked.first == "33.0 " + asked, name)
    }
  }

  @Test func `a frame without limits changes nothing`() {
    for proposal in [some, .unspecified, .zero, .infinity] {
      let plain = answer(proposal) { $0 }
      #expect(answer(proposal) { $0.frame(minWidth: nil) }.size == plain.size)
      #expect(answer(proposal) { $0.frame(width: nil) }.size == plain.size)
    }
  }

  @Test func `a view in a flexible frame is placed with the size of the frame`() {
    let stretched = Host(100, 100) {
      HStack(spacing: 0) {
        mark("a").frame(maxWidth: 100)
        mark("b").frame(minWidth: 100)
      }
      .frame(maxHeight: 10)
      .frame(width: 150)
    }
    // The row overflows 150 by 25 points; its first view is proposed half of all 175.
    #expect(near(stretched.frame("a").width, 87.5))
    #expect(near(stretched.frame("b").width, 100))
    let ideal = Host(100, 100) { mark("a").frame(maxWidth: 50).fixedSize() }
    #expect(near(ideal.frame("a"), CGRect(x: 45, y: 45, width: 10, height: 10)))
  }

  @Test func `a fixed size proposes nil along its axes`() {
    #expect(answer(some) { $0.fixedSize() }.asked.first == "- -")
    for (horizontal, vertical, asked) in [
      (true, true, "- -"), (true, false, "- 25.0"), (false, true, "33.0 -"),
      (false, false, "33.0 25.0"),
    ] {
      let found = answer(some) { $0.fixedSize(horizontal: horizontal, vertical: vertical) }
      #expect(found.asked.first == asked)
    }
  }

  @Test func `padding is subtracted from the proposal, down to zero`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let found = answer(some) { $0.padding(insets) }
    #expect(found.asked.first == "27.0 21.0")
    #expect(found.size == CGSize(width: 33, height: 25))
    let narrow = answer(ProposedViewSize(width: 3, height: nil)) { $0.padding(insets) }
    #expect(narrow.asked.first == "0.0 -")
    let negative = answer(some) { $0.padding(-6) }
    #expect(negative.asked.first == "45.0 37.0")
    #expect(negative.size == CGSize(width: 28, height: 25))
    #expect(answer(.zero) { $0.padding(-50) }.size == .zero)
    #expect(answer(.unspecified) { $0.padding() }.size == CGSize(width: 62, height: 62))
  }

  @Test func `an aspect ratio applies to every proposal`() {
    for (ratio, mode, width, height, asked) in [
      (2, .fit, 100, 100, "100.0 50.0"), (2, .fill, 100, 100, "200.0 100.0"),
      (0.5, .fit, 100, 100, "50.0 100.0"), (2, .fit, 100, nil, "100.0 50.0"),
      (2, .fill, 100, nil, "100.0 50.0"), (2, .fit, nil, 30, "60.0 30.0"),
      (2, .fit, nil, nil, "- -"), (2, .fill, 100, 10, "100.0 50.0"),
    ] as [(CGFloat, ContentMode, CGFloat?, CGFloat?, String)] {
      let found = answer(ProposedViewSize(width: width, height: height)) {
        $0.aspectRatio(ratio, contentMode: mode)
      }
      #expect(found.asked.first == asked)
    }
    // Without a proposal the ratio is that of the ideal size: 3 to 2.
    let own = Host(90, 90) { mark("a").frame(idealWidth: 30, idealHeight: 20).scaledToFit() }
    #expect(near(own.frame("a"), CGRect(x: 0, y: 15, width: 90, height: 60)))
    let fill = Host(90, 90) { mark("a").frame(idealWidth: 30, idealHeight: 20).scaledToFill() }
    #expect(near(fill.frame("a"), CGRect(x: -22.5, y: 0, width: 135, height: 90)))
    let size = answer(ProposedViewSize(width: 90, height: 90)) {
      $0.aspectRatio(CGSize(width: 1, height: 3), contentMode: .fit)
    }
    #expect(size.asked.first == "30.0 90.0")
  }

  @Test func `a view with a position takes the whole proposal`() {
    #expect(answer(some) { $0.position(x: 1, y: 2) }.size == CGSize(width: 33, height: 25))
    let tall = ProposedViewSize(width: nil, height: 70)
    #expect(answer(tall) { $0.position(x: 1, y: 2) }.size == CGSize(width: 30, height: 70))
    #expect(answer(.unspecified) { $0.position(.zero) }.size == CGSize(width: 30, height: 30))
    #expect(answer(.infinity) { $0.position(.zero) }.size.width == .infinity)
  }

  @Test func `an offset changes no size and no place but the view's own`() {
    #expect(answer(some) { $0.offset(x: 50) }.size == CGSize(width: 33, height: 25))
    let host = Host(100, 20) {
      HStack(spacing: 0) {
        box("a", 10, 10).offset(x: 30, y: 5)
        box("b", 10, 10)
      }
    }
    #expect(host.frame("a").origin == CGPoint(x: 70, y: 10))
    #expect(host.frame("b").origin == CGPoint(x: 50, y: 5))
  }

  @Test(arguments: [1, 2, 12]) func `nested frames ask for a guide once each`(_ depth: Int) {
    let journal = Journal()
    let host = Host(100, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Self.framed(depth, journal)
        box("b", 10, 10)
      }
    }
    #expect(host.frame("b").maxY > 0)
    // Each frame asks its content for this guide once per query.
    #expect(journal.lines.count <= 4)
  }

  private static func framed(_ depth: Int, _ journal: Journal) -> AnyView {
    if depth == 0 {
      return AnyView(
        box("a", 10, 10).alignmentGuide(.firstTextBaseline) { dimensions in
          journal.note("asked")
          return dimensions.height / 2
        })
    }
    return AnyView(framed(depth - 1, journal).frame(width: 10 + CGFloat(depth), height: 20))
  }
}
