import Foundation
import Zoetrope

extension UIFont {
  /// The weight of a font, from -1 to 1, with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public var rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight: -0.8.
    public static let ultraLight = Weight(-0.8)
    /// A very light weight: -0.6.
    public static let thin = Weight(-0.6)
    /// A light weight: -0.4.
    public static let light = Weight(-0.4)
    /// The usual weight: 0.
    public static let regular = Weight(0)
    /// A weight between regular and semibold: 0.23.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold: 0.3.
    public static let semibold = Weight(0.3)
    /// The weight of bold text: 0.4.
    public static let bold = Weight(0.4)
    /// A weight between bold and black: 0.56.
    public static let heavy = Weight(0.56)
    /// The heaviest weight: 0.62.
    public static let black = Weight(0.62)

    /// The SwiftUI weight that is closest to this weight.
    var ofCore: Font.Weight {
      let named: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      func distance(_ weight: Weight) -> CGFloat { abs(weight.rawValue - rawValue) }
      return named.min { distance($0.0) < distance($1.0) }?.1 ?? .regular
    }
  }

  /// The width of a font's letters, as a number. The standard width is 0, and wider letters have
  /// larger numbers.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public var rawValue: CGFloat

    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest named width: -0.4.
    public static let compressed = Width(rawValue: -0.4)
    /// A narrow width: -0.2.
    public static let condensed = Width(rawValue: -0.2)
    /// The standard width: 0.
    public static let standard = Width(rawValue: 0)
    /// A wide width: 0.2.
    public static let expanded = Width(rawValue: 0.2)
  }
}
