/// A rule for layouts on which the containers of SwiftUI rely.
///
/// The article "Layout laws" describes each law, with its source and a layout that breaks it.
public enum LayoutLaw: String, CaseIterable, Sendable, Codable {
  /// The answer to a proposal is always the same, in any order of proposals, with a new or a used
  /// cache.
  case sameAnswer = "same-answer"
  /// Sizes are never NaN or negative, and are finite unless the proposal is infinite.
  case soundSize = "sound-size"
  /// Along each axis, the minimum length is at most the ideal length, and the ideal length is at
  /// most the maximum length.
  case orderedSizes = "ordered-sizes"
  /// If a proposal changes by less than a thousandth of a point, the change of the size is
  /// similarly small.
  case smoothSize = "smooth-size"
  /// Positions of subviews are finite, and proposals to subviews are not NaN.
  case soundPlaces = "sound-places"
  /// The layout places every subview.
  case allPlaced = "all-placed"
  /// If the bounds move, all subviews move by the same vector.
  case movesWithBounds = "moves-with-bounds"
  /// The layout places its subviews within the bounds.
  case withinBounds = "within-bounds"
  /// The layout arranges its subviews by the size of the bounds instead of the proposal, and leaves
  /// no constant unused space after the last subview.
  case usesItsSize = "uses-its-size"
  /// The layout gives the same positions for both layout directions. The container mirrors the
  /// positions if the direction is right to left.
  case leavesMirroring = "leaves-mirroring"
  /// Animatable data do not change when they are written and read again.
  case keepsData = "keeps-data"
  /// Animatable data contain every number on which the arrangement depends.
  case completeData = "complete-data"
  /// The layout still obeys ``soundSize`` and ``soundPlaces`` if its animatable data are
  /// interpolated between two of its values, or extrapolated beyond them.
  case soundBetween = "sound-between"
  /// An updated cache gives the same arrangement as a new one.
  case cacheUpdate = "cache-update"
  /// The number of sizes that the layout requests from subviews grows no faster than the number of
  /// subviews.
  case linearCost = "linear-cost"
  /// The layout writes no state, or writes state that settles.
  case settles
  /// Every call of the layout returns.
  case returns

  /// The law as a sentence.
  public var statement: String {
    switch self {
    case .returns: "every call of the layout returns; none traps or runs without end"
    case .sameAnswer:
      "a proposal has the same answer each time, in any order, with a new or a used cache"
    case .soundSize: "sizes are never NaN or negative, and finite unless infinity is proposed"
    case .orderedSizes: "the minimum is at most the ideal length, and this at most the maximum"
    case .smoothSize: "a change of the proposal below 0.001 points hardly changes the size"
    case .soundPlaces: "positions are finite, and proposals to subviews are not NaN"
    case .allPlaced: "each subview is placed"
    case .movesWithBounds: "bounds that are moved move all subviews by the same vector"
    case .withinBounds: "subviews are placed within the bounds"
    case .usesItsSize: "subviews are arranged in the size that the layout has answered"
    case .leavesMirroring:
      "the container mirrors the places from right to left; the layout does not"
    case .keepsData: "animatable data are the same after they have been written and read"
    case .completeData: "animatable data contain every number on which the arrangement depends"
    case .soundBetween: "data between two values, and beyond them, give sound sizes and places"
    case .cacheUpdate: "an updated cache gives the same arrangement as a new one"
    case .linearCost: "the questions to subviews grow no faster than the number of subviews"
    case .settles: "no state is written in layout, or it stays the same after a few rounds"
    }
  }

  /// Whether a layout may break the law on purpose. Findings about such a law are notes.
  public var isAdvice: Bool {
    switch self {
    case .allPlaced, .withinBounds, .leavesMirroring, .linearCost: true
    default: false
    }
  }
}
