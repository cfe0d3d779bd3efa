import Zoetrope

/// The preferred size of text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public var rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No preference. Text has the same size as for ``large``.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The size of `DynamicTypeSize.xSmall`.
  public static let extraSmall = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXS")
  /// The size of `DynamicTypeSize.small`.
  public static let small = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryS")
  /// The size of `DynamicTypeSize.medium`.
  public static let medium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryM")
  /// The size of `DynamicTypeSize.large`.
  public static let large = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryL")
  /// The size of `DynamicTypeSize.xLarge`.
  public static let extraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXL")
  /// The size of `DynamicTypeSize.xxLarge`.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The size of `DynamicTypeSize.xxxLarge`.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The size of `DynamicTypeSize.accessibility1`.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The size of `DynamicTypeSize.accessibility2`.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The size of `DynamicTypeSize.accessibility3`.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The size of `DynamicTypeSize.accessibility4`.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The size of `DynamicTypeSize.accessibility5`.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  private static let all: [(category: UIContentSizeCategory, size: DynamicTypeSize)] = [
    (.extraSmall, .xSmall),
    (.small, .small),
    (.medium, .medium),
    (.large, .large),
    (.extraLarge, .xLarge),
    (.extraExtraLarge, .xxLarge),
    (.extraExtraExtraLarge, .xxxLarge),
    (.accessibilityMedium, .accessibility1),
    (.accessibilityLarge, .accessibility2),
    (.accessibilityExtraLarge, .accessibility3),
    (.accessibilityExtraExtraLarge, .accessibility4),
    (.accessibilityExtraExtraExtraLarge, .accessibility5),
  ]

  /// The corresponding SwiftUI size; `large` for an unknown category.
  var dynamicTypeSize: DynamicTypeSize {
    Self.all.first { $0.category == self }?.size ?? .large
  }

  /// Creates the category that corresponds to a SwiftUI size; ``unspecified`` for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = Self.all.first { $0.size == dynamicTypeSize }?.category ?? .unspecified
  }
}
