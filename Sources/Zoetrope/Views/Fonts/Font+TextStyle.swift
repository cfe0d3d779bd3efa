import Foundation

extension Font {
  /// The purpose of a text. The size of its font follows the environment's ``DynamicTypeSize``.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// A large title: 34 points by default.
    case largeTitle
    /// A title: 28 points by default.
    case title
    /// A second-level title: 22 points by default.
    case title2
    /// A third-level title: 20 points by default.
    case title3
    /// A heading: 17 points by default, semibold.
    case headline
    /// A subheading: 15 points by default.
    case subheadline
    /// Body text: 17 points by default.
    case body
    /// A callout: 16 points by default.
    case callout
    /// A footnote: 13 points by default.
    case footnote
    /// A caption: 12 points by default.
    case caption
    /// A secondary caption: 11 points by default.
    case caption2
  }
}

extension Font.TextStyle {
  /// Returns the size of the style's font, in points.
  package func size(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 0
    return sizes[index]
  }

  /// The default weight of the style.
  package var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The font sizes of this style for the Dynamic Type sizes from `xSmall` to `accessibility5`, in
  /// points.
  ///
  /// They are from the tables of Apple's Human Interface Guidelines (Typography, "Dynamic Type
  /// sizes" and "Larger accessibility type sizes") for iOS 13 to 18.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
