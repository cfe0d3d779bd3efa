import Foundation
import Zoetrope

/// A field of text of UIKit, which is not drawn and receives no keys.
@MainActor @preconcurrency open class UITextField: UIControl {
  /// The text. Default empty.
  open var text: String? = ""
  /// The text with attributes. Default nil.
  open var attributedText: NSAttributedString?
  /// The text in an empty field. Default nil.
  open var placeholder: String?
  /// The text in an empty field, with attributes. Default nil.
  open var attributedPlaceholder: NSAttributedString?
  /// The color of the text. Default nil.
  open var textColor: UIColor?
  /// The font. Default nil.
  open var font: UIFont?
  /// How the text is aligned. Default natural.
  open var textAlignment = NSTextAlignment.natural
  /// The border. Default none.
  open var borderStyle = BorderStyle.none
  /// When the button that clears the field is there. Default never.
  open var clearButtonMode = ViewMode.never
  /// The view before the text. Default nil.
  open var leftView: UIView?
  /// When the view before the text is there. Default never.
  open var leftViewMode = ViewMode.never
  /// The view after the text. Default nil.
  open var rightView: UIView?
  /// When the view after the text is there. Default never.
  open var rightViewMode = ViewMode.never
  /// Whether long texts shrink. Default false.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of the font, in points. Default 0.
  open var minimumFontSize: CGFloat = 0
  /// Whether the text is hidden. Default false.
  open var isSecureTextEntry = false
  /// The kind of keyboard. Default: the usual one.
  open var keyboardType = UIKeyboardType.default
  /// The kind of return key. Default: the usual one.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals. Default: the first ones of sentences.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Default: as the system has it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The meaning of the text. Default nil.
  open var textContentType: UITextContentType?
  /// Whether the return key needs a text. Default false.
  open var enablesReturnKeyAutomatically = false
  /// The view above the keyboard. Default nil.
  open var inputAccessoryView: UIView?
  /// The view in place of the keyboard. Default nil.
  open var inputView: UIView?
  /// The object that is told of changes. It is told of none here.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited: always false.
  open var isEditing: Bool { false }
  /// Whether there is a text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Returns the rectangle of the text: the bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it is edited: the bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the placeholder: the bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Has no effect: there is no selection.
  open func selectAll(_ sender: Any?) {}

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UITextField {
    Appearances.of(UITextField.self) { UITextField() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UITextField { appearance() }

  /// The border of a field.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// When a view beside the text is there.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}

/// An object that is told of the changes of a field. No method is called here.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether a change is accepted.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The text or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key acts.
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
