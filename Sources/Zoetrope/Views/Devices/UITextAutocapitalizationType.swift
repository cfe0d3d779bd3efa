/// The letters that a keyboard capitalizes on its own, as UIKit names them.
///
/// The type belongs to UIKit. It is declared here because the modifier `autocapitalization(_:)`
/// takes it.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}
