import Foundation

/// An object that can respond to events. No events are ever sent, and no object is the first
/// responder.
///
/// Two responders are equal only if they are the same object.
@MainActor @preconcurrency open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// The next responder: always nil.
  open var next: UIResponder? { nil }
  /// Whether this object is the first responder: always false.
  open var isFirstResponder: Bool { false }
  /// Whether this object can become the first responder: false unless a subclass overrides this
  /// property.
  open var canBecomeFirstResponder: Bool { false }

  /// Has no effect.
  ///
  /// - Returns: Always false.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Has no effect.
  ///
  /// - Returns: Always true.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

extension UIResponder {
  /// The notification that the keyboard will appear. It is never sent.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The notification that the keyboard has appeared. It is never sent.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The notification that the keyboard will disappear. It is never sent.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The notification that the keyboard has disappeared. It is never sent.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The notification that the keyboard's frame will change. It is never sent.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The notification that the keyboard's frame has changed. It is never sent.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key in `userInfo` for the keyboard's frame before the change.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key in `userInfo` for the keyboard's frame after the change.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key in `userInfo` for the duration of the keyboard's animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key in `userInfo` for the curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIResponder: Hashable {
  /// Returns whether two responders are the same object.
  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
