import Foundation
import Testing
import Zoetrope

@MainActor struct ScaledMetricTests {
  private struct Scaled: View {
    @ScaledMetric private var body17: CGFloat = 17
    @ScaledMetric(relativeTo: .largeTitle) private var title17 = 17.0
    @ScaledMetric(wrappedValue: 22, relativeTo: .caption2) private var caption22: Float

    var body: some View {
      HStack(spacing: 0) {
        box("body", body17, 1)
        box("title", title17, 1)
        box("caption", CGFloat(caption22), 1)
      }
    }
  }

  // Of the table of sizes in Apple's Human Interface Guidelines: body 14, 17, 28 and 53 points,
  // large title 31, 34, 44 and 60, caption 2 11, 11, 20 and 40.
  @Test(arguments: [
    (DynamicTypeSize.xSmall, [14.0, 15.5, 22]), (.large, [17, 17, 22]),
    (.accessibility1, [28, 22, 40]), (.accessibility5, [53, 30, 80]),
  ])
  func `a number grows in proportion to its text style`(
    _ size: DynamicTypeSize, _ expected: [Double]
  ) {
    let host = Host(300, 100) { Scaled().dynamicTypeSize(size) }
    for (name, width) in zip(["body", "title", "caption"], expected) {
      #expect(near(host.frame(name).width, CGFloat(width), 1e-4), "\(name)")
    }
  }

  private struct Growing: View {
    @State private var isLarge = false

    var body: some View {
      Scaled().dynamicTypeSize(isLarge ? .accessibility5 : .large)
      Button("Grow") { isLarge = true }
    }
  }

  @Test func `a number follows a change of the size`() async throws {
    let host = Host(300, 100) { Growing() }
    #expect(host.frame("body").width == 17)
    host.schedule(Cue(at: 0, tap: "Grow"))
    try await host.advance(to: 0)
    #expect(near(host.frame("body").width, 53))
  }

  @Test func `a number outside of a view is not scaled`() {
    #expect(ScaledMetric(wrappedValue: 5.0).wrappedValue == 5)
  }
}
