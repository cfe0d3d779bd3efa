import Foundation
import ZoetropeGeometry

/// A paint as a vector: a linear color with straight alpha, times 128, followed by the animatable
/// numbers of the paint's other properties.
///
/// The count of these numbers depends on the kind of paint. Missing numbers count as 0.
public struct _PaintVector: VectorArithmetic, Sendable {
  /// Red, green, blue and opacity, linear, times 128.
  var color: SIMD4<Float>
  /// The other animatable numbers; empty for plain colors, so that those need no allocation.
  var numbers: [Double]

  init(color: SIMD4<Float>, numbers: [Double] = []) {
    self.color = color
    self.numbers = numbers
  }

  /// The vector whose numbers are all 0.
  public static var zero: _PaintVector { _PaintVector(color: .zero) }

  private static func combined(
    _ a: [Double], _ b: [Double], _ body: (Double, Double) -> Double
  ) -> [Double] {
    if a.isEmpty && b.isEmpty { return a }
    return (0..<max(a.count, b.count)).map { index in
      body(index < a.count ? a[index] : 0, index < b.count ? b[index] : 0)
    }
  }

  /// The elementwise sum.
  public static func + (a: _PaintVector, b: _PaintVector) -> _PaintVector {
    _PaintVector(color: a.color + b.color, numbers: combined(a.numbers, b.numbers, +))
  }

  /// The elementwise difference.
  public static func - (a: _PaintVector, b: _PaintVector) -> _PaintVector {
    _PaintVector(color: a.color - b.color, numbers: combined(a.numbers, b.numbers, -))
  }

  /// Adds another vector elementwise.
  public static func += (a: inout _PaintVector, b: _PaintVector) { a = a + b }

  /// Subtracts another vector elementwise.
  public static func -= (a: inout _PaintVector, b: _PaintVector) { a = a - b }

  /// Whether all numbers are equal; missing ones count as 0.
  public static func == (a: _PaintVector, b: _PaintVector) -> Bool {
    if a.color != b.color { return false }
    let common = min(a.numbers.count, b.numbers.count)
    return a.numbers[..<common] == b.numbers[..<common]
      && a.numbers[common...].allSatisfy { $0 == 0 }
      && b.numbers[common...].allSatisfy { $0 == 0 }
  }

  /// Multiplies every number by a factor.
  public mutating func scale(by rhs: Double) {
    color *= Float(rhs)
    for index in numbers.indices { numbers[index] *= rhs }
  }

  /// The sum of the squares of the numbers.
  public var magnitudeSquared: Double {
    let squares = color * color
    let light = Double(squares.x) + (Double(squares.y) + (Double(squares.z) + Double(squares.w)))
    return numbers.isEmpty ? light : numbers.reduce(light) { $0 + $1 * $1 }
  }
}

extension _ResolvedPaint: Animatable {
  /// The color and the other animatable numbers.
  ///
  /// Colors, opacities and fractions are multiplied by 128, a scale that suits the thresholds at
  /// which springs come to rest.
  public var animatableData: _PaintVector {
    get {
      var vector = _PaintVector(color: color.vector)
      if var special {
        special.forEachAnimatableNumber { number, unit in vector.numbers.append(number * unit) }
      }
      return vector
    }
    set {
      color.vector = newValue.color
      guard var special else { return }
      var index = 0
      special.forEachAnimatableNumber { number, unit in
        number = index < newValue.numbers.count ? newValue.numbers[index] / unit : 0
        index += 1
      }
      self.special = special
    }
  }

  /// Whether this paint can be interpolated with another one: both are of one kind and have equally
  /// many colors. Other paints change at once.
  func canInterpolate(to other: _ResolvedPaint) -> Bool {
    guard let special, let others = other.special else {
      return special == nil && other.special == nil
    }
    return special.fill.canInterpolate(to: others.fill) && special.blendMode == others.blendMode
      && special.shadows.map(\.kind) == others.shadows.map(\.kind)
      && special.frame == others.frame
  }
}

extension AnimatableSlot where Value == _ResolvedPaint {
  /// Sets a new paint for a layout node. It animates in the transaction of the node's owner if the
  /// two paints can be interpolated; otherwise it changes at once.
  mutating func setPaint(_ new: _ResolvedPaint, for node: LayoutNode & Ticking) {
    if model.canInterpolate(to: new) {
      set(new, for: node)
    } else {
      jump(to: new)
    }
  }
}

extension Color.Resolved {
  /// The factor of the animatable numbers, a scale that suits the thresholds at which springs come
  /// to rest.
  static var animatedUnit: Float { 128 }

  /// Linear red, green and blue, and opacity, times 128.
  var vector: SIMD4<Float> {
    get { SIMD4(linearRed, linearGreen, linearBlue, opacity) * Self.animatedUnit }
    set {
      let parts = newValue / Self.animatedUnit
      (linearRed, linearGreen, linearBlue, opacity) = (parts.x, parts.y, parts.z, parts.w)
    }
  }

  /// Calls a closure with each component and its unit, the factor of the number in a
  /// ``_PaintVector``.
  mutating func forEachAnimatableNumber(_ body: (inout Double, Double) -> Void) {
    func visit(_ component: inout Float) {
      var number = Double(component)
      body(&number, Double(Self.animatedUnit))
      component = Float(number)
    }
    visit(&linearRed)
    visit(&linearGreen)
    visit(&linearBlue)
    visit(&opacity)
  }
}

extension SpecialPaint {
  /// Calls a closure with each animatable number except those of the color, and with its unit: the
  /// factor by which it is multiplied in the vector.
  mutating func forEachAnimatableNumber(_ body: (inout Double, Double) -> Void) {
    body(&opacity, Double(Color.Resolved.animatedUnit))
    for index in shadows.indices { shadows[index].forEachAnimatableNumber(body) }
    switch fill {
    case .color, .image, .material: break
    case .gradient(var gradient):
      gradient.forEachAnimatableNumber(body)
      fill = .gradient(gradient)
    case .mesh(var mesh):
      mesh.forEachAnimatableNumber(body)
      fill = .mesh(mesh)
    case .tiles(var tiles):
      tiles.forEachAnimatableNumber(body)
      fill = .tiles(tiles)
    }
  }
}

extension SpecialPaint.Fill {
  /// Whether two fills differ only in numbers, which can be interpolated.
  fileprivate func canInterpolate(to other: SpecialPaint.Fill) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let a), .gradient(let b)): a.canInterpolate(to: b)
    case (.mesh(let a), .mesh(let b)): a.canInterpolate(to: b)
    case (.tiles(let a), .tiles(let b)): a.canInterpolate(to: b)
    case (.image(let a), .image(let b)): a == b
    case (.material(let a), .material(let b)): a == b
    default: false
    }
  }
}

/// Calls a closure with a coordinate or a length, and writes the result back.
func visitNumber(
  _ value: inout CGFloat, unit: Double = 1, _ body: (inout Double, Double) -> Void
) {
  var number = Double(value)
  body(&number, unit)
  value = CGFloat(number)
}

/// Calls a closure with both coordinates of a unit point, and writes the results back.
func forEachAnimatableNumber(_ point: inout UnitPoint, _ body: (inout Double, Double) -> Void) {
  visitNumber(&point.x, unit: 128, body)
  visitNumber(&point.y, unit: 128, body)
}
