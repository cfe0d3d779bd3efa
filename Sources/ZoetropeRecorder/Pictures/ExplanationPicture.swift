import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeFiles
import ZoetropeGeometry
import ZoetropeSequences

/// A picture of a frame with the bounds of its views. It can be written as a PNG file.
@MainActor package struct ExplanationPicture {
  private let scale: Double
  private let background: PaintColor?
  private let fonts: SharedFonts
  private let options: RecordingOptions

  /// Creates a picture, after checking its size.
  ///
  /// - Parameters:
  ///   - anim: The animation. It provides the background, and the size if the options have none.
  ///   - options: The options. Only the size, scale, fonts, memory and compression are used.
  /// - Throws: ``RecorderError`` if the picture is too small or too large.
  package init(_ anim: Anim, options: RecordingOptions) throws(RecorderError) {
    _ = try PixelSize(
      canvas: ExplanationPicture.canvas(options.size ?? anim.size), scale: options.scale,
      memory: options.memory)
    scale = options.scale
    background = anim.background?.paint(in: EnvironmentValues())
    fonts = options.fonts.shared()
    self.options = options
  }

  /// Whether a file or folder exists at a path. Symbolic links are followed.
  package nonisolated static func exists(_ path: String) -> Bool { FileStatus(of: path) != nil }

  /// Draws the content of a host, with the outlines and labels of an explanation over it, and
  /// writes the picture as a PNG file.
  ///
  /// - Parameters:
  ///   - explanation: The explanation, whose views are outlined.
  ///   - host: The host, at the time of the explanation.
  ///   - path: The path of the file. An existing file is replaced.
  /// - Throws: ``RecorderError`` if the picture cannot be encoded or written, and ``HostError`` if
  ///   the labels cannot be shown.
  package func write(
    _ explanation: LayoutExplanation, over host: Zoetrope.Host, to path: String
  ) async throws {
    let list = try await displayList(explanation, over: host)
    try PictureFile(list, scale: scale, background: background, options: options).write(to: path)
  }

  /// Returns the content of a host with the outlines and labels of an explanation over it.
  ///
  /// - Throws: ``HostError`` if the labels cannot be shown.
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

  /// The margin around the canvas, in points. It has room for labels, and for views that extend
  /// beyond the canvas.
  private static let margin: CGFloat = 20

  private static func canvas(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + margin * 2, height: size.height + margin * 2)
  }

  /// Returns translucent fills that fade the picture, so that the lines over it stand out. The
  /// margin fades more than the canvas.
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
