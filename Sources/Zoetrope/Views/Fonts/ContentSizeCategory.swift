/// The preferred size of text: the earlier form of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The size three steps below the default.
  case extraSmall
  /// The size two steps below the default.
  case small
  /// The size one step below the default.
  case medium
  /// The default size.
  case large
  /// The size one step above the default.
  case extraLarge
  /// The size two steps above the default.
  case extraExtraLarge
  /// The size three steps above the default.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Whether the first size is smaller than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.dynamicTypeSize < rhs.dynamicTypeSize
  }

  /// Whether the first size is smaller than the second, or equal to it.
  public static func <= (lhs: Self, rhs: Self) -> Bool {
    lhs.dynamicTypeSize <= rhs.dynamicTypeSize
  }

  /// Whether the first size is larger than the second.
  public static func > (lhs: Self, rhs: Self) -> Bool {
    lhs.dynamicTypeSize > rhs.dynamicTypeSize
  }

  /// Whether the first size is larger than the second, or equal to it.
  public static func >= (lhs: Self, rhs: Self) -> Bool {
    lhs.dynamicTypeSize >= rhs.dynamicTypeSize
  }

  init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
  }

  var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}

extension EnvironmentValues {
  /// The preferred size of text, the same as ``dynamicTypeSize``. Default large.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
