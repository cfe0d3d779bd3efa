import Foundation
import Zoetrope

/// The properties that determine a font. Instances are immutable.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The design of a system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public var rawValue: String

    /// Creates a design from its name. A design with an unknown name stands for the default design.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design, for user interfaces.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with rounded strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design whose characters all have the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var ofCore: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// A set of traits of a typeface.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  let traits: FontTraits

  init(_ traits: FontTraits) { self.traits = traits }

  /// Creates the descriptor of the font with a given name.
  ///
  /// - Parameters:
  ///   - fontName: The family name, full name or PostScript name of the font.
  ///   - size: The size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontTraits(family: .named(fontName), size: size))
  }

  /// Returns the descriptor of a text style's font at the text size
  /// ``UIContentSizeCategory/large``.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    let core = style.ofCore
    return UIFontDescriptor(
      FontTraits(
        size: core.size(at: .large), weight: core.weight == .semibold ? .semibold : .regular))
  }

  /// The size in points.
  public var pointSize: CGFloat { traits.size }

  /// The traits of the typeface. Weights from semibold upward count as bold.
  public var symbolicTraits: SymbolicTraits {
    var found: SymbolicTraits = []
    if traits.isItalic { found.insert(.traitItalic) }
    if traits.weight.rawValue >= UIFont.Weight.semibold.rawValue { found.insert(.traitBold) }
    if traits.width.rawValue > 0 { found.insert(.traitExpanded) }
    if traits.width.rawValue < 0 { found.insert(.traitCondensed) }
    if traits.family == .system(.monospaced) { found.insert(.traitMonoSpace) }
    return found
  }

  private func changed(_ change: (inout FontTraits) -> Void) -> UIFontDescriptor {
    var traits = traits
    change(&traits)
    return UIFontDescriptor(traits)
  }

  /// Returns a copy of the descriptor with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// Returns a copy of the descriptor with another design; nil for the descriptor of a named font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = traits.family else { return nil }
    return changed { $0.family = .system(design.ofCore) }
  }

  /// Returns a copy of the descriptor with exactly the given traits. Monospace applies only to
  /// system fonts. The result is never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { traits in
      traits.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = traits.weight.rawValue >= UIFont.Weight.semibold.rawValue
      if isBold != symbolicTraits.contains(.traitBold) { traits.weight = isBold ? .regular : .bold }
      if symbolicTraits.contains(.traitCondensed) {
        traits.width = .condensed
      } else {
        traits.width = symbolicTraits.contains(.traitExpanded) ? .expanded : .standard
      }
      guard case .system(let design) = traits.family else { return }
      if symbolicTraits.contains(.traitMonoSpace) {
        traits.family = .system(.monospaced)
      } else if design == .monospaced {
        traits.family = .system(.default)
      }
    }
  }

  /// Whether another object is a descriptor with the same properties.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.traits == traits
  }

  /// A hash value of the descriptor's properties.
  public override var hash: Int { traits.hashValue }
}
