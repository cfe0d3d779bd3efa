import Foundation

/// An object that may respond to events. There are no events here, and no responder is the first.
///
/// Responders are compared by identity.
@MainActor @preconcurrency open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// The next responder: always nil.
  open var next: UIResponder? { nil }
  /// Whether this is the first responder: always false.
  open var isFirstResponder: Bool { false }
  /// Whether this can be the first responder: false unless a subclass says otherwise.
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
  /// The name of the notification before the keyboard appears. It is never sent.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The name of the notification that the keyboard has appeared. It is never sent.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The name of the notification before the keyboard disappears. It is never sent.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The name of the notification that the keyboard has disappeared. It is never sent.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The name of the notification before the keyboard's frame changes. It is never sent.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The name of the notification that the keyboard's frame has changed. It is never sent.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before the notification.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the notification.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIResponder: Hashable {
  /// Whether two responders are the same object.
  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
