import Foundation
import Zoetrope
import ZoetropeBitmap
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePNG
import ZoetropeRaster

/// A frame with the bounds of its views drawn over it, as a PNG file.
@MainActor package struct ExplanationPicture {
  private let pixels: PixelSize
  private let scale: Double
  private let background: PaintColor?
  private let fonts: SharedFonts

  /// Checks that there can be such a picture.
  ///
  /// - Parameters:
  ///   - anim: What is shown; it has a say in the size and the background.
  ///   - options: The size, the scale and the fonts count.
  /// - Throws: ``RecorderError`` where the picture is too small or too large.
  package init(_ anim: Anim, options: RecordingOptions) throws(RecorderError) {
    pixels = try PixelSize(
      canvas: ExplanationPicture.canvas(options.size ?? anim.size), scale: options.scale,
      memory: MachineMemory.bytes)
    scale = options.scale
    background = anim.background?.paint(in: EnvironmentValues())
    fonts = options.fonts.shared()
  }

  /// Whether there is something at a path.
  package nonisolated static func exists(_ path: String) -> Bool { FileStatus(of: path) != nil }

  /// Draws what a host shows, and an explanation of it, and writes the picture.
  ///
  /// - Parameters:
  ///   - explanation: Whose views are outlined.
  ///   - host: What is shown; at the time of the explanation.
  ///   - path: Where the file goes; one that is there is replaced.
  /// - Throws: ``RecorderError`` where the file cannot be written.
  package func write(
    _ explanation: LayoutExplanation, over host: Zoetrope.Host, to path: String
  ) async throws {
    let list = try await displayList(explanation, over: host)
    let bitmap = Bitmap(width: pixels.width, height: pixels.height)
    Renderer(scale: scale, background: background)
      .render(list, into: bitmap, context: RenderContext())
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let bytes: [UInt8]
    do { bytes = try PNGEncoder().encoded(bitmap) } catch {
      throw RecorderError.cannotEncode(path: path, reason: "\(error)")
    }
    try bytes.withUnsafeBytes {
      try FrameFile().write($0, named: name, in: FolderPath.above(path))
    }
  }

  /// What a host shows, with the outlines and their labels over it.
  package func displayList(
    _ explanation: LayoutExplanation, over host: Zoetrope.Host
  ) async throws -> DisplayList {
    let shift = CGAffineTransform(
      translationX: ExplanationPicture.margin, y: ExplanationPicture.margin)
    let boxes = ExplanationBox.boxes(of: explanation).map { $0.transformed(by: shift) }
    let canvas = ExplanationPicture.canvas(host.size)
    let labels = Zoetrope.Host(size: canvas, sharing: fonts)
    labels.show(ExplanationLabels(boxes: boxes))
    try await labels.advance(to: 0)
    var items = host.displayList().items.map { $0.applying(shift) }
    items += ExplanationPicture.veil(canvas, around: host.size)
    items += boxes.flatMap(\.outline) + labels.displayList().items
    return DisplayList(size: canvas, items: items)
  }

  /// What is around the canvas, in points: room for what sticks out, and for labels.
  private static let margin: CGFloat = 20

  private static func canvas(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + margin * 2, height: size.height + margin * 2)
  }

  /// What makes the picture pale, so that lines over it stand out; paler outside of the canvas.
  private static func veil(_ size: CGSize, around inner: CGSize) -> [DisplayList.Item] {
    var outside = Path(CGRect(origin: .zero, size: size))
    let frame = CGRect(origin: CGPoint(x: margin, y: margin), size: inner)
    outside.addRect(frame)
    let white = PaintColor(red: 1, green: 1, blue: 1, alpha: 0.35)
    let gray = PaintColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 0.8)
    return [
      .fill(.init(path: Path(frame), paint: .color(white))),
      .fill(.init(path: outside, rule: .evenOdd, paint: .color(gray))),
    ]
  }
}
