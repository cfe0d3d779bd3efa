import Foundation
import ZoetropeGeometry

/// A paint as a vector: a colour in proportion to light with straight alpha, times 128, and the
/// numbers of what else there is: as many as the kind of paint has, followed by zeros without end.
public struct _PaintVector: VectorArithmetic, Sendable {
  /// Red, green, blue and opacity, times 128.
  var color: SIMD4<Float>
  /// None for plain colours, which take no memory.
  var numbers: [Double]

  init(color: SIMD4<Float>, numbers: [Double] = []) {
    self.color = color
    self.numbers = numbers
  }

  /// Nothing but zeros.
  public static var zero: _PaintVector { _PaintVector(color: .zero) }

  private static func combined(
    _ a: [Double], _ b: [Double], _ body: (Double, Double) -> Double
  ) -> [Double] {
    if a.isEmpty && b.isEmpty { return a }
    return (0..<max(a.count, b.count)).map { index in
      body(index < a.count ? a[index] : 0, index < b.count ? b[index] : 0)
    }
  }

  /// The sum, number by number.
  public static func + (a: _PaintVector, b: _PaintVector) -> _PaintVector {
    _PaintVector(color: a.color + b.color, numbers: combined(a.numbers, b.numbers, +))
  }

  /// The difference, number by number.
  public static func - (a: _PaintVector, b: _PaintVector) -> _PaintVector {
    _PaintVector(color: a.color - b.color, numbers: combined(a.numbers, b.numbers, -))
  }

  /// Adds number by number.
  public static func += (a: inout _PaintVector, b: _PaintVector) { a = a + b }

  /// Subtracts number by number.
  public static func -= (a: inout _PaintVector, b: _PaintVector) { a = a - b }

  /// Whether all numbers are equal.
  public static func == (a: _PaintVector, b: _PaintVector) -> Bool {
    if a.color != b.color { return false }
    let common = min(a.numbers.count, b.numbers.count)
    return a.numbers[..<common] == b.numbers[..<common]
      && a.numbers[common...].allSatisfy { $0 == 0 }
      && b.numbers[common...].allSatisfy { $0 == 0 }
  }

  /// Multiplies every number.
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
  /// The colour and all other numbers. Colours, opacities and fractions count 128 times, so that a
  /// spring's thresholds suit them.
  public var animatableData: _PaintVector {
    get {
      var vector = _PaintVector(color: color.vector)
      if var special {
        special.visitNumbers { number, unit in vector.numbers.append(number * unit) }
      }
      return vector
    }
    set {
      color.vector = newValue.color
      guard var special else { return }
      var index = 0
      special.visitNumbers { number, unit in
        number = index < newValue.numbers.count ? newValue.numbers[index] / unit : 0
        index += 1
      }
      self.special = special
    }
  }

  /// Whether the way from this paint to another one is made of numbers: both are of one kind, with
  /// as many colours. Other paints replace each other at once.
  func canMove(to other: _ResolvedPaint) -> Bool {
    guard let special, let others = other.special else {
      return special == nil && other.special == nil
    }
    return special.fill.isLike(others.fill) && special.blendMode == others.blendMode
      && special.shadows.map(\.kind) == others.shadows.map(\.kind)
      && special.frame == others.frame
  }
}

extension AnimatableSlot where Value == _ResolvedPaint {
  /// Takes a new paint for a layout node: it animates as the transaction at the node's owner says,
  /// where it can.
  mutating func setPaint(_ new: _ResolvedPaint, for node: LayoutNode & Ticking) {
    if model.canMove(to: new) {
      set(new, for: node)
    } else {
      jump(to: new)
    }
  }
}

extension Color.Resolved {
  /// How much larger the animated numbers are, so that a spring's thresholds suit them.
  static var animatedUnit: Float { 128 }

  /// Red, green, blue in proportion to light, and opacity, times 128.
  var vector: SIMD4<Float> {
    get { SIMD4(linearRed, linearGreen, linearBlue, opacity) * Self.animatedUnit }
    set {
      let parts = newValue / Self.animatedUnit
      (linearRed, linearGreen, linearBlue, opacity) = (parts.x, parts.y, parts.z, parts.w)
    }
  }

  /// Has the components read or changed.
  mutating func visitNumbers(_ body: (inout Double, Double) -> Void) {
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
  /// Has all numbers but those of the colour read or changed, with what they are multiplied by to
  /// be animated.
  mutating func visitNumbers(_ body: (inout Double, Double) -> Void) {
    body(&opacity, Double(Color.Resolved.animatedUnit))
    for index in shadows.indices { shadows[index].visitNumbers(body) }
    switch fill {
    case .color, .image, .material: break
    case .gradient(var gradient):
      gradient.visitNumbers(body)
      fill = .gradient(gradient)
    case .mesh(var mesh):
      mesh.visitNumbers(body)
      fill = .mesh(mesh)
    case .tiles(var tiles):
      tiles.visitNumbers(body)
      fill = .tiles(tiles)
    }
  }
}

extension SpecialPaint.Fill {
  /// Whether both differ in numbers alone.
  fileprivate func isLike(_ other: SpecialPaint.Fill) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let a), .gradient(let b)): a.isLike(b)
    case (.mesh(let a), .mesh(let b)): a.isLike(b)
    case (.tiles(let a), .tiles(let b)): a.isLike(b)
    case (.image(let a), .image(let b)): a == b
    case (.material(let a), .material(let b)): a == b
    default: false
    }
  }
}

/// Has a coordinate or a length read or changed.
func visitNumber(
  _ value: inout CGFloat, unit: Double = 1, _ body: (inout Double, Double) -> Void
) {
  var number = Double(value)
  body(&number, unit)
  value = CGFloat(number)
}

/// Has a unit point read or changed.
func visitNumbers(_ point: inout UnitPoint, _ body: (inout Double, Double) -> Void) {
  visitNumber(&point.x, unit: 128, body)
  visitNumber(&point.y, unit: 128, body)
}
