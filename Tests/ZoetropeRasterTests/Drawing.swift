import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

typealias Item = DisplayList.Item

/// A drawn picture whose pixels can be compared and read by channel.
struct Picture: Equatable {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  /// Draws items on a canvas of whole points.
  init(
    _ width: Int, _ height: Int, _ items: [Item], scale: Double = 1,
    background: PaintColor? = nil, bandHeight: Int? = nil
  ) {
    var renderer = Renderer(scale: scale, background: background)
    renderer.bandHeight = bandHeight
    let bitmap = Bitmap()
    renderer.render(
      DisplayList(size: CGSize(width: width, height: height), items: items), into: bitmap,
      context: RenderContext())
    self.init(bitmap)
  }

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      pixels.append(contentsOf: UnsafeBufferPointer(start: bitmap.row(y), count: width))
    }
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// One channel of all pixels, from 0 for red to 3 for alpha.
  func channel(_ index: Int) -> [Int] {
    pixels.map { Int($0 >> UInt32(8 * index)) & 255 }
  }

  var alphas: [Int] { channel(3) }

  /// The largest difference of any channel.
  func distance(to other: Picture) -> Int {
    (0..<4).map { index in
      zip(channel(index), other.channel(index)).map { abs($0 - $1) }.max() ?? 0
    }.max() ?? 0
  }

  /// One character per pixel: `#` for opaque black, `.` for opaque white, `-` for transparent.
  var text: [String] {
    (0..<height).map { y in
      String(
        (0..<width).map { x -> Character in
          switch self[x, y] {
          case 0xFF00_0000: "#"
          case 0xFFFF_FFFF: "."
          case 0: "-"
          default: "?"
          }
        })
    }
  }
}

let black = PaintColor(red: 0, green: 0, blue: 0)
let white = PaintColor(red: 1, green: 1, blue: 1)

func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  Path(CGRect(x: x, y: y, width: width, height: height))
}

func fill(
  _ path: Path, _ color: PaintColor = black, rule: FillRule = .nonZero,
  transform: CGAffineTransform = .identity, isAntialiased: Bool = true
) -> Item {
  .fill(
    .init(
      path: path, transform: transform, rule: rule, paint: .color(color),
      isAntialiased: isAntialiased))
}

func clip(_ path: Path, rule: FillRule = .nonZero, isAntialiased: Bool = true) -> Item {
  .pushClip(.init(path: path, rule: rule, isAntialiased: isAntialiased))
}

func polygon(_ points: [(Double, Double)]) -> Path {
  var path = Path()
  for (index, point) in points.enumerated() {
    let point = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  path.closeSubpath()
  return path
}

func shift(_ x: Double, _ y: Double) -> CGAffineTransform {
  CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
}
