import Foundation
import ZoetropeGeometry

extension AnyTransition {
  /// Returns a transition that moves the view in from an offset, and back to the offset on removal.
  ///
  /// - Parameter offset: The offset from the view's normal position, in points, y down.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Returns a transition that moves the view in from an offset, and back to the offset on removal.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset from the view's normal position, in points. Default: 0.
  ///   - y: The vertical offset from the view's normal position, in points, y down. Default: 0.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition that grows the view from nothing, and shrinks it to nothing on removal.
  public static var scale: AnyTransition {
    AnyTransition(ScaleTransition(ScaleTransition.smallest))
  }

  /// Returns a transition that scales the view from a factor to its normal size, and back on
  /// removal.
  ///
  /// - Parameters:
  ///   - scale: The scale factor at the start of the insertion and at the end of the removal.
  ///   - anchor: The fixed point of the scaling. Default: the center.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// A transition that moves the view in from its leading edge and out toward its trailing edge, by
  /// the view's width.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Returns a transition that moves the view in from an edge, and out toward the same edge, by the
  /// view's own size.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  /// Returns a transition that moves the view in from an edge and out toward the opposite edge. The
  /// view fades in and out.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Returns a transition that inserts the view with one transition and removes it with another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func from<A: Transition>(_ insertion: A) -> AnyTransition {
      func to<B: Transition>(_ removal: B) -> AnyTransition {
        AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
      }
      return to(removal.base)
    }
    return from(insertion.base)
  }

  /// Returns a transition that changes between two values of a modifier.
  ///
  /// - Parameters:
  ///   - active: The modifier at the start of the insertion and at the end of the removal.
  ///   - identity: The modifier while the view is present.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Returns a transition that applies this transition first, and then another transition around
  /// the result.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func first<A: Transition>(_ first: A) -> AnyTransition {
      func second<B: Transition>(_ second: B) -> AnyTransition {
        AnyTransition(CombinedTransition(first: first, second: second))
      }
      return second(other.base)
    }
    return first(base)
  }

  /// Returns this transition with a separate animation for the effects of its modifiers. If the
  /// animation is nil, these effects are not animated.
  ///
  /// `move`, `slide` and `push` change the layout of the view. Their movement keeps the animation
  /// with which the view is inserted or removed.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated<T: Transition>(_ base: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return animated(base)
  }
}
