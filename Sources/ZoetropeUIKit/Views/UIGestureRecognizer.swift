import Foundation

/// A UIKit gesture recognizer. It recognizes nothing.
@MainActor @preconcurrency open class UIGestureRecognizer {
  /// The state of a gesture recognizer.
  public nonisolated enum State: Int, Sendable {
    /// The gesture has not been recognized yet.
    case possible = 0
    /// The gesture has begun.
    case began = 1
    /// The gesture has changed.
    case changed = 2
    /// The gesture has ended.
    case ended = 3
    /// The gesture was canceled.
    case cancelled = 4
    /// The touches did not form the gesture.
    case failed = 5
  }

  /// The state of the recognizer. Default: possible.
  open var state = State.possible
  /// Whether the gesture may be recognized. Default true.
  open var isEnabled = true
  /// Whether the touches of a recognized gesture are withheld from the view. Default true.
  open var cancelsTouchesInView = true
  /// The delegate. Its methods are never called. Default nil.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view to which the recognizer is attached; nil if there is none.
  open internal(set) weak var view: UIView?

  /// Creates a recognizer. The action is never called.
  public init(target: Any?, action: Selector?) {}

  /// Creates a recognizer without an action.
  public init() {}

  /// Has no effect: no gesture is recognized.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Returns zero: no gesture is recognized.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Has no effect: no gesture is recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// A delegate of a gesture recognizer. Its methods are never called.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a gesture may begin. Never called.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures may be recognized at the same time. Never called.
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

/// A UIKit recognizer of taps. It recognizes nothing.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps to recognize. Default 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers to recognize. Default 1.
  open var numberOfTouchesRequired = 1
}

/// A UIKit recognizer of long presses. It recognizes nothing.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of a press, in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A UIKit recognizer of drags. It recognizes nothing.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns zero: no drag is recognized.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// Returns zero: no drag is recognized.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  /// Has no effect: no drag is recognized.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// A UIKit recognizer of pinches. It recognizes nothing.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor by which the fingers have moved apart since the beginning of the pinch. Default 1.
  open var scale: CGFloat = 1
}

extension UIView {
  /// Attaches a gesture recognizer to the view. The recognizer recognizes nothing.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
  }

  /// Detaches a gesture recognizer from the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }

  /// The gesture recognizers of the view: always nil.
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
