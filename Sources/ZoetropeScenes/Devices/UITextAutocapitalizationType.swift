import Zoetrope

/// The letters that a keyboard capitalizes automatically, as a UIKit type.
///
/// The type belongs to UIKit. It is declared here because the modifier `autocapitalization(_:)`
/// takes it.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters are capitalized.
  case none = 0
  /// The first letter of each word is capitalized.
  case words = 1
  /// The first letter of each sentence is capitalized.
  case sentences = 2
  /// All letters are capitalized.
  case allCharacters = 3
}
