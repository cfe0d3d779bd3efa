import Foundation
import TestSupport
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

/// Images by their definition, in `Double`.
struct ImageReference {
  let image: DisplayList.ImageFill

  /// The premultiplied channels, 0 to 255, of a pixel of the canvas at a scale of 1.
  func color(_ x: Int, _ y: Int) -> [Double] {
    let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
      .applying(image.transform.inverted())
    let (frame, pixels) = (image.frame, image.pixels)
    let (sx, sy) = (
      Double(pixels.width) / Double(frame.width), Double(pixels.height) / Double(frame.height)
    )
    let u = Double(place.x - frame.minX) * sx
    let v = Double(place.y - frame.minY) * sy
    let inverse = image.transform.inverted()
    let columns = weights(u, sx * hypot(Double(inverse.a), Double(inverse.c)), pixels.width)
    let rows = weights(v, sy * hypot(Double(inverse.b), Double(inverse.d)), pixels.height)
    var color = [0.0, 0, 0, 0]
    for (row, down) in rows {
      for (column, along) in columns {
        let pixel = pixels.pixels[row * pixels.width + column]
        for channel in 0..<4 {
          color[channel] += along * down * Double(pixel >> UInt32(8 * channel) & 255)
        }
      }
    }
    color[3] = min(max(color[3], 0), 255)
    return color.map { min(max($0, 0), color[3]) }
  }

  /// The position of a pixel's center in the image, in image pixels.
  func place(_ x: Int, _ y: Int) -> CGPoint {
    let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
      .applying(image.transform.inverted())
    return CGPoint(
      x: (place.x - image.frame.minX) / image.frame.width * CGFloat(image.pixels.width),
      y: (place.y - image.frame.minY) / image.frame.height * CGFloat(image.pixels.height))
  }

  private func weights(_ u: Double, _ step: Double, _ count: Int) -> [(Int, Double)] {
    switch image.interpolation {
    case .nearest: return [(min(max(Int(u.rounded(.down)), 0), count - 1), 1)]
    case .linear: return box(min(max(u, 0), Double(count)), max(step, 1), count)
    case .cubic: return cubic(u, max(step, 1), count)
    }
  }

  private func box(_ u: Double, _ width: Double, _ count: Int) -> [(Int, Double)] {
    let (low, high) = (max(u - width / 2, 0), min(u + width / 2, Double(count)))
    return (0..<count).compactMap { index in
      let overlap = min(high, Double(index) + 1) - max(low, Double(index))
      return overlap > 0 ? (index, overlap / (high - low)) : nil
    }
  }

  private func cubic(_ u: Double, _ width: Double, _ count: Int) -> [(Int, Double)] {
    func kernel(_ t: Double) -> Double {
      if t >= 2 { return 0 }
      return t < 1
        ? 1.5 * t * t * t - 2.5 * t * t + 1 : -0.5 * t * t * t + 2.5 * t * t - 4 * t + 2
    }
    let taps = (0..<count).map { ($0, kernel(abs(Double($0) + 0.5 - u) / width)) }
      .filter { $0.1 != 0 }
    let sum = taps.reduce(0) { $0 + $1.1 }
    return taps.map { ($0.0, $0.1 / sum) }
  }
}

extension SeededRandom {
  /// An image of random pixels, opaque or not.
  mutating func image(_ width: Int, _ height: Int, isOpaque: Bool = false) -> ImagePixels {
    let pixels = (0..<width * height).map { _ -> UInt32 in
      let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &self)
      let channels = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &self) }
      return channels[0] | channels[1] << 8 | channels[2] << 16 | alpha << 24
    }
    return ImagePixels(width: width, height: height, premultiplied: pixels)
  }

  /// A smooth image, like a photograph: two waves per channel.
  mutating func photo(_ width: Int, _ height: Int) -> ImagePixels {
    let waves = (0..<6).map { _ in (number(0.02...0.2), number(0.02...0.2), number(0...6)) }
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (Double(index % width), Double(index / width))
      return (0..<3).reduce(0xFF00_0000) { pixel, channel in
        let (a, b) = (waves[2 * channel], waves[2 * channel + 1])
        let value = sin(a.0 * x + a.1 * y + a.2) + sin(b.0 * x - b.1 * y + b.2)
        return pixel | UInt32(((value + 2) / 4 * 255).rounded()) << UInt32(8 * channel)
      }
    }
    return ImagePixels(width: width, height: height, premultiplied: pixels)
  }
}

/// An image with defaults for all other properties.
func image(
  _ pixels: ImagePixels, in frame: CGRect, transform: CGAffineTransform = .identity,
  _ interpolation: DisplayList.ImageFill.Interpolation = .linear
) -> DisplayList.ImageFill {
  DisplayList.ImageFill(
    pixels: pixels, frame: frame, transform: transform, interpolation: interpolation)
}

func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
