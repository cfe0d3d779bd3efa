import ZoetropeImages
import ZoetropePixels

/// The difference between two pictures.
struct GoldenDifference {
  let expected: DecodedPNG
  let actual: DecodedPNG

  /// Whether the pictures have the same size, and no channel of a pixel differs by more than the
  /// tolerance, which is from 0 to 255. Channels are not premultiplied.
  func isWithin(_ tolerance: Int) -> Bool {
    guard hasOneSize else { return false }
    if expected.pixels == actual.pixels { return true }
    return zip(expected.pixels, actual.pixels).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }

  private var hasOneSize: Bool {
    expected.width == actual.width && expected.height == actual.height
  }

  /// A clause for a failure message: the number of differing pixels, the largest difference of a
  /// channel, and the position of the first differing pixel, in pixels, y down.
  var summary: String {
    guard hasOneSize else {
      return "is \(actual.width) x \(actual.height) pixels"
        + " instead of \(expected.width) x \(expected.height)"
    }
    var count = 0
    var most = 0
    var first = ""
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        let distance = distances(x, y).max() ?? 0
        if distance == 0 { continue }
        if count == 0 { first = "\(x), \(y)" }
        count += 1
        most = max(most, distance)
      }
    }
    return "differs in \(count) pixels by up to \(most) of 255, first at \(first)"
  }

  /// Returns the expected picture, the actual picture and the difference, as three panels side by
  /// side. If both pictures are narrower than 240 pixels, all panels are enlarged by the largest
  /// whole factor at which no panel is wider than 240 pixels.
  ///
  /// ```
  /// +----------+--------+------------+
  /// | expected | actual | difference |
  /// +----------+--------+------------+
  /// ```
  ///
  /// The two pictures are composited over white. The differences are multiplied by 8 and shown over
  /// black.
  func panels() -> Bitmap {
    let width = max(expected.width, actual.width, 1)
    let height = max(expected.height, actual.height, 1)
    let zoom = max(1, 240 / width)
    let gap = 4
    let bitmap = Bitmap(width: 3 * width * zoom + 2 * gap, height: height * zoom)
    for y in 0..<bitmap.height {
      let row = bitmap.row(y)
      for x in 0..<bitmap.width { row[x] = 0xFF80_8080 }
      for x in 0..<width * zoom {
        let (column, line) = (x / zoom, y / zoom)
        row[x] = overWhite(expected, column, line)
        row[x + width * zoom + gap] = overWhite(actual, column, line)
        row[x + 2 * (width * zoom + gap)] = amplified(column, line)
      }
    }
    return bitmap
  }

  /// Returns a pixel of the picture, composited over white; gray outside the picture.
  private func overWhite(_ picture: DecodedPNG, _ x: Int, _ y: Int) -> UInt32 {
    guard let pixel = picture.pixel(x, y) else { return 0xFF80_8080 }
    let channels = pixel[..<3].map { (Int($0) * Int(pixel[3]) + 127) / 255 + 255 - Int(pixel[3]) }
    return opaque(channels)
  }

  /// Returns an opaque color that shows the difference between the two pictures at a pixel. Each
  /// channel is 8 times the difference in this channel or in alpha, whichever is larger, and is
  /// limited to 255.
  private func amplified(_ x: Int, _ y: Int) -> UInt32 {
    let distances = distances(x, y)
    // A difference in alpha alone shows as gray.
    return opaque(distances[..<3].map { min(255, 8 * max($0, distances[3])) })
  }

  private func opaque(_ channels: [Int]) -> UInt32 {
    0xFF00_0000 | UInt32(channels[0]) | UInt32(channels[1]) << 8 | UInt32(channels[2]) << 16
  }

  /// Returns the absolute differences between the two pictures in the four channels of a pixel; 255
  /// for each channel if a picture does not have the pixel.
  private func distances(_ x: Int, _ y: Int) -> [Int] {
    guard let a = expected.pixel(x, y), let b = actual.pixel(x, y) else {
      return [255, 255, 255, 255]
    }
    return zip(a, b).map { abs(Int($0) - Int($1)) }
  }
}

extension DecodedPNG {
  /// Returns the red, green, blue and alpha of a pixel, not premultiplied; nil outside the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8]? {
    guard x < width, y < height else { return nil }
    let start = (y * width + x) * 4
    return Array(pixels[start..<start + 4])
  }
}
