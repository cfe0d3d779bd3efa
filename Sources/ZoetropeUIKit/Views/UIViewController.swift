import Foundation
import Zoetrope

/// A controller of views of UIKit, which are not drawn.
///
/// The view is made on first use, by ``loadView()`` and then ``viewDidLoad()``. No other method of
/// the life cycle is called.
@MainActor @preconcurrency
open class UIViewController: UIResponder,
  UIAppearanceContainer
{
  private var loadedView: UIView?
  private var isLoading = false
  /// The title. Default nil.
  open var title: String?
  /// The controllers inside this one.
  open private(set) var children: [UIViewController] = []
  /// The controller around this one; nil if there is none.
  open private(set) weak var parent: UIViewController?
  /// Light or dark mode for the views inside. It has no effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The item of the navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The item of the tab bar.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// How the controller is presented. It has no effect. Default automatic.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the presentation moves. It has no effect. Default: up from below.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a swipe may not end the presentation. It has no effect. Default false.
  open var isModalInPresentation = false
  /// The preferred size, in points. It has no effect. Default zero.
  open var preferredContentSize = CGSize.zero
  /// Whether the tab bar is hidden. It has no effect. Default false.
  open var hidesBottomBarWhenPushed = false
  /// Additional covered strips along the edges, in points. They have no effect. Default zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// Creates a controller; names of files with views have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller: nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, made on first use.
  open var view: UIView! {
    get {
      if loadedView == nil, !isLoading {
        isLoading = true
        loadView()
        if loadedView == nil { loadedView = UIView() }
        viewDidLoad()
        isLoading = false
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The controller that this one presents: always nil.
  open var presentedViewController: UIViewController? { nil }
  /// The controller that presents this one: always nil.
  open var presentingViewController: UIViewController? { nil }
  /// The navigation controller around this one; nil if there is none.
  open var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UINavigationController }.first
  }
  /// The tab bar controller around this one; nil if there is none.
  open var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UITabBarController }.first
  }
  /// The popover of the controller: always nil.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// The sheet of the controller: always nil.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// The traits of the controller.
  open var traitCollection: UITraitCollection { .current }
  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }
  /// The orientations that the controller allows: all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the status bar is hidden: false unless a subclass says otherwise.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar: the usual one unless a subclass says otherwise.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the indicator of the home screen is hidden: false unless a subclass says otherwise.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Has no effect: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Has no effect: there is no device that turns.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Never called; for subclasses to override.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Makes the view if it has not been made yet.
  open func loadViewIfNeeded() { _ = view }

  /// Makes the view, with the bounds of the screen as its frame.
  open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }

  /// Called when the view has been made; does nothing.
  open func viewDidLoad() {}

  /// Never called; for subclasses to override.
  open func viewWillAppear(_ animated: Bool) {}

  /// Never called; for subclasses to override.
  open func viewDidAppear(_ animated: Bool) {}

  /// Never called; for subclasses to override.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Never called; for subclasses to override.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Never called; for subclasses to override.
  open func viewWillLayoutSubviews() {}

  /// Never called; for subclasses to override.
  open func viewDidLayoutSubviews() {}

  /// Adds a controller inside this one.
  open func addChild(_ childController: UIViewController) {
    // A controller around itself would never end.
    if sequence(first: self, next: \.parent).contains(where: { $0 === childController }) { return }
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes this controller from the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called by code that adds the controller; does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called by code that removes the controller; does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Presents nothing, and calls the completion. A diagnostic names the type once for each host.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    RunningHost.current?.remark(
      "\(type(of: viewControllerToPresent)) is a controller of UIKit, which is not presented")
    completion?()
  }

  /// Dismisses nothing, and calls the completion.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}
