/// A rule that containers in SwiftUI rely on when they call a layout.
///
/// Each law is described, with its source and a layout that breaks it, in the article Layout laws
/// of the documentation.
public enum LayoutLaw: String, CaseIterable, Sendable, Codable {
  /// A proposal has the same answer each time, in any order, with a new or a used cache.
  case sameAnswer = "same-answer"
  /// Sizes are never NaN or negative, and finite for proposals without infinity.
  case soundSize = "sound-size"
  /// The minimum is at most the ideal length, and this is at most the maximum.
  case orderedSizes = "ordered-sizes"
  /// A proposal that changes by less than a thousandth of a point changes the size about as little.
  case smoothSize = "smooth-size"
  /// Positions and proposals to subviews are not NaN; positions are finite.
  case soundPlaces = "sound-places"
  /// Each subview is placed.
  case allPlaced = "all-placed"
  /// Bounds that are moved move all subviews by the same vector.
  case movesWithBounds = "moves-with-bounds"
  /// Subviews are placed within the bounds.
  case withinBounds = "within-bounds"
  /// Subviews are arranged in the size that the layout has answered.
  case usesItsSize = "uses-its-size"
  /// From right to left, the container mirrors the places; the layout does not.
  case leavesMirroring = "leaves-mirroring"
  /// Animatable data are the same after they have been written and read.
  case keepsData = "keeps-data"
  /// Animatable data contain every number on which the arrangement depends.
  case completeData = "complete-data"
  /// Data between two values, and beyond them, give sound sizes and places.
  case soundBetween = "sound-between"
  /// An updated cache gives the same arrangement as a new one.
  case cacheUpdate = "cache-update"
  /// The number of questions to subviews grows no faster than their number.
  case linearCost = "linear-cost"
  /// Layouts write no state, or write it until it stays the same.
  case settles

  /// The law in a sentence.
  public var statement: String {
    switch self {
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

  /// Whether a layout may go against the law on purpose, so that it is told as a note.
  public var isAdvice: Bool {
    switch self {
    case .allPlaced, .withinBounds, .leavesMirroring, .linearCost: true
    default: false
    }
  }
}
