import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropePicture
import ZoetropePixels

/// Images of views.
@MainActor struct ImageRendererTests {
  @Test func `an image has the pixels of its view`() throws {
    let renderer = ImageRenderer(content: Circle().fill(.red).frame(width: 10, height: 10))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    #expect(image.width == 20 && image.height == 20)
    #expect(image.bytes.count == 1600)
    #expect(Array(image.bytes[0..<4]) == [0, 0, 0, 0])
    let decoded = try CGImage(png: [UInt8](renderer.pngData()))
    #expect(decoded == image)
    let middle = Array(image.bytes[(10 * 20 + 10) * 4..<(10 * 20 + 11) * 4])
    #expect(middle[0] > 200 && middle[1] < 100 && middle[3] == 255)
  }

  @Test func `a view has its own size unless another one is proposed`() throws {
    let own = ImageRenderer(content: Color.black)
    #expect(try #require(own.cgImage).width == 10)
    own.proposedSize = ProposedViewSize(width: 30, height: nil)
    #expect(try #require(own.cgImage).width == 30)
    #expect(try #require(own.cgImage).height == 10)
    own.content = Color.white
    #expect(try #require(own.cgImage).bytes.allSatisfy { $0 == 255 })
    let fixed = ImageRenderer(content: Color.black.frame(width: 7, height: 3))
    fixed.proposedSize = ProposedViewSize(width: 30, height: 30)
    let image = try #require(fixed.cgImage)
    #expect(image.width == 7 && image.height == 3)
    #expect(image.bytes.count == 84)
  }

  @Test func `an opaque image is black behind the view`() throws {
    let renderer = ImageRenderer(content: Color.clear)
    renderer.isOpaque = true
    let image = try #require(renderer.cgImage)
    #expect(image.alphaInfo == .noneSkipLast)
    #expect(Array(image.bytes.prefix(4)) == [0, 0, 0, 255])
  }

