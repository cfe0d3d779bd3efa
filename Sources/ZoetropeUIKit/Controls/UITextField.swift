import Foundation
import Zoetrope
import ZoetropeScenes

/// A UIKit text field. It is not drawn and receives no keyboard input.
@MainActor @preconcurrency open class UITextField: UIControl {
  /// The text. Default empty.
  open var text: String? = ""
  /// The text with attributes, stored separately from ``text``. Default nil.
  open var attributedText: NSAttributedString?
  /// The placeholder, which an empty field shows. Default nil.
  open var placeholder: String?
  /// The placeholder with attributes, stored separately from ``placeholder``. Default nil.
  open var attributedPlaceholder: NSAttributedString?
  /// The color of the text. Default nil.
  open var textColor: UIColor?
  /// The font. Default nil.
  open var font: UIFont?
  /// The alignment of the text. Default natural.
  open var textAlignment = NSTextAlignment.natural
  /// The style of the border. Default none.
  open var borderStyle = BorderStyle.none
  /// The condition under which the clear button is shown. Default never.
  open var clearButtonMode = ViewMode.never
  /// The view to the left of the text. Default nil.
  open var leftView: UIView?
  /// The condition under which the left view is shown. Default never.
  open var leftViewMode = ViewMode.never
  /// The view to the right of the text. Default nil.
  open var rightView: UIView?
  /// The condition under which the right view is shown. Default never.
  open var rightViewMode = ViewMode.never
  /// Whether the font shrinks to fit a long text. Default false.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size, in points, to which the font may shrink. Default 0.
  open var minimumFontSize: CGFloat = 0
  /// Whether the field hides its characters, as for a password. Default false.
  open var isSecureTextEntry = false
  /// The type of keyboard. Default: the system's choice.
  open var keyboardType = UIKeyboardType.default
  /// The label of the return key. Default: the keyboard's usual label.
  open var returnKeyType = UIReturnKeyType.default
  /// The capitalization of typed text. Default: the first letter of each sentence.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed words are corrected. Default: the system's choice.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The meaning of the text, such as a name or a password. Default nil.
  open var textContentType: UITextContentType?
  /// Whether the return key is disabled while the field is empty. Default false.
  open var enablesReturnKeyAutomatically = false
  /// The view above the keyboard. Default nil.
  open var inputAccessoryView: UIView?
  /// The view that is shown instead of the keyboard. Default nil.
  open var inputView: UIView?
  /// The delegate. Its methods are never called. Default nil.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the user is editing the text: always false.
  open var isEditing: Bool { false }
  /// Whether the field contains text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Returns the rectangle of the text: always the given bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text during editing: always the given bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the placeholder: always the given bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Has no effect: text cannot be selected.
  open func selectAll(_ sender: Any?) {}

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UITextField {
    Appearances.of(UITextField.self) { UITextField() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UITextField { appearance() }

  /// The style of a text field's border.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// The condition under which a text field shows its clear button or one of its side views.
  public nonisolated enum ViewMode: Int, Sendable {
    /// The view is never shown.
    case never = 0
    /// The view is shown during editing.
    case whileEditing = 1
    /// The view is shown except during editing.
    case unlessEditing = 2
    /// The view is always shown.
    case always = 3
  }
}

/// A delegate of a text field. Its methods are never called.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin. Never called.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Reports that editing has begun. Never called.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end. Never called.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Reports that editing has ended. Never called.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns whether a change of the text is accepted. Never called.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Reports that the text or the selection has changed. Never called.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the text may be cleared. Never called.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the return key performs its usual action. Never called.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
