import Foundation

/// Why a ``Stage`` cannot do, or tell, what a test asks for.
public struct StageError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Error, Equatable, Sendable {
    /// No view is called that, has that path or that text; the views are called otherwise.
    case missing(name: String, available: [String])
    /// Several views are called that; these are their paths.
    case ambiguous(name: String, paths: [String])
    /// The view of that name is not shown, or takes no part in layout.
    case notPlaced(name: String)
    /// State has been written since the stage was last advanced, so that what it shows is out of
    /// date.
    case stateWritten
    /// The clock, which is at `now` seconds, cannot go there.
    case time(Double, now: Double)
    /// The size in points, of a stage or of a picture, is not positive and finite, or too large.
    case size(CGSize)
    /// The number of pixels a point is not positive and finite.
    case scale(Double)
    /// The picture cannot be encoded.
    case picture(String)
  }

  /// What is wrong.
  public let reason: Reason
  /// The call that failed, as `WheelTests.swift:12`.
  public let location: String

  init(_ reason: Reason, at site: CallSite) {
    self.reason = reason
    location = site.words
  }
}

extension StageError: CustomStringConvertible {
  /// What is wrong, what would be right, and where it was asked for.
  public var description: String { "\(reason) (\(location))" }
}

extension StageError.Reason: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .missing(let name, let available):
      available.isEmpty
        ? "there is no view \(name), nor any other"
        : "there is no view \(name); there is "
          + StageError.list(available)
    case .ambiguous(let name, let paths):
      "\(name) could be \(paths.count) views: \(StageError.list(paths)); ask for one of them by a "
        + "path, or give it an id of its own"
    case .notPlaced(let name):
      "the view \(name) is not shown: it draws nothing, or it is not laid out at all"
    case .stateWritten:
      "state has been written since the stage was last advanced; advance it, or settle() it, to "
        + "see what comes of that"
    case .time(let time, let now):
      "the clock cannot go to \(time) s: it is at \(now) s and only goes forward"
    case .size(let size):
      "a size of \(size.width)x\(size.height) cannot be shown; both sides must be positive and "
        + "have no more than \(Stage.longestSide) pixels"
    case .scale(let scale): "a scale of \(scale) is none; it must be a positive number"
    case .picture(let message): "the picture cannot be encoded: \(message)"
    }
  }
}

extension StageError {
  /// How many of many names are told.
  private static let listLimit = 20

  static func list(_ names: [String]) -> String {
    let rest = names.count - listLimit
    let words = names.prefix(listLimit).joined(separator: ", ")
    return rest > 0 ? "\(words) and \(rest) more" : words
  }
}