  @Test func `empty and oversized views make no image`() {
    let nothing = ImageRenderer(content: EmptyView())
    #expect(nothing.cgImage == nil)
    #expect(throws: ImageRendererError.invalidSize(width: 0, height: 0)) {
      try nothing.pngData()
    }
    let black = ImageRenderer(content: Color.black)
    for scale in [CGFloat.nan, -1, 0, .infinity] {
      black.scale = scale
      #expect(black.cgImage == nil)
    }
    black.scale = 10_000
    #expect(throws: ImageRendererError.invalidSize(width: 100_000, height: 100_000)) {
      try black.pngData()
    }
    black.scale = 1
    black.proposedSize = ProposedViewSize(width: .infinity, height: .nan)
    _ = black.cgImage
  }

  @Test func `missing images and symbols are told, and refused by a strict renderer`() throws {
    let gaps = ImageRenderer(
      content: HStack {
        Image("no-such-image")
        Image(systemName: "no.such.symbol")
        Color.white.frame(width: 4, height: 4)
      })
    _ = try gaps.pngData()
    let told = gaps.diagnostics.map(\.message)
    #expect(told.contains { $0.contains("no-such-image") }, "\(told)")
    #expect(told.contains { $0.contains("no.such.symbol") }, "\(told)")
    gaps.isStrict = true
    #expect(gaps.cgImage == nil)
    #expect(throws: ImageRendererError.self) { try gaps.pngData() }
    let sound = ImageRenderer(content: Color.white.frame(width: 4, height: 4))
    sound.isStrict = true
    _ = try sound.pngData()
    #expect(sound.diagnostics.isEmpty)
  }

  @Test func `a missing font is told for every image, and refused every time`() throws {
    let renderer = ImageRenderer(content: Text("Hello").font(.custom("NoSuchFamily", size: 12)))
    for _ in 0..<3 {
      _ = try renderer.pngData()
      #expect(renderer.diagnostics.count == 1)
      #expect(renderer.diagnostics.first?.message.contains("NoSuchFamily") == true)
    }
    renderer.isStrict = true
    for _ in 0..<2 {
      #expect(throws: ImageRendererError.self) { try renderer.pngData() }
    }
    renderer.content = Text("Hello").font(.system(size: 12))
    _ = try renderer.pngData()
    #expect(renderer.diagnostics.isEmpty)
  }

  @Test func `a text without fonts makes no image`() throws {
    let folder = try TemporaryFolder()
    let renderer = ImageRenderer(content: Text("Hello"), fonts: .folder(folder.path))
    #expect(throws: ImageRendererError.failed(.fontFolderEmpty(path: folder.path))) {
      try renderer.pngData()
    }
    #expect(renderer.cgImage == nil)
    let missing = ImageRenderer(content: Text("Hello"), fonts: .folder("\(folder.path)/none"))
    #expect(throws: ImageRendererError.self) { try missing.pngData() }
    let plain = ImageRenderer(
      content: Color.white.frame(width: 2, height: 2), fonts: .folder(folder.path))
    _ = try plain.pngData()
  }

  @Test func `fonts that were missing are looked for again by the next renderer`() throws {
    let folder = try TemporaryFolder()
    let empty = ImageRenderer(content: Text("Hello"), fonts: .folder(folder.path))
    #expect(throws: ImageRendererError.self) { try empty.pngData() }
    let font = "\(folder.path)/font"
    try FileManager.default.copyItem(atPath: FixtureFonts.folder, toPath: font)
    let first = ImageRenderer(content: Text("Hello"), fonts: .folder(folder.path))
    let data = try first.pngData()
    try FileManager.default.removeItem(atPath: font)
    let second = ImageRenderer(content: Text("Hello"), fonts: .folder(folder.path))
    #expect(try second.pngData() == data, "the fonts are not shared")
  }

  @Test func `each renderer tells a font file that cannot be read and a missing character`() throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: FixtureFonts.path("Inter-Regular.otf"), toPath: "\(folder.path)/Inter.otf")
    try Data("no font".utf8).write(to: URL(filePath: "\(folder.path)/broken.ttf"))
    for _ in 0..<2 {
      let renderer = ImageRenderer(content: Text("\u{3042}"), fonts: .folder(folder.path))
      _ = try renderer.pngData()
      let messages = renderer.diagnostics.map(\.message)
      #expect(messages.count == 2, "\(messages)")
      #expect(messages.contains { $0.contains("broken.ttf") })
      #expect(messages.contains { $0.contains("\u{3042}") })
    }
    for _ in 0..<2 {
      let renderer = ImageRenderer(
        content: Text("\u{3042}"), fonts: .folder(FixtureFonts.folder))
      _ = try renderer.pngData()
      #expect(renderer.diagnostics.count == 1)
    }
  }

  /// A view whose body makes another image.
  private struct Nested: View {
    @MainActor final class Messages { var inner: [String] = [] }
    let messages: Messages

    var body: some View {
      VStack {
        Text("a").font(.custom("NoOuterFamily", size: 12))
        Text("\(inner())")
      }
    }

    private func inner() -> Int {
      let renderer = ImageRenderer(
        content: Text("b").font(.custom("NoInnerFamily", size: 12)))
      let count = (try? renderer.pngData())?.count ?? 0
      messages.inner = renderer.diagnostics.map(\.message)
      return min(count, 1)
    }
  }

  @Test func `an image that the code of a view makes has its own warnings`() throws {
    let messages = Nested.Messages()
    let renderer = ImageRenderer(content: Nested(messages: messages))
    _ = try renderer.pngData()
    #expect(messages.inner.count == 1)
    #expect(messages.inner.first?.contains("NoInnerFamily") == true)
    #expect(renderer.diagnostics.count == 1)
    #expect(renderer.diagnostics.first?.message.contains("NoOuterFamily") == true)
  }

  @Test func `an image can be made while another picture is drawn`() async throws {
    struct Thumbnail: View {
      @State private var image: CGImage?
      var body: some View {
        ZStack {
          if let image { Image(decorative: image, scale: 1) }
        }
        .onAppear {
          image = ImageRenderer(content: Color.white.frame(width: 3, height: 2)).cgImage
        }
      }
    }
    let host = Host(size: CGSize(width: 10, height: 10))
    host.show(Thumbnail())
    try await host.advance(to: 1)
    #expect(host.placements().map(\.frame.size) == [CGSize(width: 3, height: 2)])
  }

  @Test func `an image shows the state that views set when they appear`() throws {
    struct Growing: View {
      @State private var width: CGFloat = 1
      @State private var height: CGFloat = 1

      var body: some View {
        Color.white.frame(width: width, height: height)
          .onAppear { width = 7 }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            height = $0 - 2
          }
      }
    }
    let image = try #require(ImageRenderer(content: Growing()).cgImage)
    #expect(image.width == 7 && image.height == 5)
  }

  @Test func `state that never rests ends with an error`() {
    struct Restless: View {
      @State private var width: CGFloat = 1

      var body: some View {
        Color.white.frame(width: width, height: 1)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = 11 - $0
          }
      }
    }
    #expect(throws: ImageRendererError.self) {
      try ImageRenderer(content: Restless()).pngData()
    }
  }

  @Test func `a canvas and its readers appear in an image`() throws {
    let renderer = ImageRenderer(
      content: GeometryReader { proxy in
        Canvas { context, size in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: proxy.size.width / 2, height: size.height)),
            with: .color(.white))
        }
      })
    renderer.proposedSize = ProposedViewSize(width: 4, height: 1)
    let image = try #require(renderer.cgImage)
    #expect(
      image.bytes.map { $0 == 255 ? 1 : 0 } == [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  }
}
