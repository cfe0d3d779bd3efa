import Foundation
import Zoetrope

/// A text of UIKit that can be edited. It is not drawn and receives no keys.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  /// The text. Default empty.
  open var text: String! = ""
  /// The text with attributes. Default empty.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// The font. Default nil.
  open var font: UIFont?
  /// The color of the text. Default nil.
  open var textColor: UIColor?
  /// How the text is aligned. Default natural.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited. Default true.
  open var isEditable = true
  /// Whether the text can be selected. Default true.
  open var isSelectable = true
  /// The margins of the text, in points. Default: 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The area of the text.
  open private(set) var textContainer = NSTextContainer()
  /// The selection. Default: none.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of links. Default none.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of new text. Default none.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The kind of keyboard. Default: the usual one.
  open var keyboardType = UIKeyboardType.default
  /// The kind of return key. Default: the usual one.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals. Default: the first ones of sentences.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Default: as the system has it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The view above the keyboard. Default nil.
  open var inputAccessoryView: UIView?
  /// Whether the font follows the preferred size of text. Default false.
  open var adjustsFontForContentSizeCategory = false
  /// Whether there is a text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UITextView {
    Appearances.of(UITextView.self) { UITextView() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UITextView { appearance() }
}

/// An object that is told of the changes of a text. No method is called here.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether a change is accepted.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)

  /// The selection has changed.
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

/// The area of a text of UIKit.
@MainActor @preconcurrency open class NSTextContainer {
  /// The margins at both ends of lines, in points. Default 5.
  open var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines; 0 for no limit. Default 0.
  open var maximumNumberOfLines = 0
  /// How long texts are broken. Default: between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates an area.
  public init() {}
}
