import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// How images are laid out and drawn.
@MainActor struct ImageTests {
  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> Image {
    Image(decorative: try numbered(width, height), scale: scale)
  }

  private func frame<V: View>(_ view: V) -> CGRect {
    Host(100, 80) { view }.placements()[0].frame
  }

  @Test func `an image has the size of its pixels, whatever the proposal`() throws {
    let view = try image(30, 20, scale: 2)
    #expect(frame(view).size == CGSize(width: 15, height: 10))
    #expect(frame(view.frame(width: 5, height: 50)).size == CGSize(width: 15, height: 10))
    #expect(frame(view.fixedSize()).size == CGSize(width: 15, height: 10))
  }

  @Test func `a resizable image takes its proposal, or its own size`() throws {
    let view = try image(30, 20).resizable()
    #expect(frame(view).size == CGSize(width: 100, height: 80))
    #expect(frame(view.fixedSize()).size == CGSize(width: 30, height: 20))
    #expect(
      frame(view.fixedSize(horizontal: true, vertical: false)).size
        == CGSize(width: 30, height: 80))
    let edges = EdgeInsets(top: 9, leading: 8, bottom: 7, trailing: 6)
    let sliced = try image(30, 20).resizable(capInsets: edges)
    #expect(frame(sliced.frame(width: 2, height: 2)).size == CGSize(width: 14, height: 16))
  }

  @Test func `a resizable image keeps its aspect ratio on request`() throws {
    let view = try image(20, 20).resizable()
    #expect(frame(view.scaledToFit()).size == CGSize(width: 80, height: 80))
    #expect(frame(view.scaledToFill()).size == CGSize(width: 100, height: 100))
    let wide = try image(40, 10).resizable().aspectRatio(contentMode: .fit)
    #expect(frame(wide.frame(width: 60, height: 60)).size == CGSize(width: 60, height: 15))
  }

  @Test func `an image is drawn as its modifiers specify`() throws {
    let image = try image(30, 20).resizable()
    func drawn(_ image: Image) -> DisplayList.ImageFill? {
      Host(100, 80) { image }.displayList().images.first
    }
    #expect(drawn(image)?.interpolation == .linear)
    #expect(drawn(image.interpolation(.none))?.interpolation == .nearest)
    #expect(drawn(image.interpolation(.medium))?.interpolation == .linear)
    #expect(drawn(image.interpolation(.high))?.interpolation == .cubic)
    #expect(drawn(image)?.isAntialiased == true)
    #expect(drawn(image.antialiased(false))?.isAntialiased == false)
    #expect(drawn(image)?.slices == nil)
    let edges = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let double = Image(decorative: try numbered(30, 20), scale: 2)
    let sliced = drawn(double.resizable(capInsets: edges, resizingMode: .tile))?.slices
    #expect(
      sliced == .init(top: 2, left: 4, bottom: 6, right: 8, scale: 2, isTiled: true))
  }

  @Test func `a template has the foreground style, which animates`() async throws {
    let host = Host(size: CGSize(width: 50, height: 50))
    let isRed = host.makeState(true)
    host.show(Tinted(image: try image(9, 9).renderingMode(.template), isRed: isRed))
    #expect(host.displayList().images.first?.tint?.red == 1)
    withAnimation(.linear(duration: 1)) { isRed.wrappedValue = false }
    try await host.advance(to: 0.5)
    let tint = host.displayList().images.first?.tint
    #expect((tint?.red ?? 0) > 0.1 && (tint?.blue ?? 0) > 0.1)
    try await host.advance(to: 2)
    #expect(host.displayList().images.first?.tint?.blue == 1)
  }

  private struct Tinted: View {
    var image: Image
    @Binding var isRed: Bool
    var body: some View {
      image.foregroundStyle(
        isRed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
    }
  }

  @Test(arguments: Image.Orientation.allCases)
  func `pixels are rotated upright`(orientation: Image.Orientation) throws {
    // The expected rows of an image with the rows 0 1 2 and 3 4 5.
    let expected: [[UInt32]] =
      switch orientation {
      case .up: [[0, 1, 2], [3, 4, 5]]
      case .upMirrored: [[2, 1, 0], [5, 4, 3]]
      case .down: [[5, 4, 3], [2, 1, 0]]
      case .downMirrored: [[3, 4, 5], [0, 1, 2]]
      case .left: [[2, 5], [1, 4], [0, 3]]
      case .leftMirrored: [[0, 3], [1, 4], [2, 5]]
      case .right: [[3, 0], [4, 1], [5, 2]]
      case .rightMirrored: [[5, 2], [4, 1], [3, 0]]
      }
    let image = Image(decorative: try numbered(3, 2), scale: 1, orientation: orientation)
    let pixels = try #require(Host(50, 50) { image }.displayList().images.first?.pixels)
    #expect(pixels.width == expected[0].count)
    #expect(pixels.pixels.map { $0 & 255 } == expected.flatMap { $0 })
    #expect(frame(image).width == CGFloat(expected[0].count))
  }

  @Test func `an image moves with its layout and fades as a whole`() async throws {
    let host = Host(size: CGSize(width: 100, height: 50))
    let isMoved = host.makeState(false)
    host.show(Moving(image: try image(10, 10), isMoved: isMoved))
    withAnimation(.linear(duration: 1)) { isMoved.wrappedValue = true }
    try await host.advance(to: 0.5)
    #expect(near(host.placements()[0].frame.midX, 50))
    let drawn = host.displayList()
    #expect(drawn.items.count == 1 && near(CGFloat(drawn.images[0].opacity), 0.75))
  }

  private struct Moving: View {
    var image: Image
    @Binding var isMoved: Bool
    var body: some View {
      image.opacity(isMoved ? 0.5 : 1)
        .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
    }
  }

  private struct Swapped: View {
    var images: [Image]
    @Binding var index: Int
    var body: some View { images[index] }
  }

  @Test func `an image fades in over the one that it replaces`() async throws {
    let images = try [image(10, 10), image(20, 10), image(30, 10)]
    let host = Host(size: CGSize(width: 100, height: 50))
    let index = host.makeState(0)
    host.show(Swapped(images: images, index: index))
    withAnimation(.linear(duration: 1)) { index.wrappedValue = 1 }
    try await host.advance(to: 0.25)
    #expect(host.displayList().images.map(\.pixels.width) == [10, 20])
    #expect(host.displayList().images.map(\.opacity) == [1, 0.25])
    #expect(near(host.placements()[0].frame.width, 12.5))
    withAnimation(.linear(duration: 1)) { index.wrappedValue = 2 }
    try await host.advance(to: 0.5)
    #expect(host.displayList().images.map(\.pixels.width) == [10, 20, 30])
    try await host.advance(to: 2)
    #expect(host.displayList().images.map(\.opacity) == [1])
    index.wrappedValue = 0
    try await host.advance(to: 2.5)
    #expect(host.displayList().images.map(\.pixels.width) == [10])
  }

  @Test func `translucent images fade into each other`() async throws {
    let images = try [64, 128].map {
      Image(decorative: try numbered(4, 4, alpha: $0), scale: 1)
    }
    let host = Host(size: CGSize(width: 100, height: 50))
    let index = host.makeState(0)
    host.show(Swapped(images: images, index: index))
    withAnimation(.linear(duration: 1)) { index.wrappedValue = 1 }
    try await host.advance(to: 0.25)
    #expect(host.displayList().images.map(\.opacity) == [0.75, 0.25])
  }

  @Test func `without a content transition an image is replaced at once`() async throws {
    let images = try [image(10, 10), image(20, 10)]
    let host = Host(size: CGSize(width: 100, height: 50))
    let index = host.makeState(0)
    host.show(Swapped(images: images, index: index).contentTransition(.identity))
    withAnimation(.linear(duration: 1)) { index.wrappedValue = 1 }
    try await host.advance(to: 0.25)
    #expect(host.displayList().images.map(\.pixels.width) == [20])
  }

  @Test func `labels, buttons and toggles have symbols and images`() throws {
    let view = VStack {
      Label("a", image: "no such image")
      Label("b" as String, systemImage: "star")
      Button("c", systemImage: "star") {}
      Button("d", systemImage: "star", role: .destructive) {}
      Toggle("e", systemImage: "star", isOn: .constant(true))
    }
    let host = Host(300, 400) { view }
    #expect(host.displayList().fills.count >= 4)
    #expect(host.takeDiagnostics().count == 1)
  }

  @Test func `an invalid scale draws nothing and is reported`() throws {
    let pixels = try numbered(2, 2)
    for scale in [0, -1, CGFloat.nan] {
      let host = Host(50, 50) { Image(decorative: pixels, scale: scale) }
      #expect(host.displayList().items.isEmpty)
      #expect(host.takeDiagnostics().first?.message.contains("its scale is") == true)
    }
  }

  @Test func `images are equal if all their parts are`() throws {
    let pixels = try numbered(2, 2)
    #expect(Image("a") == Image("a") && Image("a") != Image(decorative: "a"))
    #expect(Image("a") != Image("a").resizable())
    #expect(Image(decorative: pixels, scale: 1) == Image(decorative: try numbered(2, 2), scale: 1))
    #expect(Image(decorative: pixels, scale: 1) != Image(decorative: pixels, scale: 2))
  }

  // MARK: Pixels

  @Test func `pixels are made from bytes of any order`() throws {
    func pixel(_ bytes: [UInt8], _ info: CGImageAlphaInfo) throws -> UInt32 {
      try CGImage(width: 1, height: 1, bytes: bytes, alphaInfo: info).pixels.pixels[0]
    }
    #expect(try pixel([255, 0, 51, 128], .last) == 0x801A_0080)
    #expect(try pixel([128, 255, 0, 51], .first) == 0x801A_0080)
    #expect(try pixel([128, 0, 26, 128], .premultipliedLast) == 0x801A_0080)
    #expect(try pixel([128, 128, 0, 26], .premultipliedFirst) == 0x801A_0080)
    #expect(try pixel([1, 2, 3, 4], .noneSkipLast) == 0xFF03_0201)
    #expect(try pixel([4, 1, 2, 3], .noneSkipFirst) == 0xFF03_0201)
    #expect(try pixel([1, 2, 3], .none) == 0xFF03_0201)
    #expect(try pixel([7], .alphaOnly) == 0x0700_0000)
  }

  @Test func `impossible pixels are rejected with a message`() {
    #expect(throws: ImageError.invalidSize(width: 0, height: 2)) {
      try CGImage(width: 0, height: 2, bytes: [])
    }
    #expect(throws: ImageError.wrongByteCount(width: 2, height: 1, expected: 8, found: 7)) {
      try CGImage(width: 2, height: 1, bytes: Array(repeating: 0, count: 7))
    }
    #expect(throws: ImageError.unreadable(reason: "not a PNG file")) { try CGImage(png: [1, 2]) }
    #expect("\(ImageError.invalidSize(width: 0, height: 2))".contains("0 by 2 pixels"))
  }

  @Test func `a part of an image can be cut out`() throws {
    let image = try numbered(4, 3)
    let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 1, width: 1, height: 9)))
    #expect(part.width == 2 && part.height == 2)
    #expect(part.pixels.pixels.map { $0 & 255 } == [5, 6, 9, 10])
    #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: 4, height: 3)) == image)
  }
}
