import Foundation
import Zoetrope

/// The properties that determine a UIKit font.
struct FontTraits: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system(Font.Design)
    case named(String)
  }

  var family = Family.system(.default)
  /// The size in points.
  var size: CGFloat
  var weight = UIFont.Weight.regular
  var width = UIFont.Width.standard
  var isItalic = false
  var hasMonospacedDigits = false

  /// The SwiftUI font with these traits. Its size does not follow the preferred text size.
  var font: Font {
    var font: Font
    switch family {
    case .system(let design):
      font = .system(size: size, weight: weight.ofCore, design: design)
    case .named(let name):
      font = .custom(name, fixedSize: size)
      if weight != .regular { font = font.weight(weight.ofCore) }
    }
    if width != .standard { font = font.width(Font.Width(width.rawValue)) }
    if isItalic { font = font.italic() }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }
}
