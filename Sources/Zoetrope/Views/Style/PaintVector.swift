import Foundation
import ZoetropeGeometry

/// The animatable numbers of a paint as a vector. The components of the paint's color come first,
/// as linear sRGB with straight alpha, times 128. The numbers of the other properties follow, such
/// as the locations of gradient stops.
///
/// The length of the vector depends on the kind of paint. In operations on vectors of different
/// lengths, missing numbers count as 0.
public struct _PaintVector: VectorArithmetic, Sendable {
  /// Linear red, green and blue, and opacity, each times 128.
  var color: SIMD4<Float>
  /// The numbers of all animatable properties of the paint except its color. The array is empty for
  /// a plain color, which therefore needs no allocation.
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

  /// Returns the elementwise sum of two vectors.
  public static func + (a: _PaintVector, b: _PaintVector) -> _PaintVector {
    _PaintVector(color: a.color + b.color, numbers: combined(a.numbers, b.numbers, +))
  }

  /// Returns the elementwise difference of two vectors.
  public static func - (a: _PaintVector, b: _PaintVector) -> _PaintVector {
    _PaintVector(color: a.color - b.color, numbers: combined(a.numbers, b.numbers, -))
  }

  /// Adds another vector elementwise.
  public static func += (a: inout _PaintVector, b: _PaintVector) { a = a + b }

  /// Subtracts another vector elementwise.
  public static func -= (a: inout _PaintVector, b: _PaintVector) { a = a - b }

  /// Whether all numbers of two vectors are equal. Missing numbers count as 0.
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

  /// The sum of the squares of all numbers.
  public var magnitudeSquared: Double {
    let squares = color * color
    let light = Double(squares.x) + (Double(squares.y) + (Double(squares.z) + Double(squares.w)))
    return numbers.isEmpty ? light : numbers.reduce(light) { $0 + $1 * $1 }
  }
}

extension _ResolvedPaint: Animatable {
  /// The color of the paint and its other animatable numbers.
  ///
  /// Color components, opacities and fractions are multiplied by 128. A spring animation ends when
  /// its speed falls below a threshold chosen for lengths in points. Components, opacities and
  /// fractions are much smaller than such lengths, and the factor compensates for this.
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

  /// Whether an animation can interpolate between this paint and another one. The two paints must
  /// have the same kind of fill, the same number of colors, the same blend mode, the same frame and
  /// the same kinds of shadows.
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
  /// Sets the paint of a layout node. The change is animated if an animation can interpolate
  /// between the old and the new paint; otherwise the new paint is shown immediately. The animation
  /// comes from the transaction that applies to the node's owner.
  mutating func setPaint(_ new: _ResolvedPaint, for node: LayoutNode & Ticking) {
    if model.canInterpolate(to: new) {
      set(new, for: node)
    } else {
      jump(to: new)
    }
  }
}

extension Color.Resolved {
  /// The factor by which color components are multiplied in a ``_PaintVector``. A spring animation
  /// ends when its speed falls below a threshold chosen for lengths in points. Components are much
  /// smaller than such lengths, and the factor compensates for this.
  static var animatedUnit: Float { 128 }

  /// Linear red, green and blue, and opacity, each times 128.
  var vector: SIMD4<Float> {
    get { SIMD4(linearRed, linearGreen, linearBlue, opacity) * Self.animatedUnit }
    set {
      let parts = newValue / Self.animatedUnit
      (linearRed, linearGreen, linearBlue, opacity) = (parts.x, parts.y, parts.z, parts.w)
    }
  }

  /// Calls a closure with each component of the color. The closure may change the component. The
  /// second argument is the factor by which components are multiplied in a ``_PaintVector``.
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
  /// Calls a closure with each animatable number except the components of the paint's plain color.
  /// The closure may change the number. The second argument is the factor by which the number is
  /// multiplied in a ``_PaintVector``.
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
  /// Whether this fill and another one differ only in numbers that can be interpolated.
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

/// Calls a closure with a coordinate or length, which the closure may change.
///
/// The second argument of the closure is `unit`: the factor by which the value is multiplied in a
/// ``_PaintVector``.
func visitNumber(
  _ value: inout CGFloat, unit: Double = 1, _ body: (inout Double, Double) -> Void
) {
  var number = Double(value)
  body(&number, unit)
  value = CGFloat(number)
}

/// Calls a closure with each coordinate of a unit point. The closure may change the coordinate. The
/// second argument is 128, the factor by which coordinates are multiplied in a ``_PaintVector``.
func forEachAnimatableNumber(_ point: inout UnitPoint, _ body: (inout Double, Double) -> Void) {
  visitNumber(&point.x, unit: 128, body)
  visitNumber(&point.y, unit: 128, body)
}
