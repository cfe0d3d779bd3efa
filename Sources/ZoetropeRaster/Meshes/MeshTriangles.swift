/// Fills triangles with linearly interpolated colors.
///
/// A pixel belongs to the triangle that its center lies in. Sides are always computed from top to
/// bottom, and a center on a side belongs to the triangle on the right of the side. Triangles that
/// share sides therefore cover each pixel exactly once.
struct MeshTriangles {
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int

  private var bits: Int { FixedPoint.fractionBits }
  private var half: Int { FixedPoint.one / 2 }

  /// Fills a quadrilateral as two triangles. `a` and `b` are its upper corners, `c` and `d` the
  /// lower ones, each from left to right.
  @inline(__always)
  func fill(_ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint, _ d: MeshPoint) {
    let (left, right) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
    let (top, bottom) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
    if right < 0 || bottom < 0 || left >> bits >= width || top >> bits >= height { return }
    fill(a, b, c)
    fill(b, d, c)
  }

  func fill(_ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint) {
    let (bx, by, cx, cy) = (b.x &- a.x, b.y &- a.y, c.x &- a.x, c.y &- a.y)
    let area = bx &* cy &- cx &* by
    if area == 0 { return }
    let first = max((min(a.y, b.y, c.y) &+ half &- 1) >> bits, 0)
    let end = min((max(a.y, b.y, c.y) &+ half &- 1) >> bits, height)
    if first >= end { return }
    let (toB, toC) = (b.color - a.color, c.color - a.color)
    let scale = 1 / Float(area)
    let across = (toB * Float(cy) - toC * Float(by)) * scale
    let down = (toC * Float(bx) - toB * Float(cx)) * scale
    let low = Self.least(Self.least(a.color, b.color), c.color)
    let high = Self.most(Self.most(a.color, b.color), c.color)
    for row in first..<end {
      let y = row << bits &+ half
      var (left, right) = (Int.max, Int.min)
      cross(a, b, y, &left, &right)
      cross(b, c, y, &left, &right)
      cross(c, a, y, &left, &right)
      left = max(left, 0)
      right = min(right, width)
      if left >= right { continue }
      let begin =
        a.color + across * Float(left << bits &+ half &- a.x) + down * Float(y &- a.y)
      fill(
        pixels + (row &* width &+ left), count: right &- left, begin,
        step: across * Float(FixedPoint.one), low, high)
    }
  }

  /// Extends `left..<right` to the column where a side crosses the height `y`. This column is the
  /// first whose center lies on the side or to its right. If the side does not cross that height,
  /// the range does not change.
  @inline(__always)
  private func cross(
    _ a: MeshPoint, _ b: MeshPoint, _ y: Int, _ left: inout Int, _ right: inout Int
  ) {
    if (a.y <= y) == (b.y <= y) { return }
    let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
    let dy = bottom.y &- top.y
    let dividend = (top.x &- half) &* dy &+ (bottom.x &- top.x) &* (y &- top.y)
    let divisor = dy << bits
    var column = dividend / divisor
    if column &* divisor < dividend { column &+= 1 }
    left = min(left, column)
    right = max(right, column)
  }

  @inline(__always)
  private func fill(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, _ begin: SIMD4<Float>,
    step: SIMD4<Float>, _ low: SIMD4<Float>, _ high: SIMD4<Float>
  ) {
    for index in 0..<count {
      let color = Self.least(Self.most(begin + step * Float(index), low), high)
      // Adding 2^23 leaves the nearest whole number in the low bits.
      let rounded = Self.least(color, SIMD4(repeating: color.w)) + 8_388_608
      let bits = unsafeBitCast(rounded, to: SIMD4<UInt32>.self) & 255
      target[index] = bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24
    }
  }

  @inline(__always)
  private static func least(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always)
  private static func most(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    a.replacing(with: b, where: b .> a)
  }
}
