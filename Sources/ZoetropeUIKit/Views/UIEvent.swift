import Foundation

/// A UIKit event. No events are ever sent.
public final class UIEvent: Sendable {
  /// The time of the event in seconds: always 0.
  public var timestamp: TimeInterval { 0 }

  init() {}
}
