import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Environment values of earlier and later systems, and links.
@MainActor struct EarlyEnvironmentTests {
  private struct Reading: View {
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.accessibilityEnabled) private var isAccessible
    @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
    @Environment(\.accessibilityShowButtonShapes) private var showsShapes
    @Environment(\.isLuminanceReduced) private var isDim
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.colorScheme) private var scheme
    @Environment(\.refresh) private var refresh

    var body: some View {
      let _ = presentationMode.wrappedValue.dismiss()
      return box(
        "a", sizeCategory.isAccessibilityCategory ? 20 : 10,
        scheme == .dark && refresh != nil && !presentationMode.wrappedValue.isPresented ? 20 : 10)
    }
  }

  @Test func `early values are read and set`() {
    let host = Host(100, 100) {
      Reading().environment(\.sizeCategory, .accessibilityLarge).colorScheme(.dark)
        .refreshable {}
    }
    #expect(host.frame("a").size == CGSize(width: 20, height: 20))
  }

  @Test func `each size category is one size of Dynamic Type, in the same order`() {
    #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    var values = EnvironmentValues()
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      values.sizeCategory = category
      #expect(values.dynamicTypeSize == size && values.sizeCategory == category)
    }
    #expect(ContentSizeCategory.small < .large && ContentSizeCategory.extraLarge >= .large)
  }

  @Test func `a refresh action runs what the view has set`() async {
    struct Refreshing: View {
      @Environment(\.refresh) private var refresh
      @State private var count = 0

      var body: some View { box("a", CGFloat(10 + count), 10).task { await refresh?() } }
    }
    let journal = Journal()
    let host = Host(100, 100) { Refreshing().refreshable { journal.note("refreshed") } }
    _ = try? await host.advance(to: 1)
    #expect(journal.lines == ["refreshed"])
  }

  @Test func `a link opens its URL by the action of its environment`() async throws {
    let journal = Journal()
    let url = try #require(URL(string: "https://example.com/a"))
    let host = Host.bench(cues: [Cue(at: 0, tap: "Read"), Cue(at: 1, tap: "Own")]) {
      VStack {
        Link("Read", destination: url)
        Link(destination: url) { Text("Own") }
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          journal.note(url.path)
          return .handled
        })
    }
    try await host.advance(to: 2)
    #expect(journal.lines == ["/a", "/a"])
  }

  @Test func `an action tells whether its handler has opened the URL`() throws {
    let url = try #require(URL(string: "https://example.com"))
    var answers: [Bool] = []
    for result in [OpenURLAction.Result.handled, .discarded, .systemAction, .systemAction(url)] {
      OpenURLAction { _ in result }(url) { answers.append($0) }
    }
    #expect(answers == [true, false, false, false])
  }
}
