import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeImages

/// A line of `Fixtures/strokes/scenes.txt`: a stroke, and the name of the picture to compare with.
struct StrokeScene: Sendable, CustomTestStringConvertible {
  var name: String
  var style: StrokeStyle
  var transform: CGAffineTransform
  var path: Path

  var testDescription: String { name }

  /// The width and the height of the pictures in pixels.
  static let side = 64

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/strokes")

  /// All scenes in the order of the file, without invalid ones.
  static let all: [StrokeScene] = {
    let file = folder.appending(path: "scenes.txt")
    return lines(of: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
      .compactMap(StrokeScene.init)
  }()

  /// The number of scenes in the file.
  static func lineCount() throws -> Int {
    let file = folder.appending(path: "scenes.txt")
    return lines(of: try String(contentsOf: file, encoding: .utf8)).count
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  private init?(_ line: Substring) {
    let fields = line.split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard fields.count == 5, let style = Self.style(fields[1], fields[2]),
      let path = Path(fields[4])
    else { return nil }
    let m = fields[3].split(separator: " ").compactMap { Double($0) }
    guard m.count == 6 else { return nil }
    name = fields[0]
    self.style = style
    transform = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    self.path = path
  }

  private static func style(_ pen: String, _ dash: String) -> StrokeStyle? {
    let words = pen.split(separator: " ").map(String.init)
    guard words.count == 4, let width = Double(words[0]), let limit = Double(words[3]),
      let cap = ["butt": CGLineCap.butt, "round": .round, "square": .square][words[1]],
      let join = ["miter": CGLineJoin.miter, "round": .round, "bevel": .bevel][words[2]]
    else { return nil }
    var style = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
    if dash == "solid" { return style }
    let parts = dash.split(separator: "@")
    guard parts.count == 2 else { return nil }
    style.dash = parts[0].split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    guard let phase = Double(parts[1].trimmingCharacters(in: .whitespaces)) else { return nil }
    style.dashPhase = phase
    return style
  }

  /// This renderer's alpha of each pixel.
  func drawn() -> [Int] {
    let stroke = Item.stroke(
      .init(path: path, transform: transform, style: style, paint: .color(black)))
    return Picture(Self.side, Self.side, [stroke]).alphas
  }

  /// Cairo's alpha of each pixel.
  func reference() throws -> [Int] {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).png"))
    let picture = try DecodedPNG([UInt8](data))
    try #require(picture.width == Self.side && picture.height == Self.side)
    // In a gray file all channels are equal.
    return stride(from: 0, to: picture.pixels.count, by: 4).map { Int(picture.pixels[$0]) }
  }
}
