import Foundation
import Zoetrope

extension Color {
  /// Creates a color from one of UIKit. If that color depends on traits, it follows the color
  /// scheme of the view that shows it.
  public init(uiColor: UIColor) {
    switch uiColor.kind {
    case .constant(let components): self.init(components.resolved)
    case .core(let color): self = color
    case .system, .provided, .translucent: self.init(provider: UIColorProvider(color: uiColor))
    }
  }

  /// Creates a color from one of UIKit, like ``init(uiColor:)``. A color of an asset catalog that
  /// has the same name takes precedence.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

/// Resolves a color of UIKit in the environment of a view.
private struct UIColorProvider: ColorProvider {
  var color: UIColor

  func resolvedColor(in environment: EnvironmentValues) -> Color.Resolved {
    color.components(in: environment).resolved
  }

  var description: String { color.description }
}
