import Foundation
import Testing

@testable import Zoetrope

/// One axis of a scroll view, in numbers.
struct ScrollExtentTests {
  private let long = ScrollExtent(isScrollable: true, viewport: 100, content: 500)

  @Test func `the window stays within the content`() {
    #expect(long.furthest == 400)
    #expect(long.clamped(-1) == 0)
    #expect(long.clamped(401) == 400)
    #expect(long.clamped(7) == 7)
  }

  @Test(arguments: [0, 50, 99, 100])
  func `content that fits does not move`(_ content: CGFloat) {
    let extent = ScrollExtent(isScrollable: true, viewport: 100, content: content)
    #expect(extent.furthest == 0)
    #expect(extent.offset(showing: 0, content, anchor: 0.5, from: 0) == 0)
    #expect(extent.offset(at: 1) == 0)
  }

  @Test func `content that cannot be scrolled does not move`() {
    let extent = ScrollExtent(isScrollable: false, viewport: 100, content: 500)
    #expect(extent.offset(showing: 300, 310, anchor: 0, from: 0) == 0)
  }

  @Test(arguments: [
    // The anchor, and the resulting offset for a target from 200 to 220.
    (0.0, 200.0), (0.5, 160), (1, 120), (0.25, 180),
  ])
  func `an anchor is at the same fraction of target and window`(
    _ anchor: CGFloat, _ offset: CGFloat
  ) {
    #expect(long.offset(showing: 200, 220, anchor: anchor, from: 33) == offset)
  }

  @Test func `an anchor cannot move the window off the content`() {
    #expect(long.offset(showing: 0, 20, anchor: 1, from: 50) == 0)
    #expect(long.offset(showing: 480, 500, anchor: 0, from: 50) == 400)
  }

  @Test(arguments: [
    // From, to, and the offset of the window after starting at 150.
    (160.0, 240.0, 150.0), (150, 250, 150), (100, 300, 150),  // inside, exact, all around
    (100, 120, 100), (140, 160, 140),  // before, half before
    (300, 320, 220), (240, 260, 160),  // after, half after
    (0, 120, 20), (200, 400, 200),  // longer than the window
  ])
  func `without an anchor the window makes its shortest move`(
    _ lower: CGFloat, _ upper: CGFloat, _ offset: CGFloat
  ) {
    #expect(long.offset(showing: lower, upper, anchor: nil, from: 150) == offset)
  }

  @Test func `margins belong to the content rather than to the window`() {
    let extent = ScrollExtent(isScrollable: true, viewport: 100, content: 500, start: 10, end: 30)
    #expect(extent.furthest == 440)
    #expect(extent.origin(at: 0.5) == 10)
    // Targets are measured from the edge of the first margin.
    #expect(extent.offset(showing: 210, 230, anchor: 0, from: 0) == 200)
    #expect(extent.offset(showing: 210, 230, anchor: 1, from: 0) == 160)
    #expect(extent.offset(showing: 210, 230, anchor: nil, from: 0) == 160)
  }

  @Test func `spare room is distributed by a fraction`() {
    let extent = ScrollExtent(isScrollable: true, viewport: 100, content: 20, start: 10, end: 30)
    #expect(extent.origin(at: 0) == 10)
    #expect(extent.origin(at: 0.5) == 30)
    #expect(extent.origin(at: 1) == 50)
    #expect(long.origin(at: 1) == 0)
  }
}
