import Foundation

/// An event. There are none here.
public final class UIEvent: Sendable {
  /// The time of the event in seconds: always 0.
  public var timestamp: TimeInterval { 0 }

  init() {}
}
