import Foundation
import ZoetropeGeometry

extension AnyTransition {
  /// The view moves by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// The view moves by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The view grows from nothing, and shrinks to nothing.
  public static var scale: AnyTransition {
    AnyTransition(ScaleTransition(ScaleTransition.smallest))
  }

  /// The view is scaled about a point of it.
  ///
  /// - Parameters:
  ///   - scale: The scale of the view while it is not there.
  ///   - anchor: The point that stays where it is. Default: the middle.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// The view moves in from its leading edge and out toward its trailing one, by its own width.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// The view moves in from one of its edges and out toward the same, by its own size.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  /// The view moves in from one of its edges and out toward the one opposite, and fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// The view comes in one way and goes out another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func from<A: Transition>(_ insertion: A) -> AnyTransition {
      func to<B: Transition>(_ removal: B) -> AnyTransition {
        AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
      }
      return to(removal.base)
    }
    return from(insertion.base)
  }

  /// The view goes from one value of a modifier to another.
  ///
  /// - Parameters:
  ///   - active: The modifier while the view is not there.
  ///   - identity: The modifier while it is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// This transition and another at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func first<A: Transition>(_ first: A) -> AnyTransition {
      func second<B: Transition>(_ second: B) -> AnyTransition {
        AnyTransition(CombinedTransition(first: first, second: second))
      }
      return second(other.base)
    }
    return first(base)
  }

  /// This transition with an animation of its own for what its modifiers change; nil for none.
  ///
  /// What a transition moves by its place (`move`, `slide`, `push`) travels with the animation that
  /// the view comes or goes with.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated<T: Transition>(_ base: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return animated(base)
  }
}
