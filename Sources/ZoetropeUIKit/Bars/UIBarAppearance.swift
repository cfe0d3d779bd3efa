import Foundation
import Zoetrope

/// The appearance of a UIKit bar. The values are stored but have no effect, because only view
/// modifiers change the appearance of SwiftUI bars.
@MainActor @preconcurrency open class UIBarAppearance {
  /// The color behind the content. Default nil.
  open var backgroundColor: UIColor?
  /// The blur effect behind the content. Default nil.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the content. Default nil.
  open var backgroundImage: UIImage?
  /// The way in which ``backgroundImage`` fills the bar. Default: stretched.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the bar's edge. Default nil.
  open var shadowColor: UIColor?
  /// The image of the line at the bar's edge. Default nil.
  open var shadowImage: UIImage?

  /// Creates an appearance.
  public init() {}

  /// Creates an appearance. The kind of device has no effect.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates an appearance with the background and the shadow of another appearance. The value of
  /// ``backgroundImageContentMode`` is not copied.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
  }

  /// Removes the background color, effect and image, and the shadow color and image.
  open func configureWithDefaultBackground() { reset(to: nil) }

  /// Sets the background color to ``UIColor/systemBackground``. Removes the background effect, the
  /// background image and the shadow.
  open func configureWithOpaqueBackground() { reset(to: .systemBackground) }

  /// Sets the background color to ``UIColor/clear``. Removes the background effect, the background
  /// image and the shadow.
  open func configureWithTransparentBackground() { reset(to: .clear) }

  private func reset(to color: UIColor?) {
    (backgroundColor, backgroundEffect, backgroundImage) = (color, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
}

/// The appearance of the buttons of a bar. The values are stored but have no effect.
@MainActor @preconcurrency open class UIBarButtonItemAppearance {
  /// The appearance of a button in one state.
  @MainActor @preconcurrency open class State {
    /// The attributes of the title. Default none.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. Default zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the title. Default nil.
    open var backgroundImage: UIImage?

    init() {}
  }

  /// The appearance in the normal state.
  public let normal = State()
  /// The appearance of touched buttons.
  public let highlighted = State()
  /// The appearance of disabled buttons.
  public let disabled = State()
  /// The appearance of focused buttons.
  public let focused = State()

  /// Creates an appearance.
  public init() {}

  /// Creates an appearance. The style has no effect.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// The appearance of a navigation bar. The values are stored but have no effect.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Default none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title. Default none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the "Done" buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image beside the title of a back button. Default: the symbol `chevron.backward`.
  open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()

  /// Stores the image of the back indicator. If the new image is nil, the stored image is kept.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image.
  ///   - backIndicatorTransitionMaskImage: The mask of the image. The mask is ignored.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    if let backIndicatorImage { self.backIndicatorImage = backIndicatorImage }
  }
}

/// The appearance of a toolbar. The values are stored but have no effect.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of the plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the "Done" buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a tab bar. The values are stored but have no effect.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items whose title is below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items whose title is beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items in a bar of compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected item. Default nil.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item. Default nil.
  open var selectionIndicatorImage: UIImage?
}

/// The appearance of the items of a tab bar. The values are stored but have no effect.
@MainActor @preconcurrency open class UITabBarItemAppearance {
  /// The appearance of an item in one state.
  @MainActor @preconcurrency open class State {
    /// The attributes of the title. Default none.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. Default zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image. Default nil.
    open var iconColor: UIColor?
    /// The color behind the badge. Default nil.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge. Default none.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    init() {}
  }

  /// The appearance in the normal state.
  public let normal = State()
  /// The appearance of the selected item.
  public let selected = State()
  /// The appearance of disabled items.
  public let disabled = State()
  /// The appearance of focused items.
  public let focused = State()

  /// Creates an appearance.
  public init() {}
}
