import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

/// Two pictures that differ in one pixel, encoded alternately, so that the encoder's memory of a
/// picture does not help with the next one.
public struct PicturePair {
  private let pictures: [Bitmap]

  /// Draws a scene, with the row facts of the renderer.
  public init(_ scene: Scene, _ maker: SceneMaker) {
    let list = maker.list(scene)
    let corner = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let black = PaintColor(red: 0, green: 0, blue: 0)
    var other = list
    other.items.append(.fill(DisplayList.Fill(path: corner, paint: .color(black))))
    let renderer = Renderer(background: .white)
    pictures = [list, other].map {
      let bitmap = Bitmap()
      renderer.render($0, into: bitmap, context: RenderContext())
      return bitmap
    }
  }

  /// Creates pictures from raw rows of red, green and blue bytes; nil if the data is not a whole
  /// number of rows.
  public init?(rawPixels: Data, width: Int) {
    let height = rawPixels.count / (3 * max(width, 1))
    guard width > 0, height > 0, rawPixels.count == 3 * width * height else { return nil }
    pictures = (0..<2).map { _ in Self.bitmap(rawPixels, width: width, height: height) }
    pictures[1][0, 0] = Self.anotherColor(in: pictures[0])
  }

  /// Noise: each byte of red, green and blue is random.
  public init(noiseOfWidth width: Int) {
    let height = width * 9 / 16
    var random = SplitMix64(seed: 11)
    pictures = (0..<2).map { _ in
      let bitmap = Bitmap(width: width, height: height)
      for y in 0..<height {
        let row = bitmap.row(y)
        for x in 0..<width { row[x] = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
      }
      bitmap.forgetFacts()
      return bitmap
    }
  }

  /// The picture for a turn: the first for even turns, the second for odd ones.
  public subscript(turn: Int) -> Bitmap { pictures[turn & 1] }

  private static func bitmap(_ data: Data, width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    data.withUnsafeBytes { bytes in
      for y in 0..<height {
        let (row, first) = (bitmap.row(y), y * width)
        for x in 0..<width {
          let place = 3 * (first + x)
          let (red, green, blue) = (bytes[place], bytes[place + 1], bytes[place + 2])
          row[x] = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
        }
      }
    }
    bitmap.forgetFacts()
    return bitmap
  }

  /// The first color that differs from the first pixel, so that the kind of file stays the same.
  private static func anotherColor(in bitmap: Bitmap) -> UInt32 {
    let first = bitmap[0, 0]
    for y in 0..<bitmap.height {
      let row = bitmap.row(y)
      for x in 0..<bitmap.width where row[x] != first { return row[x] }
    }
    return first
  }
}

extension PaintColor {
  /// The background of the scenes.
  public static let white = PaintColor(red: 1, green: 1, blue: 1)
}
