import Synchronization

/// A value that identifies a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt
  private static let count = Atomic<UInt>(0)

  /// Creates an identifier that differs from all others.
  public init() { number = Self.count.add(1, ordering: .relaxed).newValue }

  /// Creates the identifier of an object.
  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

  /// The identifier in hexadecimal digits.
  public var description: String { "0x" + String(number, radix: 16) }
}

/// A value with an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
