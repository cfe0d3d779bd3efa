import Foundation

/// The name of a method. On Linux, `#selector` does not compile and no method is called by its
/// name.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates a selector from the name of a method.
  public init(_ name: String) { description = name }

  /// Creates a selector from the name of a method.
  public init(stringLiteral name: String) { description = name }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
