import Foundation

/// The name of a method. On Linux, `#selector` does not compile, and a selector cannot be used to
/// call a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method.
  public let description: String

  /// Creates a selector from the name of a method.
  public init(_ name: String) { description = name }

  /// Creates a selector from the name of a method.
  public init(stringLiteral name: String) { description = name }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
