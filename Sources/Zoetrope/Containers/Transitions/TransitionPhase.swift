import Foundation

/// The phase of a view that is being inserted or removed.
///
/// An inserted view is first displayed in ``willAppear`` and immediately starts to move to
/// ``identity``. A removed view moves to ``didDisappear``; if it is restored meanwhile, it returns
/// to ``identity``.
@frozen public enum TransitionPhase: Sendable {
  /// The initial state of a view that is about to be inserted.
  case willAppear
  /// The state of a view that is present.
  case identity
  /// The final state of a view that has been removed.
  case didDisappear

  /// Whether this is the phase in which the transition leaves the view unchanged.
  public var isIdentity: Bool { self == .identity }

  /// A factor for effects that differ between insertion and removal: -1 before the insertion, 0
  /// while the view is present, 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
