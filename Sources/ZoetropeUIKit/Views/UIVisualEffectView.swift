import Foundation
import Zoetrope

/// An effect on what is behind a view of UIKit.
@MainActor @preconcurrency open class UIVisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
}

/// A blur behind a view of UIKit. It is not drawn: materials of SwiftUI are.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public nonisolated enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the mode has it.
    case regular = 4
    /// As the mode has it, with more contrast.
    case prominent = 5
    /// A very thin material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A very thin light material.
    case systemUltraThinMaterialLight = 11
    /// A thin light material.
    case systemThinMaterialLight = 12
    /// A light material.
    case systemMaterialLight = 13
    /// A thick light material.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// A very thin dark material.
    case systemUltraThinMaterialDark = 16
    /// A thin dark material.
    case systemThinMaterialDark = 17
    /// A dark material.
    case systemMaterialDark = 18
    /// A thick dark material.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20
  }

  /// The look of the blur.
  public let style: Style

  /// Creates a blur with a look.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The vibrancy of content on a blur. It is not drawn.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
  /// The blur under the content.
  public let blurEffect: UIBlurEffect

  /// Creates the vibrancy of content on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with an effect on what is behind it. It is not drawn.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// The effect. Default nil.
  open var effect: UIVisualEffect?
  /// The view for content in front of the effect.
  open private(set) var contentView = UIView()

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) { self.init(frame: .zero); self.effect = effect }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIVisualEffectView {
    Appearances.of(UIVisualEffectView.self) { UIVisualEffectView() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIVisualEffectView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIVisualEffectView {
    appearance()
  }
}
