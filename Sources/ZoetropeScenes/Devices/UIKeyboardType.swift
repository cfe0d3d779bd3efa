import Zoetrope

/// The kind of an on-screen keyboard.
///
/// The type belongs to UIKit. It is declared here because the modifier `keyboardType(_:)` takes it.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// A keyboard for all ASCII characters.
  case asciiCapable = 1
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  case URL = 3
  /// A keyboard for digits.
  case numberPad = 4
  /// A keyboard for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for e-mail addresses.
  case emailAddress = 7
  /// A keyboard for digits and a decimal separator.
  case decimalPad = 8
  /// A keyboard for short messages.
  case twitter = 9
  /// A keyboard for search terms and URLs.
  case webSearch = 10
  /// A keyboard for ASCII digits.
  case asciiCapableNumberPad = 11

  /// The old name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
