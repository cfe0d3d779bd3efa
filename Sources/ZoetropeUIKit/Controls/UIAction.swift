import Foundation
import Zoetrope

/// An action of UIKit, by a closure that nothing calls here.
@MainActor @preconcurrency open class UIAction {
  /// A function of an action.
  public typealias Handler = (_ action: UIAction) -> Void

  /// The name of an action.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
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
  /// The identifier.
  public let identifier: Identifier

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title. Default empty.
  ///   - image: The image. Default nil.
  ///   - identifier: The identifier. Default nil, for an empty one.
  ///   - handler: The function, which nothing calls here.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    (self.title, self.image) = (title, image)
    self.identifier = identifier ?? Identifier("")
  }
}
