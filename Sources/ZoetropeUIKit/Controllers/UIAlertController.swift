import Foundation
import Zoetrope

/// A UIKit alert. It is not presented.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// The kind of an alert.
  public nonisolated enum Style: Int, Sendable {
    /// A sheet of buttons at the bottom of the screen.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }

  /// The message. Default nil.
  open var message: String?
  /// The kind of alert.
  public private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the return key presses. Default nil.
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order in which they were added; nil if there are none.
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

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: A closure that is called immediately with the new field.
  ///   Default nil.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// A button of a UIKit alert. It is never pressed.
@MainActor @preconcurrency open class UIAlertAction {
  /// The kind of a button.
  public nonisolated enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of a button that closes the alert and leaves all data unchanged.
    case cancel = 1
    /// The style of a button that deletes or changes data.
    case destructive = 2
  }

  /// The title.
  public let title: String?
  /// The kind of button.
  public let style: Style
  /// Whether the button is enabled. Default true.
  open var isEnabled = true

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The kind of button.
  ///   - handler: A closure to call when the button is pressed. It is never called. Default nil.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}
