import SwiftUI
import Testing

@testable import zoetrope

@MainActor struct BasicStackTests {
  /// The frames inside the custom stack and the built-in one, relative to the corner of the first
  /// text of each.
  private func columns(_ host: Host) throws -> (basic: [CGRect], builtIn: [CGRect]) {
    let (basic, builtIn) = (
      host.placements(in: "BasicVStack[0]"), host.placements(in: "/VStack[1]")
    )
    let size = CGSize(width: 205, height: 320)
    try #require(basic.count == 7 && builtIn.count == 7)
    // Each column is as wide as its divider.
    #expect(basic[2].frame.width == size.width && builtIn[2].frame.width == size.width)
    let shift = builtIn[2].frame.minX - basic[2].frame.minX
    return (basic.map(\.frame), builtIn.map { $0.frame.offsetBy(dx: -shift, dy: 0) })
  }

  @Test(
    arguments: [LayoutInterpolation.parameters, .positions])
  func `both stacks place the same views alike at every frame, except for title widths`(
    mode: LayoutInterpolation
  ) async throws {
    let frames = try await BasicStack.anim.frames(mode: mode, columns)
    #expect(frames.count == 150)
    for (frame, (basic, builtIn)) in frames.enumerated() {
      for index in basic.indices.dropFirst() {
        let distance = basic[index].distance(to: builtIn[index])
        #expect(distance < 0.01, "frame \(frame), view \(index): \(basic[index])")
      }
      // The titles differ.
      #expect(abs(basic[0].minY - builtIn[0].minY) < 0.01, "frame \(frame)")
    }
  }

  @Test func `the orange box grows, then everything moves to the leading edge`() async throws {
    let frames = try await BasicStack.anim.frames(columns).map(\.basic)
    #expect(frames[0][1].height == 40 && frames[72][1].height == 130)
    // The box with its own guide is further in.
    let last = frames[149]
    #expect(abs(last[3].minX - last[1].minX - 24) < 0.01)
    #expect(abs(last[1].minX - last[4].minX) < 0.01)
    #expect(abs(frames[72][3].midX - frames[72][1].midX) < 0.01)
  }

  /// The frames of the views in a stack of either kind.
  private func frames<V: View>(_ size: CGSize, _ content: V) async throws -> [CGRect] {
    let host = Host(size: size)
    host.show(content)
    try await host.advance(to: 0)
    return host.placements().map(\.frame)
  }

  private func box(_ width: CGFloat?, _ height: CGFloat?) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func expectSame<V: View>(
    _ size: CGSize = CGSize(width: 100, height: 100), count: Int, @ViewBuilder _ content: () -> V
  ) async throws {
    for alignment in [HorizontalAlignment.leading, .center, .trailing] {
      for spacing in [nil, 0, 5] as [CGFloat?] {
        let basic = try await frames(
          size, BasicVStack(alignment: alignment, spacing: spacing) { content() })
        let builtIn = try await frames(
          size, VStack(alignment: alignment, spacing: spacing) { content() })
        #expect(basic.count == count && basic == builtIn, "\(spacing ?? -1): \(basic)")
      }
    }
  }

  @Test func `a custom stack of zero, one, two or many views equals the built-in stack`()
    async throws
  {
    try await expectSame(count: 0) {}
    try await expectSame(count: 1) { box(30, 40) }
    try await expectSame(count: 2) {
      Color.red
      box(30, 40)
    }
    try await expectSame(count: 30) {
      ForEach(0..<30, id: \.self) { box(CGFloat($0), CGFloat($0 % 3)) }
    }
  }

  @Test func `flexible views, priorities, spacers and overflow match the built-in stack`()
    async throws
  {
    try await expectSame(count: 4) {
      Color.red.frame(minHeight: 10, maxHeight: 20)
      Color.red.frame(minHeight: 60)
      Color.red.layoutPriority(1).frame(maxHeight: 30)
      Color.red
    }
    try await expectSame(count: 3) {
      Color.red.layoutPriority(1)
      Color.red.frame(minHeight: 15)
      Spacer(minLength: 20)
      box(20, 10)
    }
    try await expectSame(count: 2) {
      box(300, 80)
      Spacer()
      box(20, 90)
    }
    try await expectSame(CGSize(width: 40, height: 300), count: 2) {
      Text("Words that need some lines in a narrow stack")
      Divider()
    }
  }
}
