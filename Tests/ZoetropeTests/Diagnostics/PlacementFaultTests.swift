import Foundation
import Synchronization
import Testing
import Zoetrope
import ZoetropeGeometry

/// `place` at the wrong time, or with non-finite numbers.
@MainActor struct PlacementFaultTests {
  /// Places all its subviews at one point.
  private struct Putting: Layout {
    var position: CGPoint
    var anchor = UnitPoint.topLeading
    var proposal = ProposedViewSize(width: 20, height: 10)

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 100, height: 80) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: position, anchor: anchor, proposal: self.proposal)
      }
    }
  }

  private func put(
    _ layout: Putting, count: Int = 1
  ) -> (frames: [CGRect], messages: [String]) {
    let host = Host(100, 80) {
      layout { ForEach(0..<count, id: \.self) { _ in Color.red } }
    }
    let messages = host.messages(.warning)
    return (host.placements().map(\.frame), messages)
  }

  /// Places its subviews in a column, from the origin of its bounds or from zero.
  private struct Column: Layout {
    var knowsOrigin: Bool
    var count = Int.max

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 20, height: 40) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() where index < count {
        let corner = knowsOrigin ? bounds.origin : .zero
        subview.place(
          at: CGPoint(x: corner.x, y: corner.y + CGFloat(20 * index)),
          proposal: ProposedViewSize(width: 20, height: 20))
      }
    }
  }

  private func notes(_ layout: Column, size: CGFloat = 100) -> [String] {
    let host = Host(size, size) {
      layout {
        Color.red
        Color.blue
      }
    }
    return host.messages(.note)
  }

  @Test func `a layout that ignores the origin of its bounds is told`() {
    #expect(notes(Column(knowsOrigin: true)).isEmpty)
    #expect(
      notes(Column(knowsOrigin: false)) == [
        """
        Column: Column places its subviews as if its bounds began at 0, 0; they begin at 40, 30, \
        so add bounds.minX and bounds.minY to the positions
        """
      ])
  }

  @Test func `a layout that does not place a subview is told`() {
    #expect(
      notes(Column(knowsOrigin: true, count: 1)) == [
        """
        Column: Column does not place 1 of its 2 subviews; a subview that is not placed is shown in \
        the center of the bounds
        """
      ])
    #expect(notes(Column(knowsOrigin: true, count: 0))[0].contains("any of its 2 subviews"))
  }

  @Test func `a non-finite position is ignored, and the view is centered`() {
    let sound = put(Putting(position: CGPoint(x: 10, y: 5)))
    #expect(sound.frames == [CGRect(x: 10, y: 5, width: 20, height: 10)])
    #expect(sound.messages.isEmpty)
    let lost = put(Putting(position: CGPoint(x: CGFloat.nan, y: 5)))
    // The view gets the container's own proposal, as an unplaced subview does.
    #expect(lost.frames == [CGRect(x: 0, y: 0, width: 100, height: 80)])
    #expect(
      lost.messages == [
        """
        Putting: Putting places Putting/ForEach[0]/Color at nan, 5 with the anchor 0, 0; the call \
        is ignored
        """
      ])
  }

  @Test func `anchors and infinite positions are checked as well`() {
    let anchor = put(
      Putting(position: .zero, anchor: UnitPoint(x: 0.5, y: .nan)))
    #expect(anchor.messages.first?.contains("with the anchor 0.5, nan") == true)
    let endless = put(Putting(position: CGPoint(x: -CGFloat.infinity, y: 5)))
    #expect(endless.messages.first?.contains("at -infinity, 5") == true)
    #expect(endless.frames.allSatisfy { $0.minX.isFinite })
  }

  @Test func `many views without a valid place are reported once per layout`() {
    #expect(put(Putting(position: CGPoint(x: CGFloat.nan, y: 5)), count: 0).messages.isEmpty)
    #expect(put(Putting(position: CGPoint(x: CGFloat.nan, y: 5)), count: 9).messages.count == 1)
  }

  @Test func `a NaN proposal counts as unspecified`() {
    let result = put(
      Putting(position: .zero, proposal: ProposedViewSize(width: .nan, height: 30)))
    #expect(result.frames == [CGRect(x: 0, y: 0, width: 10, height: 30)])
    #expect(
      result.messages == [
        """
        Putting: Putting proposes nan x 30 to Putting/ForEach[0]/Color; nil is proposed in place of \
        nan
        """
      ])
  }

  @Test func `a view of infinite size is proposed the size of its container`() {
    let result = put(Putting(position: .zero, proposal: .infinity))
    #expect(result.frames == [CGRect(x: 0, y: 0, width: 100, height: 80)])
    #expect(
      result.messages == [
        """
        Putting: Putting places Putting/ForEach[0]/Color with the proposal infinity x infinity, at \
        which it has no end; 100 x 80 is proposed instead
        """
      ])
  }

  @Test func `a view with a maximum size may be proposed infinity`() {
    let host = Host(100, 80) {
      Putting(position: .zero, proposal: .infinity) {
        mark("a").frame(maxWidth: 30, maxHeight: 20)
      }
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(host.messages().isEmpty)
  }

  /// Places its subviews while it measures them.
  private struct Early: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      for subview in subviews { subview.place(at: .zero, proposal: .zero) }
      return CGSize(width: 60, height: 40)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func `a placement during measuring is ignored and reported`() {
    let host = Host(100, 80) { Early { box("a", 10, 10) } }
    #expect(host.frame("a") == CGRect(x: 45, y: 35, width: 10, height: 10))
    #expect(
      host.messages() == [
        """
        Early: Early/ForEach[a]/Color is placed outside of placeSubviews of Early; the call is \
        ignored
        """
      ])
  }

  @Test func `a nested layout's placement during measuring is ignored and reported`() {
    let host = Host(100, 80) {
      Putting(position: .zero) { Early { box("a", 10, 10) } }
    }
    #expect(host.frame("a") == CGRect(x: 25, y: 15, width: 10, height: 10))
    #expect(
      host.messages() == [
        """
        Putting/Early: Putting/Early/ForEach[a]/Color is placed outside of placeSubviews of Early; \
        the call is ignored
        """
      ])
  }

  /// Retains its subviews for other layouts.
  private final class Shelf: Sendable {
    private let stored = Mutex<Confined<LayoutSubviews>?>(nil)
    var subviews: LayoutSubviews? { stored.withLock { $0?.onMainActor } }
    func put(_ subviews: LayoutSubviews) {
      let subviews = Confined(subviews)
      stored.withLock { $0 = subviews }
    }
  }

  private struct Keeping: Layout {
    let shelf: Shelf
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 60, height: 40) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      shelf.put(subviews)
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  private struct Meddling: Layout {
    let shelf: Shelf
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 10, height: 10) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      shelf.subviews?[0].place(at: CGPoint(x: 90, y: 70), proposal: .zero)
    }
  }

  @Test func `subviews of other layouts and retained subviews stay in place`() async throws {
    let shelf = Shelf()
    let host = Host(100, 80) {
      VStack(spacing: 0) {
        Keeping(shelf: shelf) { box("a", 10, 10) }
        Meddling(shelf: shelf) { box("b", 1, 1) }
      }
    }
    #expect(host.frame("a").origin == CGPoint(x: 20, y: 15))
    #expect(
      host.messages(.warning) == [
        """
        VStack/Keeping[0]: VStack/Keeping[0]/ForEach[a]/Color is placed by VStack/Meddling[1] \
        outside of placeSubviews of Keeping; the call is ignored
        """
      ])
    let other = Host(100, 80) { Keeping(shelf: shelf) { box("c", 10, 10) } }
    let subview = try #require(shelf.subviews?[0])
    subview.place(at: .zero, proposal: .zero)
    try await other.advance(to: 1)
    #expect(other.frame("c").origin == CGPoint(x: 20, y: 20))
    #expect(other.messages().count == 1)
  }

  @Test func `a subview of a removed host is placed nowhere`() throws {
    let shelf = Shelf()
    do { _ = Host(100, 80) { Keeping(shelf: shelf) { box("a", 10, 10) } } }
    let subview = try #require(shelf.subviews?[0])
    subview.place(at: .zero, proposal: .zero)
  }

  @Test func `a layout may run another layout on its subviews`() {
    struct Composing: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 60, height: 40) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let stack = AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 0))
        var inner = stack.makeCache(subviews: subviews)
        _ = stack.explicitAlignment(
          of: .firstTextBaseline, in: bounds, proposal: proposal, subviews: subviews,
          cache: &inner)
        stack.placeSubviews(
          in: bounds, proposal: proposal, subviews: subviews, cache: &inner)
      }
    }
    let host = Host(100, 80) {
      HStack(alignment: .firstTextBaseline) {
        Composing {
          box("a", 10, 10).alignmentGuide(.firstTextBaseline) { _ in 3 }
          box("b", 10, 10)
        }
        box("c", 10, 10)
      }
    }
    #expect(host.frame("b").minX == host.frame("a").minX + 10)
    #expect(host.messages().isEmpty)
  }

  @Test func `a NaN guide is left out`() {
    let host = Host(100, 80) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 10, 10).alignmentGuide(.leading) { _ in .nan }
        box("b", 40, 10)
      }
    }
    #expect(host.frame("a").minX == host.frame("b").minX)
    #expect(
      host.messages() == [
        "VStack/ForEach[a][0]/Color: it has an alignment guide at nan; its default is used instead"
      ])
  }

  @Test func `non-finite offsets, positions and effects are left out`() {
    let host = Host(100, 80) {
      ZStack {
        box("a", 10, 10).offset(x: .nan, y: 5)
        box("b", 10, 10).position(x: .infinity, y: 7)
        box("c", 10, 10).rotationEffect(.degrees(.nan))
        box("d", 10, 10).opacity(.nan)
        box("e", 10, 10).scaleEffect(x: .infinity)
      }
    }
    let frames = host.frames()
    #expect(frames.count == 5)
    #expect(frames.values.allSatisfy { $0.minX.isFinite && $0.maxX.isFinite })
    #expect(frames["c"] == CGRect(x: 45, y: 35, width: 10, height: 10))
    let messages = host.messages(.warning)
    #expect(messages.count == 4)
    #expect(
      messages.contains { $0.contains("its offset puts ZStack/ForEach[a][0]/Color at nan, 40") })
    #expect(messages.contains { $0.contains("RotationEffect has a transform that is not made of") })
  }
}
