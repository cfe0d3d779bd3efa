/// An upright rectangle with square, circular or elliptical corners, which can be drawn as
/// coverage.
struct ShadowShape {
  // The sides, in 1/256 pixel.
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int
  /// The radii of the corners, in pixels. The two radii of a corner are both 0 or both positive.
  let corners: [SIMD2<Double>]

  private static let farthest = Double(1 << 30)

  init?(left: Double, top: Double, right: Double, bottom: Double, corners: ShadowCoverage.Corners) {
    let edges = [left, top, right, bottom]
    guard edges.allSatisfy({ abs($0) <= Self.farthest }) else { return nil }
    self.left = Int((left * 256).rounded())
    self.top = Int((top * 256).rounded())
    self.right = Int((right * 256).rounded())
    self.bottom = Int((bottom * 256).rounded())
    guard self.left < self.right, self.top < self.bottom else { return nil }
    self.corners = Self.fitted(
      [corners.0, corners.1, corners.2, corners.3], width: Double(self.right - self.left) / 256,
      height: Double(self.bottom - self.top) / 256)
  }

  /// Shrinks the radii of corners that would overlap, as CSS Backgrounds and Borders Level 3,
  /// section 4.5, demands.
  private static func fitted(_ radii: [SIMD2<Double>], width: Double, height: Double)
    -> [SIMD2<Double>]
  {
    let radii = radii.map { radius -> SIMD2<Double> in
      guard radius.x > 0, radius.y > 0 else { return .zero }
      return SIMD2(min(radius.x, farthest), min(radius.y, farthest))
    }
    let factor = [
      width / (radii[0].x + radii[1].x), width / (radii[2].x + radii[3].x),
      height / (radii[1].y + radii[2].y), height / (radii[3].y + radii[0].y),
    ].reduce(1) { $1 < $0 ? $1 : $0 }
    return radii.map { $0 * factor }
  }

  var isRectangle: Bool { corners.allSatisfy { $0 == .zero } }

  /// The pixels that are covered at least in part.
  var pixels: PixelRect {
    PixelRect(
      left: left >> 8, top: top >> 8, right: (right + 255) >> 8, bottom: (bottom + 255) >> 8)
  }

  /// For each side, the distance by which the corners at the side extend inwards, in pixels.
  var depths: (left: Double, top: Double, right: Double, bottom: Double) {
    (
      max(corners[0].x, corners[3].x), max(corners[0].y, corners[1].y),
      max(corners[1].x, corners[2].x), max(corners[2].y, corners[3].y)
    )
  }

  /// Returns the shape with its right and bottom sides moved inwards by whole pixels.
  func shortened(x: Int, y: Int) -> ShadowShape {
    ShadowShape(
      left: left, top: top, right: right - x << 8, bottom: bottom - y << 8, corners: corners)
  }

  private init(left: Int, top: Int, right: Int, bottom: Int, corners: [SIMD2<Double>]) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.corners = corners
  }

  /// The number of slices into which a row of pixels is cut if it touches a round corner.
  private static let slices = 32

  /// Writes the coverage of the pixels of `plane`. O(pixels + slices)
  ///
  /// Each row of pixels is cut into slices. The ends of a slice lie on the outline, rounded to
  /// 1/256 pixel. Only the ends are recorded, as changes of coverage. The changes are then added up
  /// along the row.
  func draw(_ plane: PixmapView<UInt8>) {
    let rect = plane.rect
    let width = rect.right - rect.left
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: width + 2) { changes in
      guard let changes = changes.baseAddress else { return }
      for y in rect.top..<rect.bottom {
        changes.update(repeating: 0, count: width + 2)
        addSlices(y, rect, changes)
        var sum: Int32 = 0
        let row = plane.row(y)
        for x in 0..<width {
          sum &+= changes[x]
          row[x] = UInt8(truncatingIfNeeded: (sum &* 255 &+ 32768) >> 16)
        }
      }
    }
  }

  private func addSlices(_ y: Int, _ rect: PixelRect, _ changes: UnsafeMutablePointer<Int32>) {
    let depths = depths
    let (start, end) = (max(y << 8, top), min((y + 1) << 8, bottom))
    if start >= end { return }
    let isStraight =
      Double(start - top) >= depths.top * 256 && Double(bottom - end) >= depths.bottom * 256
    let height = isStraight ? end - start : 256 / Self.slices
    for low in stride(from: start, to: end, by: height) {
      let high = min(low + height, end)
      let middle = Double(low + high) / 2
      let first = left + inset(middle, corners[0], corners[3])
      let last = right - inset(middle, corners[1], corners[2])
      if first >= last { continue }
      add(first, Int32(high - low), rect, changes)
      add(last, Int32(low - high), rect, changes)
    }
  }

  /// Returns the distance of the outline from the left or right side of its bounding rectangle, on
  /// the horizontal line at `y`. The distance is positive beside a round corner, and otherwise 0.
  /// `upper` and `lower` are the radii of the side's corners, in pixels. The other lengths are in
  /// 1/256 pixel.
  private func inset(_ y: Double, _ upper: SIMD2<Double>, _ lower: SIMD2<Double>) -> Int {
    let above = upper.y * 256 - (y - Double(top))
    if above > 0 { return Self.inset(above / (upper.y * 256), upper.x) }
    let below = lower.y * 256 - (Double(bottom) - y)
    if below > 0 { return Self.inset(below / (lower.y * 256), lower.x) }
    return 0
  }

  private static func inset(_ distance: Double, _ radius: Double) -> Int {
    Int((radius * 256 * (1 - max(1 - distance * distance, 0).squareRoot())).rounded())
  }

  /// Records one end of a slice: to the right of `place`, the coverage changes by `height`. Both
  /// parameters are in 1/256 pixel.
  private func add(
    _ place: Int, _ height: Int32, _ rect: PixelRect, _ changes: UnsafeMutablePointer<Int32>
  ) {
    let limited = min(max(place, rect.left << 8), rect.right << 8)
    let x = (limited >> 8) - rect.left
    let fraction = Int32(limited & 255)
    changes[x] &+= (256 - fraction) &* height
    changes[x + 1] &+= fraction &* height
  }
}
