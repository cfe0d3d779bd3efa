import Zoetrope

/// The letters that a keyboard capitalizes automatically.
public struct TextInputAutocapitalization: Sendable {
  private let type: UITextAutocapitalizationType

  private init(only type: UITextAutocapitalizationType) { self.type = type }

  /// Creates the value that corresponds to a UIKit value. This initializer never returns nil.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  /// No letters are capitalized.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(only: .none) }
  /// The first letter of each word is capitalized.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(only: .words) }
  /// The first letter of each sentence is capitalized.
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(only: .sentences)
  }
  /// All letters are capitalized.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(only: .allCharacters)
  }
}
