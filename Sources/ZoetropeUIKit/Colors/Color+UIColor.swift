import Foundation
import Zoetrope

extension Color {
  /// Creates a SwiftUI color from a UIKit color. If the UIKit color depends on traits, the new
  /// color follows the color scheme of the view that shows it.
  public init(uiColor: UIColor) {
    switch uiColor.kind {
    case .constant(let components): self.init(components.resolved)
    case .core(let color): self = color
    case .system, .provided, .translucent: self.init(provider: UIColorProvider(color: uiColor))
    }
  }

  /// Creates a SwiftUI color from a UIKit color, like ``init(uiColor:)``. In an expression such as
  /// `Color(.brand)`, a color named `brand` in an asset catalog takes precedence over a property
  /// `UIColor.brand`.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

/// A color provider that resolves a UIKit color in the environment of a view.
private struct UIColorProvider: ColorProvider {
  var color: UIColor

  func resolvedColor(in environment: EnvironmentValues) -> Color.Resolved {
    color.components(in: environment).resolved
  }

  var description: String { color.description }
}
