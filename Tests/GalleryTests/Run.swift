import SwiftUI

@testable import zoetrope

extension Anim {
  /// The anim of a name in the gallery.
  @MainActor static func named(_ name: String) -> Anim? {
    Catalogue.anims.first { $0.name == name }
  }

  /// The values of a closure at each frame of the anim.
  @MainActor func frames<Value>(
    mode interpolation: LayoutInterpolation = .parameters, rate: FrameRate? = nil,
    _ value: @MainActor (Host) throws -> Value
  ) async throws -> [Value] {
    let host = try start(interpolation: interpolation)
    let rate = rate ?? self.rate
    var result: [Value] = []
    for frame in 0..<frameCount(rate: rate) {
      try await host.advance(to: rate.seconds(ofFrame: frame))
      result.append(try value(host))
    }
    return result
  }
}

extension Host {
  /// The leaves whose paths contain a text.
  func placements(in part: String) -> [Placement] {
    placements().filter { $0.path.contains(part) }
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// The largest distance between corresponding edges, in points.
  func distance(to other: CGRect) -> CGFloat {
    [
      minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY,
    ].map(abs).max() ?? 0
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
