import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropePixels
import ZoetropeRaster

/// Pictures of paragraphs, set in the fonts that come with the tests.
@MainActor struct ParagraphGoldenTests {
  /// Runs of every kind: designs, weights, slant, colors, lines, spacing, scripts and directions.
  private var paragraph: Text {
    let head = Text("A **drum** with slits: each shows ") + Text("one picture").italic()
    let code = Text(" of ") + Text("horse[8]").font(.system(size: 12, design: .monospaced))
    let lines =
      Text(", ") + Text("struck").strikethrough() + Text(" or ") + Text("lined").underline()
    let colors =
      Text("; ") + Text("red").foregroundColor(.red) + Text(" and ")
      + Text("blue").foregroundColor(.blue).bold()
    let spaced = Text(", ") + Text("wide").tracking(3) + Text(", ") + Text("up").baselineOffset(4)
    let others =
      Text(", ζωή, כדור 12 שלם, ") + Text("roué").fontDesign(.serif) + Text(" — turn it.")
    return head + code + lines + colors + spaced + others
  }

  /// The view drawn on white, one pixel per point.
  private func bitmap(_ size: CGSize, _ content: some View) async throws -> Bitmap {
    let host = Zoetrope.Host(size: size, fonts: .folder(FixtureFonts.folder))
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

  @Test(arguments: [9, 13, 17, 34])
  func `paragraphs of mixed runs match their goldens in three widths`(_ size: Int) async throws {
    let em = CGFloat(size)
    let content = HStack(alignment: .top, spacing: em) {
      ForEach([9, 14, 22], id: \.self) { width in
        paragraph.frame(width: em * CGFloat(width), alignment: .topLeading).background {
          Rectangle().fill(.yellow.opacity(0.2))
        }
      }
    }
    .font(.system(size: em))
    let picture = try await bitmap(CGSize(width: em * 49, height: em * 13.5), content)
    expectGolden(picture, named: "paragraphs/wrapped-\(size).png")
  }

  @Test(arguments: [9, 13, 17, 34])
  func `paragraphs truncated at the head, in the middle and at the tail match their goldens`(
    _ size: Int
  ) async throws {
    let em = CGFloat(size)
    let modes: [Text.TruncationMode] = [.head, .middle, .tail]
    let content = VStack(alignment: .leading, spacing: em) {
      ForEach(modes.indices, id: \.self) { index in
        HStack(alignment: .top, spacing: em) {
          paragraph.lineLimit(1).frame(width: em * 14)
          paragraph.lineLimit(2).frame(width: em * 20)
        }
        .truncationMode(modes[index])
      }
    }
    .font(.system(size: em))
    let picture = try await bitmap(CGSize(width: em * 37, height: em * 10), content)
    expectGolden(picture, named: "paragraphs/truncated-\(size).png")
  }

  @Test func `aligned, spaced, scaled and tightened paragraphs match their goldens`() async throws {
    let short = Text("Turn it, and each slit shows one picture for a moment.")
    let content = VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        short.multilineTextAlignment(.leading)
        short.multilineTextAlignment(.center).lineSpacing(6)
        short.multilineTextAlignment(.trailing)
        short.lineLimit(1).minimumScaleFactor(0.4)
      }
      short.lineLimit(1).allowsTightening(true).frame(width: 385)
      short.lineLimit(1).frame(width: 385)
      short.font(.system(size: 13).monospaced()).frame(width: 385)
      short.environment(\.layoutDirection, .rightToLeft).frame(width: 200)
    }
    let picture = try await bitmap(CGSize(width: 480, height: 330), content)
    expectGolden(picture, named: "paragraphs/styles.png")
  }
}
