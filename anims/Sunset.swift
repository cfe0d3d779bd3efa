import Foundation
import SwiftUI

/// A picture of an evening by the sea, computed pixel by pixel.
enum Sunset {
  /// The picture, 576 by 360 pixels.
  static let image: CGImage? = {
    let (width, height) = (576, 360)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let color = color(Double(x) / Double(width), Double(y) / Double(height))
        for component in [color.x, color.y, color.z] {
          bytes.append(UInt8((min(max(component, 0), 1) * 255).rounded()))
        }
      }
    }
    return try? CGImage(width: width, height: height, bytes: bytes, alphaInfo: .none)
  }()

  private static let horizon = 0.62
  private static let sun = SIMD2(0.64, 0.5)

  private static func mix(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ t: Double) -> SIMD3<Double> {
    a + (b - a) * min(max(t, 0), 1)
  }

  private static func color(_ x: Double, _ y: Double) -> SIMD3<Double> {
    y < horizon ? sky(x, y) : sea(x, y)
  }

  private static func sky(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let high = SIMD3(0.20, 0.16, 0.42), middle = SIMD3(0.86, 0.36, 0.42)
    let low = SIMD3(1.0, 0.78, 0.42)
    let t = y / horizon
    var color = t < 0.6 ? mix(high, middle, t / 0.6) : mix(middle, low, (t - 0.6) / 0.4)
    let dx = (x - sun.x) * 1.6, dy = y - sun.y
    let distance = (dx * dx + dy * dy).squareRoot()
    color = mix(color, SIMD3(1, 0.9, 0.6), 0.5 * (1 - distance / 0.4))
    color = mix(color, SIMD3(1, 0.97, 0.86), (0.1 - distance) / 0.008)
    // Hills with a soft edge.
    let far = 0.56 + 0.03 * sin(x * 9 + 1) + 0.012 * sin(x * 23)
    color = mix(color, SIMD3(0.42, 0.24, 0.42), 0.85 * min(max((y - far) * 360, 0), 1))
    return color
  }

  private static func sea(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let depth = (y - horizon) / (1 - horizon)
    var color = mix(SIMD3(0.85, 0.48, 0.42), SIMD3(0.13, 0.14, 0.34), 0.25 + depth)
    let wave = sin(y * 260 / (0.4 + depth) + 3 * sin(x * 14))
    let glare = 1 - abs(x - sun.x) / (0.05 + 0.16 * depth)
    color = mix(color, SIMD3(1, 0.86, 0.6), max(glare, 0) * (0.45 + 0.4 * wave))
    return color
  }
}
