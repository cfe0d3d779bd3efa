/// A namespace for subscribers and the values that they exchange with publishers.
public enum Subscribers {
  /// A number of values that a subscriber asks for.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable {
    /// The number of values; nil if it is unlimited.
    public let max: Int?

    private init(max: Int?) { self.max = max }

    /// A demand for all values.
    public static let unlimited = Demand(max: nil)
    /// A demand for no value.
    public static let none = Demand(max: 0)

    /// Returns a demand for a number of values. The number must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "the demand \(value) is negative; expected 0 or more")
      return Demand(max: value)
    }

    /// Adds demands. The sum is unlimited if a demand is unlimited or if the sum is too large for
    /// an `Int`.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let a = a.max, let b = b.max else { return .unlimited }
      let (sum, isTooLarge) = a.addingReportingOverflow(b)
      return Demand(max: isTooLarge ? nil : sum)
    }

    /// Adds a demand to another one.
    public static func += (a: inout Demand, b: Demand) { a = a + b }

    /// Adds a number of values to a demand.
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }

    /// Adds a number of values to a demand.
    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// Subtracts demands. The result is at least 0. It is unlimited if the first demand is
    /// unlimited.
    public static func - (a: Demand, b: Demand) -> Demand {
      guard let first = a.max else { return .unlimited }
      guard let second = b.max else { return .none }
      return Demand(max: Swift.max(0, first - second))
    }

    /// Subtracts a demand from another one.
    public static func -= (a: inout Demand, b: Demand) { a = a - b }

    /// Subtracts a number of values from a demand.
    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }

    /// Subtracts a number of values from a demand.
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    /// Multiplies a demand by the given number. The product is unlimited if the demand is unlimited
    /// or if the product is too large for an `Int`.
    public static func * (a: Demand, b: Int) -> Demand {
      guard let count = a.max else { return .unlimited }
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: b)
      return isTooLarge ? .unlimited : .max(product)
    }

    /// Multiplies a demand by the given number.
    public static func *= (a: inout Demand, b: Int) { a = a * b }

    /// Whether a demand is smaller than another one. The unlimited demand is the largest.
    public static func < (a: Demand, b: Demand) -> Bool {
      guard let a = a.max else { return false }
      return b.max.map { a < $0 } ?? true
    }

    /// Whether a demand is smaller than a number of values.
    public static func < (a: Demand, b: Int) -> Bool { a < Demand(max: b) }
    /// Whether a demand is larger than a number of values.
    public static func > (a: Demand, b: Int) -> Bool { a > Demand(max: b) }
    /// Whether a demand is at least a number of values.
    public static func >= (a: Demand, b: Int) -> Bool { a >= Demand(max: b) }
    /// Whether a demand is at most a number of values.
    public static func <= (a: Demand, b: Int) -> Bool { a <= Demand(max: b) }
    /// Whether a demand is for exactly the given number of values.
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
    /// Whether a demand is for more or fewer values than the given number.
    public static func != (a: Demand, b: Int) -> Bool { a.max != b }
  }

  /// The end of a publisher's values.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// The publisher has failed.
    case failure(Failure)
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The demand as text: `max(3)` or `unlimited`.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
