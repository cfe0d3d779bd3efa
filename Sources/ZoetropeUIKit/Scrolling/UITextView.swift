import Foundation
import Zoetrope
import ZoetropeScenes

/// A UIKit text view, for text of several lines. It is not drawn and receives no keyboard input.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  /// The text. Default empty.
  open var text: String! = ""
  /// The text, with attributes. Default empty.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// The font. Default nil.
  open var font: UIFont?
  /// The color of the text. Default nil.
  open var textColor: UIColor?
  /// The alignment of the text. Default natural.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited. Default true.
  open var isEditable = true
  /// Whether the text can be selected. Default true.
  open var isSelectable = true
  /// The margins around the text, in points. Default: 8 at the top and the bottom, 0 at the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The area that the text fills.
  open private(set) var textContainer = NSTextContainer()
  /// The range of the selected characters. Default: empty, at the beginning.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of links. Default none.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of new text. Default none.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The type of keyboard. Default: the system's choice.
  open var keyboardType = UIKeyboardType.default
  /// The label of the return key. Default: the usual label.
  open var returnKeyType = UIReturnKeyType.default
  /// The capitalization of typed text. Default: the first letter of each sentence.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed words are corrected. Default: the system's choice.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The view above the keyboard. Default nil.
  open var inputAccessoryView: UIView?
  /// Whether the font follows the preferred size of text. Default false.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the view contains text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UITextView {
    Appearances.of(UITextView.self) { UITextView() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UITextView { appearance() }
}

/// A delegate of a text view. Its methods are never called.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin. Never called.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Reports that editing has begun. Never called.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Reports that editing has ended. Never called.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether a change of the text is accepted. Never called.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Reports that the text has changed. Never called.
  func textViewDidChange(_ textView: UITextView)

  /// Reports that the selection has changed. Never called.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// The area that the text of a ``UITextView`` fills.
@MainActor @preconcurrency open class NSTextContainer {
  /// The padding at both ends of each line, in points. Default 5.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for no limit. Default 0.
  open var maximumNumberOfLines = 0
  /// The way in which long lines are broken. Default: between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates an area with the default values.
  public init() {}
}
