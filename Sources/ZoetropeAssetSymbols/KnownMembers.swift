/// The static members of the types to which properties for assets are added. If an asset's Swift
/// name is already the name of a member, the type gets no property for the asset, because the
/// property would hide the member.
enum KnownMembers {
  /// The members of `Color`.
  static let color: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// The members of `UIColor`.
  static let uiColor: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow",
  ]

  /// The members of `UIImage`.
  static let uiImage: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]
}
