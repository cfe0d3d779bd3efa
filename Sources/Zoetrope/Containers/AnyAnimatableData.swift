/// Type-erased animatable data, for values whose type may change during an animation.
///
/// Vectors of different types cannot be combined: their sum is the first vector, and their
/// difference is zero. A change of type therefore takes effect immediately.
public struct _AnyAnimatableData: VectorArithmetic {
  private var storage: (any VectorArithmetic)?

  init<V: VectorArithmetic>(_ value: V) { storage = value }
  private init() {}

  func value<V>(as type: V.Type) -> V? { storage as? V }

  /// Data without a type, which stands for the zero vector of every type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  /// Multiplies every component by the given number.
  public mutating func scale(by rhs: Double) { storage?.scale(by: rhs) }

  /// The sum of the squared components; 0 for data without a type.
  public var magnitudeSquared: Double { storage?.magnitudeSquared ?? 0 }

  /// Returns whether both vectors have the same type and are equal. Data without a type equals the
  /// zero vector of every type.
  public static func == (a: Self, b: Self) -> Bool {
    func equal<V: VectorArithmetic>(_ a: V) -> Bool { b.value(as: V.self) == a }
    switch (a.storage, b.storage) {
    case (nil, nil): return true
    case (let a?, _?): return equal(a)
    // The data without a type is the zero of every type.
    case (let vector?, nil), (nil, let vector?): return vector.magnitudeSquared == 0
    }
  }

  /// Returns the sum of two vectors. If their types differ, the sum is the first vector.
  public static func + (a: Self, b: Self) -> Self {
    func sum<V: VectorArithmetic>(_ a: V) -> Self? { b.value(as: V.self).map { Self(a + $0) } }
    guard let first = a.storage else { return b }
    return sum(first) ?? a
  }

  /// Returns the difference of two vectors. If their types differ, the difference is zero.
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
