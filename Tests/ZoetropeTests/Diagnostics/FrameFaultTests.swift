import Foundation
import Testing
import Zoetrope

/// Frames with contradictory lengths.
@MainActor struct FrameFaultTests {
  private func look<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> (size: CGSize, messages: [String]) {
    let host = Host(100, 80) {
      VStack {
        Color.clear.frame(width: 0, height: 0)
        content().measured("it")
      }
    }
    return (host.frame("it").size, host.messages(.warning))
  }

  @Test func `a minimum larger than the maximum raises the maximum`() {
    let result = look { Color.red.frame(minWidth: 60, maxWidth: 20).frame(height: 10) }
    #expect(result.size == CGSize(width: 60, height: 10))
    #expect(
      result.messages == [
        """
        VStack/Color[1]: frame(minWidth: 60, maxWidth: 20) contradicts itself: the lengths must \
        ascend; maxWidth: 60 is used instead
        """
      ])
  }

  @Test func `all contradictions of a frame are reported in one sentence`() {
    let result = look {
      Color.red.frame(
        minWidth: 60, idealWidth: 30, maxWidth: 20, minHeight: .nan, idealHeight: 30, maxHeight: 20)
    }
    #expect(
      result.messages == [
        """
        VStack/Color[1]: frame(minWidth: 60, idealWidth: 30, maxWidth: 20) contradicts itself: the \
        lengths must ascend; idealWidth: 60, maxWidth: 60 is used instead, and \
        frame(minHeight: nan, idealHeight: 30, maxHeight: 20) contradicts itself: the lengths must \
        ascend; minHeight: nil, maxHeight: 30 is used instead
        """
      ])
  }

  @Test func `non-finite lengths are left out of a fixed frame`() {
    let negative = look { Color.red.frame(width: -5, height: 10) }
    #expect(negative.size == CGSize(width: 100, height: 10))
    #expect(
      negative.messages == [
        """
        VStack/Color[1]: frame(width: -5, height: 10) is no box: a length is a finite number, 0 or \
        more; the view's own width is used instead
        """
      ])
    let both = look { Color.red.frame(width: .infinity, height: .nan) }
    #expect(both.messages.count == 1)
    #expect(both.messages.first?.contains("own width and height are used instead") == true)
  }

  @Test(
    arguments: [
      [nil, nil, nil], [0, nil, nil], [nil, 10, nil], [nil, nil, 10], [10, 10, 10],
      [0, nil, CGFloat.infinity], [nil, nil, CGFloat.infinity], [10, 20, 30],
    ] as [[CGFloat?]])
  func `ascending lengths report nothing`(lengths: [CGFloat?]) {
    let result = look {
      Color.red.frame(minWidth: lengths[0], idealWidth: lengths[1], maxWidth: lengths[2])
    }
    #expect(result.messages.isEmpty)
  }

  private struct Growing: View {
    var width: CGFloat
    var body: some View { Color.red.frame(width: width, height: 5) }
  }

  @Test func `a frame that becomes contradictory later is reported then, once`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(5))
    host.show(Wrapper(width: width))
    try await host.advance(to: 0)
    #expect(host.messages().isEmpty)
    for value in [-1, -2, 5, -3] as [CGFloat] {
      width.wrappedValue = value
      try await host.advance(to: host.time + 1)
    }
    #expect(host.messages().count == 1)
  }

  private struct Wrapper: View {
    @Binding var width: CGFloat
    var body: some View { Growing(width: width) }
  }

  @Test func `in strict mode a contradictory frame is an error`() async throws {
    let host = Host(size: CGSize(width: 100, height: 80))
    host.isStrict = true
    host.show(Color.red.frame(width: -1))
    await #expect(throws: HostError.self) { try await host.advance(to: 0) }
  }
}
