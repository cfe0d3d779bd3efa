import Foundation
import Zoetrope

/// A visual effect on the content behind a UIKit view.
@MainActor @preconcurrency open class UIVisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
}

/// A blur of the content behind a UIKit view. The blur is not drawn, unlike SwiftUI materials.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public nonisolated enum Style: Int, Sendable {
    /// A very light blur.
    case extraLight = 0
    /// A light blur.
    case light = 1
    /// A dark blur.
    case dark = 2
    /// A blur that follows light and dark mode.
    case regular = 4
    /// A blur that follows light and dark mode, with more contrast.
    case prominent = 5
    /// A very thin material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The standard material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A very thin light material.
    case systemUltraThinMaterialLight = 11
    /// A thin light material.
    case systemThinMaterialLight = 12
    /// The standard light material.
    case systemMaterialLight = 13
    /// A thick light material.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// A very thin dark material.
    case systemUltraThinMaterialDark = 16
    /// A thin dark material.
    case systemThinMaterialDark = 17
    /// The standard dark material.
    case systemMaterialDark = 18
    /// A thick dark material.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20
  }

  /// The style of the blur.
  public let style: Style

  /// Creates a blur of the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A vibrancy effect for content in front of a blur. The effect is not drawn.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
  /// The blur behind the content.
  public let blurEffect: UIBlurEffect

  /// Creates a vibrancy effect for content in front of the given blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A UIKit view with a visual effect on the content behind the view. The effect is not drawn.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// The effect. Default nil.
  open var effect: UIVisualEffect?
  /// The view for the content in front of the effect.
  open private(set) var contentView = UIView()

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) { self.init(frame: .zero); self.effect = effect }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIVisualEffectView {
    Appearances.of(UIVisualEffectView.self) { UIVisualEffectView() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIVisualEffectView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIVisualEffectView {
    appearance()
  }
}
