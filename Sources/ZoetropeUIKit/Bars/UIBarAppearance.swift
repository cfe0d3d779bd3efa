import Foundation
import Zoetrope

/// The recorded look of a bar of UIKit. It has no effect: bars of SwiftUI follow their modifiers.
@MainActor @preconcurrency open class UIBarAppearance {
  /// The color behind the content. Default nil.
  open var backgroundColor: UIColor?
  /// The effect behind the content. Default nil.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the content. Default nil.
  open var backgroundImage: UIImage?
  /// How the image fills the bar. Default: stretched.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the edge. Default nil.
  open var shadowColor: UIColor?
  /// The image of the line at the edge. Default nil.
  open var shadowImage: UIImage?

  /// Creates a look.
  public init() {}

  /// Creates a look for a kind of device, which has no effect.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates a look with the background of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
  }

  /// Resets the background to that of the system.
  open func configureWithDefaultBackground() { reset(to: nil) }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() { reset(to: .systemBackground) }

  /// Removes the background.
  open func configureWithTransparentBackground() { reset(to: .clear) }

  private func reset(to color: UIColor?) {
    (backgroundColor, backgroundEffect, backgroundImage) = (color, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
}

/// The recorded look of the buttons of a bar. It has no effect.
@MainActor @preconcurrency open class UIBarButtonItemAppearance {
  /// The look of a button in one state.
  @MainActor @preconcurrency open class State {
    /// The attributes of the title. Default none.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. Default zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the title. Default nil.
    open var backgroundImage: UIImage?

    init() {}
  }

  /// The look in the usual state.
  public let normal = State()
  /// The look of touched buttons.
  public let highlighted = State()
  /// The look of disabled buttons.
  public let disabled = State()
  /// The look of buttons with the focus.
  public let focused = State()

  /// Creates a look.
  public init() {}

  /// Creates a look of buttons of a style, which has no effect.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// The recorded look of a navigation bar. It has no effect.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Default none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title. Default none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the buttons that are done.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the buttons that go back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the sign to go back. Default: the symbol of the system.
  open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()

  /// Sets the image of the sign to go back; nil keeps it.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image.
  ///   - backIndicatorTransitionMaskImage: Its mask, which has no effect.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    if let backIndicatorImage { self.backIndicatorImage = backIndicatorImage }
  }
}

/// The recorded look of a toolbar. It has no effect.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  /// The look of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the buttons that are done.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The recorded look of a tab bar. It has no effect.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title under the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of items in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected item. Default nil.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item. Default nil.
  open var selectionIndicatorImage: UIImage?
}

/// The recorded look of the items of a tab bar. It has no effect.
@MainActor @preconcurrency open class UITabBarItemAppearance {
  /// The look of an item in one state.
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

  /// The look in the usual state.
  public let normal = State()
  /// The look of the selected item.
  public let selected = State()
  /// The look of disabled items.
  public let disabled = State()
  /// The look of items with the focus.
  public let focused = State()

  /// Creates a look.
  public init() {}
}
