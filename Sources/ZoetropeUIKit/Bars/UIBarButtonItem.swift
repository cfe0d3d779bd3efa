import Foundation
import Zoetrope

/// An item of a UIKit bar. It is not drawn.
@MainActor @preconcurrency open class UIBarItem: UIAppearance {
  /// The title. Default nil.
  open var title: String?
  /// The image. Default nil.
  open var image: UIImage?
  /// Whether the item is enabled. Default true.
  open var isEnabled = true
  /// A number that identifies the item in code. Default 0.
  open var tag = 0

  /// Creates an item.
  public init() {}

  /// Has no effect: items are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Returns an object that records settings for all items of this class. The settings have no
  /// effect.
  open class func appearance() -> UIBarItem { Appearances.of(UIBarItem.self) { UIBarItem() } }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarItem {
    appearance()
  }
}

/// A button of a UIKit bar. It is not drawn.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public nonisolated enum Style: Int, Sendable {
    /// The plain style.
    case plain = 0
    /// The style of a button that finishes a task.
    case done = 2
  }

  /// The tint color. Default nil.
  open var tintColor: UIColor?
  /// The style. Default plain.
  open var style = Style.plain

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style.
  ///   - target: Ignored.
  ///   - action: Ignored.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
  }

  /// Creates a button with an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style.
  ///   - target: Ignored.
  ///   - action: Ignored.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
  }

  /// Has no effect: buttons are not drawn.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}

  /// Has no effect: buttons are not drawn.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Returns an object that records settings for all buttons of bars. The settings have no effect.
  open override class func appearance() -> UIBarButtonItem {
    Appearances.of(UIBarButtonItem.self) { UIBarButtonItem() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    appearance()
  }
}

/// An item of a UIKit tab bar. It is not drawn.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// The text of the badge. Default nil.
  open var badgeValue: String?
  /// The color of the badge. Default nil.
  open var badgeColor: UIColor?
  /// The image of the selected item. Default nil.
  open var selectedImage: UIImage?
  /// The offset of the title, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - tag: A number that identifies the item in code.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - selectedImage: The image of the selected item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Returns an object that records settings for all items of tab bars. The settings have no
  /// effect.
  open override class func appearance() -> UITabBarItem {
    Appearances.of(UITabBarItem.self) { UITabBarItem() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    appearance()
  }
}
