import Foundation
import Zoetrope

/// A UIKit navigation controller: a stack of view controllers. It is not drawn.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The view controllers of the stack, from the bottom to the top.
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
  /// The gesture recognizer for swiping back to the previous controller: always nil.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Creates a stack with one view controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// The view controller on top; nil if the stack is empty.
  open var topViewController: UIViewController? { children.last }
  /// The view controller on top, the same as ``topViewController``; nil if the stack is empty.
  open var visibleViewController: UIViewController? { children.last }

  /// Pushes a view controller without an animation.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  /// Removes the view controller on top without an animation. The bottom view controller is never
  /// removed.
  ///
  /// - Returns: The removed controller; nil if none was removed.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    return last
  }

  /// Removes all view controllers except the first one. The change is not animated.
  ///
  /// - Returns: The removed controllers, from the bottom to the top; nil if none were removed.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(children.dropFirst())
    for child in removed { child.removeFromParent() }
    return removed.isEmpty ? nil : removed
  }

  /// Hides or shows the navigation bar without an animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// A delegate of a navigation controller. Unlike in UIKit, the protocol has no methods.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// A UIKit tab bar controller, with one view controller for each tab. It is not drawn.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  /// The view controllers of the tabs; nil if there are none. Default nil.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue ?? [] { addChild(child) }
    }
  }
  /// The index of the selected tab. Default 0.
  open var selectedIndex = 0
  /// The tab bar.
  open private(set) var tabBar = UITabBar()
}
