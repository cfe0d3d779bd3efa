import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeImages

/// A scene of `Fixtures/paint/scenes.txt`: items over white, and the name of the picture to compare
/// with.
struct PaintScene: Sendable, CustomTestStringConvertible {
  var name: String
  var items: [Item] = []

  var testDescription: String { name }

  /// The width and the height of the pictures in pixels.
  static let side = 64

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/paint")

  /// An invalid line in the file.
  struct Misprint: Error { let line: String }

  /// All scenes in the order of the file.
  static let all: Result<[PaintScene], any Error> = Result {
    let file = folder.appending(path: "scenes.txt")
    var reader = PaintSceneReader()
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      guard reader.read(line) else { throw Misprint(line: String(line)) }
    }
    return reader.scenes
  }

  /// All scenes; empty if the list cannot be read, which a separate test reports.
  static var scenes: [PaintScene] { (try? all.get()) ?? [] }

  func drawn() -> Picture { Picture(Self.side, Self.side, items, background: white) }

  /// Cairo's picture of the scene: red, green and blue of each pixel.
  func reference() throws -> [[Int]] {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).png"))
    let picture = try DecodedPNG([UInt8](data))
    try #require(picture.width == Self.side && picture.height == Self.side)
    return (0..<3).map { channel in
      stride(from: channel, to: picture.pixels.count, by: 4).map { Int(picture.pixels[$0]) }
    }
  }

  /// Whether each pixel lies on an edge: a shape or a clip covers it partly, or a gradient's color
  /// jumps in it.
  func edges() -> [Bool] {
    var edges = Array(repeating: false, count: Self.side * Self.side)
    for item in items {
      var path: (Path, CGAffineTransform, FillRule)?
      switch item {
      case .fill(let fill):
        path = (fill.path, fill.transform, fill.rule)
        if case .gradient(let gradient) = fill.paint {
          let jumps = GradientJumps(gradient, fill.transform)
          for index in edges.indices where jumps.meets(index % Self.side, index / Self.side) {
            edges[index] = true
          }
        }
      case .pushClip(let clip): path = (clip.path, clip.transform, clip.rule)
      default: break
      }
      guard let (path, transform, rule) = path else { continue }
      let shape = Picture(
        Self.side, Self.side, [ZoetropeRasterTests.fill(path, rule: rule, transform: transform)])
      for (index, alpha) in shape.alphas.enumerated() where (1...254).contains(alpha) {
        edges[index] = true
      }
    }
    return edges
  }
}

/// The places where the colors of a gradient jump.
struct GradientJumps {
  private let reference: GradientReference
  /// The locations of the jumps from 0 to 1, and whether the last color differs from the first.
  private let places: [Double]
  private let seam: Bool

  init(_ gradient: GradientPaint, _ transform: CGAffineTransform) {
    reference = GradientReference(gradient, transform)
    let stops = gradient.stops
    places = zip(stops, stops.dropFirst()).filter {
      $0.location == $1.location && $0.color != $1.color
    }.map { $0.0.location }
    seam = gradient.spread == .repeat && stops.first?.color != stops.last?.color
  }

  /// Whether there is a jump in a pixel, or within 1/20 of it.
  func meets(_ x: Int, _ y: Int) -> Bool {
    if places.isEmpty && !seam { return false }
    var (low, high) = (Double.infinity, -Double.infinity)
    for (dx, dy) in [(-0.05, -0.05), (1.05, -0.05), (-0.05, 1.05), (1.05, 1.05), (0.5, 0.5)] {
      let number = reference.number(Double(x) + dx, Double(y) + dy)
      low = min(low, number)
      high = max(high, number)
    }
    let spread = reference.gradient.spread
    if spread == .pad { return places.contains { $0 >= low && $0 <= high } }
    for turn in Int(low.rounded(.down)) - 1...Int(high.rounded(.up)) + 1 {
      let isBack = spread == .mirror && !turn.isMultiple(of: 2)
      let all = places.map { Double(turn) + (isBack ? 1 - $0 : $0) } + (seam ? [Double(turn)] : [])
      if all.contains(where: { $0 >= low && $0 <= high }) { return true }
    }
    return false
  }
}

/// A line-by-line reader of scenes.
private struct PaintSceneReader {
  var scenes: [PaintScene] = []
  private var paint = Paint.color(black)

  /// Returns false for an invalid line.
  mutating func read(_ line: Substring) -> Bool {
    let space = line.firstIndex(of: " ") ?? line.endIndex
    let word = String(line[..<space])
    let fields = line[space...].split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    switch word {
    case "scene": scenes.append(PaintScene(name: fields[0]))
    case "paint":
      guard let paint = Self.paint(fields) else { return false }
      self.paint = paint
    case "fill":
      guard let (rule, transform, path) = Self.shape(fields) else { return false }
      return add(.fill(.init(path: path, transform: transform, rule: rule, paint: paint)))
    case "clip":
      guard let (rule, transform, path) = Self.shape(fields) else { return false }
      return add(.pushClip(.init(path: path, transform: transform, rule: rule)))
    case "layer":
      let words = fields[0].split(separator: " ")
      guard words.count == 2, let opacity = Double(words[0]) else { return false }
      return add(
        .pushLayer(
          .init(opacity: opacity, blendMode: words[1] == "mask" ? .destinationIn : .normal)))
    case "unclip": return add(.popClip)
    case "end": return add(.popLayer)
    default: return false
    }
    return true
  }

  private mutating func add(_ item: Item) -> Bool {
    guard !scenes.isEmpty else { return false }
    scenes[scenes.count - 1].items.append(item)
    return true
  }

  private static func shape(_ fields: [String]) -> (FillRule, CGAffineTransform, Path)? {
    guard fields.count == 3,
      let rule = ["nonzero": FillRule.nonZero, "evenodd": .evenOdd][fields[0]],
      let transform = transform(fields[1]), let path = Path(fields[2])
    else { return nil }
    return (rule, transform, path)
  }

  private static func transform(_ text: String) -> CGAffineTransform? {
    if text == "-" { return .identity }
    let m = text.split(separator: " ").compactMap { Double($0) }
    guard m.count == 6 else { return nil }
    return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }

  private static func paint(_ fields: [String]) -> Paint? {
    let words = fields[0].split(separator: " ").map(String.init)
    if words.count == 2, words[0] == "color" { return color(words[1]).map { .color($0) } }
    let n = words.dropFirst().compactMap { Double($0) }
    guard fields.count == 4, n.count == 4, let spread = GradientPaint.Spread(rawValue: fields[1]),
      let transform = transform(fields[2])
    else { return nil }
    let stops = fields[3].split(separator: ",").compactMap { stop -> GradientPaint.Stop? in
      let words = stop.split(separator: " ").map(String.init)
      guard words.count == 2, let place = Double(words[0]) else { return nil }
      return color(words[1]).map { GradientPaint.Stop(color: $0, location: place) }
    }
    let shape: GradientPaint.Shape =
      words[0] == "linear"
      ? .linear(start: CGPoint(x: n[0], y: n[1]), end: CGPoint(x: n[2], y: n[3]))
      : .radial(center: CGPoint(x: n[0], y: n[1]), startRadius: n[2], endRadius: n[3])
    return .gradient(
      GradientPaint(shape: shape, stops: stops, spread: spread, transform: transform))
  }

  private static func color(_ hex: String) -> PaintColor? {
    guard hex.count == 6 || hex.count == 8,
      let value = UInt32(hex.count == 6 ? hex + "ff" : hex, radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> Float { Float(value >> shift & 255) / 255 }
    return PaintColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
