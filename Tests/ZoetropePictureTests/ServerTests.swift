import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropePicture

/// Many images for many tasks, as a server makes them.
@MainActor struct ServerTests {
  /// A card that is complete, or that lacks something.
  private enum Card: Int, CaseIterable, Sendable {
    case complete, font, symbol, image

    /// The card with a number: every tenth lacks something.
    init(number: Int) {
      let lacking = Self.allCases.dropFirst()
      self = number.isMultiple(of: 10) ? lacking[1 + number / 10 % lacking.count] : .complete
    }

    /// The name of the missing thing; nil if the card is complete.
    var missing: String? {
      switch self {
      case .complete: nil
      case .font: "NoSuchFamily"
      case .symbol: "no.such.symbol"
      case .image: "no-such-image"
      }
    }

    @MainActor func view(number: Int) -> some View {
      VStack {
        Text("Card \(number)").font(self == .font ? .custom("NoSuchFamily", size: 12) : .caption)
        if self == .symbol { Image(systemName: "no.such.symbol") }
        if self == .image { Image("no-such-image") }
        Color.blue.frame(width: 20, height: 10)
      }
    }
  }

  #if DEBUG
    private static let count = 200
  #else
    private static let count = 1000
  #endif

  private struct Answer: Sendable {
    let number: Int
    let byteCount: Int
    let messages: [String]
  }

  private func answer(_ number: Int, _ tokens: Tokens) async throws -> Answer {
    let card = Card(number: number).view(number: number)
    let renderer = ImageRenderer(content: Living(token: tokens.make(), content: card))
    let data = try await renderer.pngData()
    return Answer(
      number: number, byteCount: data.count, messages: renderer.diagnostics.map(\.message))
  }

  @Test func `each of many images from concurrent tasks reports what it lacks`() async throws {
    var answers = 0
    let tokens = Tokens()
    try await withThrowingTaskGroup(of: Answer.self) { group in
      for number in 0..<Self.count {
        group.addTask { try await self.answer(number, tokens) }
      }
      for try await answer in group {
        answers += 1
        #expect(answer.byteCount > 100)
        let missing = Card(number: answer.number).missing
        #expect(answer.messages.count == (missing == nil ? 0 : 1), "card \(answer.number)")
        if let missing, !(answer.messages.first?.contains(missing) ?? false) {
          Issue.record("card \(answer.number): \(answer.messages)")
        }
      }
    }
    #expect(answers == Self.count)
    #expect(tokens.made == Self.count)
    #expect(tokens.livingCount == 0, "images are kept in memory")
  }

  @Test func `images drawn on other threads have the bytes of those drawn on the main actor`()
    async throws
  {
    for number in [0, 1, 10, 20, 30] {
      let renderer = ImageRenderer(content: Card(number: number).view(number: number))
      renderer.scale = 2
      let elsewhere = try await renderer.pngData()
      let diagnostics = renderer.diagnostics
      #expect(try here(renderer) == elsewhere, "card \(number)")
      #expect(renderer.diagnostics == diagnostics, "card \(number)")
    }
  }

  private func here(_ renderer: ImageRenderer<some View>) throws -> Data { try renderer.pngData() }

  @Test func `what makes no image fails before it is drawn on other threads`() async throws {
    let renderer = ImageRenderer(content: Card.symbol.view(number: 1))
    renderer.isStrict = true
    await #expect(throws: ImageRendererError.self) { try await renderer.pngData() }
    renderer.isStrict = false
    renderer.scale = .nan
    await #expect(throws: ImageRendererError.self) { try await renderer.pngData() }
  }

  /// Counts the tokens of views that are still in memory.
  @MainActor private final class Tokens {
    private struct Reference { weak var token: Token? }

    private var references: [Reference] = []
    var made: Int { references.count }
    var livingCount: Int { references.count { $0.token != nil } }

    func make() -> Token {
      let token = Token()
      references.append(Reference(token: token))
      return token
    }
  }

  private final class Token: Sendable {}

  /// A view that lives as long as its token.
  private struct Living<Content: View>: View {
    let token: Token
    let content: Content
    var body: some View { content }
  }

  @Test func `bodies without end make no image, on whatever stack`() async throws {
    let renderer = ImageRenderer(content: Endless())
    let error = #expect(throws: ImageRendererError.self) { try renderer.pngData() }
    guard case .failed(.nestedTooDeep(_, let path, _)) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path.contains("Endless/VStack/Endless"))
    #expect(renderer.cgImage == nil)
  }

  private struct Endless: View {
    var body: some View { AnyView(VStack { AnyView(Endless()) }) }
  }
}
