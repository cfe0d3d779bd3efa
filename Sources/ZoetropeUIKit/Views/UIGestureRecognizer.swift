import Foundation

/// A gesture of UIKit. None is recognized here.
@MainActor @preconcurrency open class UIGestureRecognizer {
  /// The phase of a gesture.
  public nonisolated enum State: Int, Sendable {
    /// Not yet recognized.
    case possible = 0
    /// Begun.
    case began = 1
    /// Changed.
    case changed = 2
    /// Ended.
    case ended = 3
    /// Cancelled.
    case cancelled = 4
    /// Failed.
    case failed = 5
  }

  /// The phase. Default: not yet recognized.
  open var state = State.possible
  /// Whether the gesture may be recognized. Default true.
  open var isEnabled = true
  /// Whether touches of the gesture are taken from the view. Default true.
  open var cancelsTouchesInView = true
  /// The object that decides about the gesture. It is not asked here. Default nil.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view of the gesture; nil if there is none.
  open internal(set) weak var view: UIView?

  /// Creates a gesture. Its action is never called.
  public init(target: Any?, action: Selector?) {}

  /// Creates a gesture without an action.
  public init() {}

  /// Has no effect: no gesture is recognized.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Returns zero: no gesture is recognized.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Has no effect: no gesture is recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// An object that decides about gestures. No method is called here.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether two gestures may be recognized at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
}

/// A tap of UIKit. None is recognized here.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. Default 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1
}

/// A long press of UIKit. None is recognized here.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The shortest duration, in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A drag of UIKit. None is recognized here.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns zero: no drag is recognized.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// Returns zero: no drag is recognized.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  /// Has no effect: no drag is recognized.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// A pinch of UIKit. None is recognized here.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale. Default 1.
  open var scale: CGFloat = 1
}

extension UIView {
  /// Sets the view of a gesture. No gesture is recognized.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
  }

  /// Takes the view from a gesture.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }

  /// The gestures of the view: always nil.
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
