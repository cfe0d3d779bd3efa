import Foundation
import Zoetrope

/// A stack of controllers of UIKit, which is not drawn.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The controllers from the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }
  /// The navigation bar.
  open private(set) var navigationBar = UINavigationBar()
  /// The toolbar.
  open private(set) var toolbar: UIToolbar! = UIToolbar()
  /// Whether the navigation bar is hidden. Default false.
  open var isNavigationBarHidden = false
  /// Whether the toolbar is hidden. Default true.
  open var isToolbarHidden = true
  /// Whether a swipe hides the bars. Default false.
  open var hidesBarsOnSwipe = false
  /// The gesture that goes back: always nil.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Creates a stack with one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// The controller on top; nil if there is none.
  open var topViewController: UIViewController? { children.last }
  /// The controller that would be seen: the one on top.
  open var visibleViewController: UIViewController? { children.last }

  /// Puts a controller on top, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  /// Removes the controller on top, at once, unless it is the only one.
  ///
  /// - Returns: The controller; nil if none was removed.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    return last
  }

  /// Removes all controllers but the first one, at once.
  ///
  /// - Returns: The controllers; nil if none was removed.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(children.dropFirst())
    for child in removed { child.removeFromParent() }
    return removed.isEmpty ? nil : removed
  }

  /// Hides or shows the navigation bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// An object that is told of a stack of controllers. No method is called here.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// Controllers of UIKit beside each other, which are not drawn.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  /// The controllers. Default none.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue ?? [] { addChild(child) }
    }
  }
  /// The number of the selected controller. Default 0.
  open var selectedIndex = 0
  /// The tab bar.
  open private(set) var tabBar = UITabBar()
}
