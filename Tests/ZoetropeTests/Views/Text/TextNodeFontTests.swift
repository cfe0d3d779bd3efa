import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeDisplayList

/// The fonts of texts, and the diagnostics about missing ones.
@MainActor struct TextNodeFontTests {
  @Test func `the environment names a folder, or the installed fonts`() {
    let name = FontSource.variableName
    #expect(name == "ZOETROPE_FONTS")
    #expect(FontSource.environment.folder(in: [:]) == nil)
    #expect(FontSource.environment.folder(in: [name: ""]) == nil)
    #expect(FontSource.environment.folder(in: [name: "/a b"]) == "/a b")
    #expect(FontSource.installed.folder(in: [name: "/a"]) == nil)
    #expect(FontSource.folder("/c").folder(in: [name: "/a"]) == "/c")
  }

  private struct Late: View {
    @Binding var hasText: Bool
    var body: some View { if hasText { Text(verbatim: "ab") } else { Color.red } }
  }

  @Test func `a text without fonts is an error, and other views are not`() async throws {
    try await withTemporaryFolder { path in
      for (folder, error) in [
        (path, HostError.fontFolderEmpty(path: path)),
        (path + "/none", HostError.fontFolderMissing(path: path + "/none")),
      ] {
        let host = Host(size: CGSize(width: 100, height: 100), fonts: .folder(folder))
        let hasText = host.makeState(false)
        host.show(Late(hasText: hasText))
        try await host.advance(to: 1)
        hasText.wrappedValue = true
        await #expect(throws: error) { try await host.advance(to: 2) }
        #expect(host.displayList().items.isEmpty)
        await #expect(throws: error) { try await host.advance(to: 3) }
      }
    }
  }

  @Test func `a missing family is reported once, with the view and its replacement`() async throws {
    let host = Host(200, 100) {
      Text(verbatim: "ab").font(.custom("No Such Family", size: 20))
      Text(verbatim: "cd").font(.custom("No Such Family", size: 20))
    }
    try await host.advance(to: 1)
    let diagnostics = host.takeDiagnostics().map(\.message)
    #expect(diagnostics.count == 1)
    let message = try #require(diagnostics.first)
    #expect(message.contains("Text[0]: the font \"No Such Family\" is not installed; "))
    #expect(message.hasSuffix(" is used instead"))
    try await host.advance(to: 2)
    #expect(host.takeDiagnostics().isEmpty)
    #expect(host.displayList().glyphs.count == 4)
  }

  @Test func `a character without a font is reported with its number`() async throws {
    let host = Host(200, 100) { Text(verbatim: "a\u{10FFFD}") }
    try await host.advance(to: 1)
    let diagnostics = host.takeDiagnostics().map(\.message)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.contains("U+10FFFD") == true)
  }

  @Test func `hosts that share their fonts report each notice once`() throws {
    let fonts = FontSource.environment.shared()
    var count = 0
    for _ in 0..<2 {
      let host = Host(size: CGSize(width: 100, height: 100), sharing: fonts)
      host.show(Text(verbatim: "ab").font(.custom("No Such Family", size: 20)))
      count += host.takeDiagnostics().count
    }
    #expect(count == 1)
  }

  @Test func `every design, weight and slant has a face`() throws {
    let choices = try FontSource.environment.choices().faces
    #expect(choices.count == 72)
    #expect(choices.allSatisfy { !$0.family.isEmpty && $0.file.hasPrefix("/") })
    #expect(choices.map(\.weight).prefix(9).allSatisfy { (100...900).contains($0) })
    #expect(throws: HostError.self) { try FontSource.folder("/none").choices() }
  }
}
