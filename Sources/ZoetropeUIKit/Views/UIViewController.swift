import Foundation
import Zoetrope

/// A controller of views of UIKit, which are not drawn.
///
/// The view is made on first use, by ``loadView()`` and then ``viewDidLoad()``. No other method of
/// the life cycle is called.
@MainActor @preconcurrency open class UIViewController: UIResponder {
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

  /// Presents nothing, and calls the completion.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    completion?()
  }

  /// Dismisses nothing, and calls the completion.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// A controller of a view of SwiftUI, which is kept and not drawn.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: a view of SwiftUI cannot be decoded. Always nil.
  public required init?(coder: NSCoder) { nil }
}
