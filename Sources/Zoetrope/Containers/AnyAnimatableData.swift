/// Animatable data of some type, for values whose type may change while they animate.
///
/// Vectors of different types do not mix: an operation on two of them gives the first one back,
/// and their difference is zero, so that a change of type is shown at once.
public struct _AnyAnimatableData: VectorArithmetic {
  private var storage: (any VectorArithmetic)?

  init<V: VectorArithmetic>(_ value: V) { storage = value }
  private init() {}

  func value<V>(as type: V.Type) -> V? { storage as? V }

  /// No data: the zero of every type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  /// Multiplies every number.
  public mutating func scale(by rhs: Double) { storage?.scale(by: rhs) }

  /// The sum of the squares of the numbers.
  public var magnitudeSquared: Double { storage?.magnitudeSquared ?? 0 }

  /// Whether both are of one type and equal; a missing one equals any zero.
  public static func == (a: Self, b: Self) -> Bool {
    func equal<V: VectorArithmetic>(_ a: V) -> Bool { b.value(as: V.self) == a }
    switch (a.storage, b.storage) {
    case (nil, nil): return true
    case (let a?, _?): return equal(a)
    // A missing vector is the zero of any type.
    case (let vector?, nil), (nil, let vector?): return vector.magnitudeSquared == 0
    }
  }

  /// The sum; the first one where the types differ.
  public static func + (a: Self, b: Self) -> Self {
    func sum<V: VectorArithmetic>(_ a: V) -> Self? { b.value(as: V.self).map { Self(a + $0) } }
    guard let first = a.storage else { return b }
    return sum(first) ?? a
  }

  /// The difference; zero where the types differ.
  public static func - (a: Self, b: Self) -> Self {
    func difference<V: VectorArithmetic>(_ a: V) -> Self? {
      b.value(as: V.self).map { Self(a - $0) }
    }
    guard b.storage != nil else { return a }
    guard let first = a.storage else {
      var negated = b
      negated.scale(by: -1)
      return negated
    }
    return difference(first) ?? .zero
  }
}
