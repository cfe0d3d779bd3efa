import Foundation

/// How far a view that comes or goes has got.
///
/// A view is first shown as ``willAppear`` has it, and at once begins to move to ``identity``. One
/// that is removed goes to ``didDisappear``; one that is put back meanwhile, to ``identity`` again.
@frozen public enum TransitionPhase: Sendable {
  /// The view is about to be inserted: what it starts from.
  case willAppear
  /// The view is there.
  case identity
  /// The view has been removed: where it goes.
  case didDisappear

  /// Whether the view is to look as it does without a transition.
  public var isIdentity: Bool { self == .identity }

  /// A factor for effects that differ between coming and going: -1 before, 0 while the view is
  /// there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
