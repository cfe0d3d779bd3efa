import Foundation
import Zoetrope

/// A UIKit action with a closure. The closure is never called.
@MainActor @preconcurrency open class UIAction {
  /// The closure of an action.
  public typealias Handler = (_ action: UIAction) -> Void

  /// The identifier of an action.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name that serves as the identifier.
    public var rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title.
  open var title: String
  /// The image; nil if there is none.
  open var image: UIImage?
  /// The identifier; empty if the action was created without an identifier.
  public let identifier: Identifier

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title. Default empty.
  ///   - image: The image. Default nil.
  ///   - identifier: The identifier; nil for an empty identifier. Default nil.
  ///   - handler: The closure. Never called.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    (self.title, self.image) = (title, image)
    self.identifier = identifier ?? Identifier("")
  }
}
