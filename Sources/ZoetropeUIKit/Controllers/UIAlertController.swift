import Foundation
import Zoetrope

/// An alert of UIKit, which is not presented.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// The kind of an alert.
  public nonisolated enum Style: Int, Sendable {
    /// Buttons at the bottom of the screen.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }

  /// The message. Default nil.
  open var message: String?
  /// The kind of alert.
  public private(set) var preferredStyle = Style.actionSheet
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the return key presses. Default nil.
  open var preferredAction: UIAlertAction?
  /// The fields of text; nil if there are none.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - preferredStyle: The kind of alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field of text.
  ///
  /// - Parameter configurationHandler: Called at once with the field. Default nil.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// A button of an alert of UIKit. Nothing presses it.
@MainActor @preconcurrency open class UIAlertAction {
  /// The kind of a button.
  public nonisolated enum Style: Int, Sendable {
    /// A usual button.
    case `default` = 0
    /// A button that changes nothing.
    case cancel = 1
    /// A button that deletes something.
    case destructive = 2
  }

  /// The title.
  public let title: String?
  /// The kind of button.
  public let style: Style
  /// Whether the button can be pressed. Default true.
  open var isEnabled = true

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The kind of button.
  ///   - handler: It is not called. Default nil.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}
