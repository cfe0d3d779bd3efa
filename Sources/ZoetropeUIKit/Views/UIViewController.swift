import Foundation
import Zoetrope

/// A UIKit view controller. Its view is not drawn when SwiftUI views are rendered.
///
/// If ``view`` has not been set, the first access calls ``loadView()`` to create the view, and then
/// calls ``viewDidLoad()``. No other method of the life cycle is called.
@MainActor @preconcurrency
open class UIViewController: UIResponder,
  UIAppearanceContainer
{
  private var loadedView: UIView?
  private var isLoading = false
  /// The title. Default nil.
  open var title: String?
  /// The child controllers.
  open private(set) var children: [UIViewController] = []
  /// The parent controller; nil if there is none.
  open private(set) weak var parent: UIViewController?
  /// The choice of light or dark mode for this controller's views. The value has no effect. Default
  /// unspecified.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The item that represents this controller in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The item that represents this controller in a tab bar.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The style in which the controller is presented. The value has no effect. Default automatic.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of the presentation. The value has no effect. Default: the view slides up.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user is prevented from ending the presentation with a swipe. The value has no
  /// effect. Default false.
  open var isModalInPresentation = false
  /// The preferred size, in points. The value has no effect. Default zero.
  open var preferredContentSize = CGSize.zero
  /// Whether the tab bar is hidden while this controller is on top of a navigation stack. The value
  /// has no effect. Default false.
  open var hidesBottomBarWhenPushed = false
  /// Additional distances from the edges to the safe area, in points. The value has no effect.
  /// Default zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// Creates a controller. The name and the bundle of a nib file are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller. The coder is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, which is created at the first access.
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

  /// Whether ``view`` exists.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The controller that this controller presents: always nil.
  open var presentedViewController: UIViewController? { nil }
  /// The controller that presents this controller: always nil.
  open var presentingViewController: UIViewController? { nil }
  /// The closest navigation controller among the ancestors; nil if there is none.
  open var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UINavigationController }.first
  }
  /// The closest tab bar controller among the ancestors; nil if there is none.
  open var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UITabBarController }.first
  }
  /// The popover of the controller: always nil.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// The sheet of the controller: always nil.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// The traits of the controller: always ``UITraitCollection/current``.
  open var traitCollection: UITraitCollection { .current }
  /// The view; nil if it has not been created yet.
  open var viewIfLoaded: UIView? { loadedView }
  /// The orientations that the controller allows. Unless a subclass overrides this property, all
  /// orientations except upside down are allowed.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the status bar is hidden: false unless a subclass overrides this property.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar: `default` unless a subclass overrides this property.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the home indicator is hidden: false unless a subclass overrides this property.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Has no effect: the screen has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Has no effect: the device does not turn.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// A method for subclasses to override. Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Creates ``view`` if it does not exist yet.
  open func loadViewIfNeeded() { _ = view }

  /// Creates the view, with the bounds of the screen as its frame.
  open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }

  /// A method for subclasses to override. Called after ``loadView()`` has created the view. The
  /// default implementation does nothing.
  open func viewDidLoad() {}

  /// A method for subclasses to override. Never called.
  open func viewWillAppear(_ animated: Bool) {}

  /// A method for subclasses to override. Never called.
  open func viewDidAppear(_ animated: Bool) {}

  /// A method for subclasses to override. Never called.
  open func viewWillDisappear(_ animated: Bool) {}

  /// A method for subclasses to override. Never called.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A method for subclasses to override. Never called.
  open func viewWillLayoutSubviews() {}

  /// A method for subclasses to override. Never called.
  open func viewDidLayoutSubviews() {}

  /// Adds a child controller. Has no effect if the child is this controller or an ancestor of this
  /// controller.
  open func addChild(_ childController: UIViewController) {
    // In a cycle of parents, loops over the ancestors would never end.
    if sequence(first: self, next: \.parent).contains(where: { $0 === childController }) { return }
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes this controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// A method for subclasses to override. The package never calls it: code that moves the
  /// controller to another parent should call it after the move.
  open func didMove(toParent parent: UIViewController?) {}

  /// A method for subclasses to override. The package never calls it: code that moves the
  /// controller to another parent should call it before the move.
  open func willMove(toParent parent: UIViewController?) {}

  /// Calls the completion immediately, without presenting the controller. A diagnostic names the
  /// type of the controller to present, once for each `Host`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    RunningHost.current?.remark(
      "\(type(of: viewControllerToPresent)) is a controller of UIKit, which is not presented")
    completion?()
  }

  /// Calls the completion immediately. No controller is dismissed, because none is ever presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}
