import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropePicture

/// Many images for many tasks, as a server makes them.
@MainActor @Suite struct ServerTests {
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

  private func answer(_ number: Int) throws -> Answer {
    let renderer = ImageRenderer(content: Card(number: number).view(number: number))
    let data = try renderer.pngData()
    return Answer(
      number: number, byteCount: data.count, messages: renderer.diagnostics.map(\.message))
  }

  @Test func `each of many images from concurrent tasks reports what it lacks`() async throws {
    var early = 0
    var answers = 0
    try await withThrowingTaskGroup(of: Answer.self) { group in
      for number in 0..<Self.count {
        group.addTask { try await self.answer(number) }
      }
      for try await answer in group {
        answers += 1
        #expect(answer.byteCount > 100)
        let missing = Card(number: answer.number).missing
        #expect(answer.messages.count == (missing == nil ? 0 : 1), "card \(answer.number)")
        if let missing, !(answer.messages.first?.contains(missing) ?? false) {
          Issue.record("card \(answer.number): \(answer.messages)")
        }
        if answers == Self.count / 3 { early = try residentMemory() }
      }
    }
    #expect(answers == Self.count)
    let grown = try residentMemory() - early
    #expect(grown < 8 << 20, "\(grown) bytes more after the last image than after a third of them")
  }

  /// The memory of this process that is not swapped out, in bytes.
  private func residentMemory() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    return try #require(Int(fields[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
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
