import Foundation

/// The error that a ``Stage``, a ``PlacementTree`` or a ``Motion`` throws if a call cannot be
/// carried out.
public struct StageError: Error, Equatable, Sendable {
  /// The problem that caused an error.
  public enum Reason: Error, Equatable, Sendable {
    /// No view has the given name, path or text. `available` lists the names that views have.
    case missing(name: String, available: [String])
    /// Several views have the given name. `paths` lists their paths.
    case ambiguous(name: String, paths: [String])
    /// The view with the given name is not shown, or takes no part in layout.
    case notPlaced(name: String)
    /// State has been written since the stage was last advanced, so the stage's placements are out
    /// of date.
    case stateWritten
    /// The clock cannot advance to the given time, because that time has passed or is not finite.
    /// `now` is the time of the clock. Both times are in seconds.
    case time(Double, now: Double)
    /// A stage or a picture cannot have the given size, in points. A side is too large, or is not
    /// positive and finite.
    case size(CGSize)
    /// The number of pixels per point is not positive and finite.
    case scale(Double)
    /// The picture cannot be encoded, for the given reason.
    case picture(String)
  }

  /// The problem that caused the error.
  public let reason: Reason
  /// The location of the call that failed, such as `WheelTests.swift:12`.
  public let location: String

  init(_ reason: Reason, at site: CallSite) {
    self.reason = reason
    location = site.fileAndLine
  }
}

extension StageError: CustomStringConvertible {
  /// A sentence that names the problem, the remedy and the location of the call.
  public var description: String { "\(reason) (\(location))" }
}

extension StageError.Reason: CustomStringConvertible {
  /// A sentence that names the problem and the remedy.
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
      "state has been written since the stage was last advanced; call "
        + "advance(to:) or settle() before reading the placements"
    case .time(let time, let now):
      "the clock cannot go to \(time) s: it is at \(now) s and only goes forward"
    case .size(let size):
      "a size of \(size.width)x\(size.height) cannot be shown; both sides must be positive and "
        + "have no more than \(Stage.longestSide) pixels"
    case .scale(let scale): "the scale cannot be \(scale); expected a number greater than 0"
    case .picture(let message): "the picture cannot be encoded: \(message)"
    }
  }
}

extension StageError {
  /// The largest number of names that are listed in a message. The remaining names are only
  /// counted.
  private static let listLimit = 20

  static func list(_ names: [String]) -> String {
    let rest = names.count - listLimit
    let words = names.prefix(listLimit).joined(separator: ", ")
    return rest > 0 ? "\(words) and \(rest) more" : words
  }
}
