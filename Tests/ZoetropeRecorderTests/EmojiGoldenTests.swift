import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropePixels
import ZoetropeRaster

/// Pictures of texts with emoji, in the color fonts that come with the tests.
@MainActor struct EmojiGoldenTests {
  /// Bitmaps in the first word, gradients in the second, the color of
  /// the text in the third.
  private var text: Text {
    Text(verbatim: "Hi \u{1F44B}\u{1F3FD}\u{1F1E9}\u{1F1EA}1\u{FE0F}\u{20E3} ")
      + Text(verbatim: "\u{1F603}\u{1F604}\u{1F605}\u{1F611} ")
      + Text(verbatim: "\u{1F607}\u{1F612}").foregroundColor(.blue)
  }

  private func bitmap(_ size: CGSize, _ content: some View) async throws -> Bitmap {
    let host = Zoetrope.Host(size: size, fonts: .folder(ColorFonts.folder))
    host.show(content)
    try await host.advance(to: 0)
    let warnings = host.takeDiagnostics().filter { $0.severity == .warning }
    #expect(warnings.isEmpty)
    let bitmap = Bitmap()
    let white = PaintColor(red: 1, green: 1, blue: 1)
    Renderer(background: white).render(
      host.displayList(), into: bitmap, context: RenderContext())
    return bitmap
  }

  @Test(arguments: [9, 16, 34])
  func `texts with emoji match their goldens`(_ size: Int) async throws {
    let em = CGFloat(size)
    let content = text.font(.custom("Inter", fixedSize: em)).frame(width: em * 7)
    let picture = try await bitmap(CGSize(width: em * 8, height: em * 4.5), content)
    expectGolden(picture, named: "emoji/text-\(size).png")
  }

  @Test func `emoji under effects match their golden`() async throws {
    let content = VStack(spacing: 2) {
      text.opacity(0.5)
      text.foregroundStyle(.red.shadow(.drop(color: .black, radius: 1, x: 1, y: 1)))
      text.blur(radius: 1)
      text.rotationEffect(.degrees(4))
      text.redacted(reason: .placeholder)
    }
    .font(.custom("Inter", fixedSize: 10))
    let picture = try await bitmap(CGSize(width: 140, height: 80), content)
    expectGolden(picture, named: "emoji/effects.png")
  }
}
