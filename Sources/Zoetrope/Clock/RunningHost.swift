import Foundation
import Synchronization

/// The parts of a host that the code of its views can reach without the environment: the canvas,
/// values that live as long as the host, and the messages for the host's log.
///
/// The clock of the host refers to this object, so that tasks started by the views find it, too.
package final class RunningHost: Sendable {
  /// The ``RunningHost`` of the host whose code is running; nil for code that no host has started.
  package static var current: RunningHost? { VirtualClock.current?.runningHost }

  /// A canvas: a rectangle at the origin that stands for the screen.
  package struct CanvasExtent: Sendable, Equatable {
    /// The size in points.
    package var pointSize: CGSize
    /// The number of pixels per point.
    package var pixelsPerPoint: CGFloat
  }

  private struct State {
    var extent: CanvasExtent?
    var values: [ObjectIdentifier: any Sendable] = [:]
    var remarks: [String] = []
    var knownRemarks: Set<String> = []
  }

  private let state = Mutex(State())

  /// Creates the object of a host that shows nothing yet.
  init() {}

  /// The canvas; nil before the host shows a view.
  package var extent: CanvasExtent? { state.withLock(\.extent) }

  /// Sets the canvas.
  ///
  /// If the size has no area, the canvas takes the size of the enclosing host's canvas. A size
  /// without area stands for a picture that is as large as its view.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - pixelsPerPoint: The number of pixels per point.
  package func setExtent(_ size: CGSize, pixelsPerPoint: CGFloat) {
    let hasArea = size.width > 0 && size.height > 0
    let size = hasArea ? size : RunningHost.current?.extent?.pointSize
    let extent = size.map { CanvasExtent(pointSize: $0, pixelsPerPoint: pixelsPerPoint) }
    state.withLock { $0.extent = extent }
  }

  /// Returns a value that lives as long as the host. The host has one such value for each type, and
  /// creates it at the first call.
  ///
  /// - Parameter initial: A closure that creates the value. The closure must not call this object.
  package func lastingValue<Value: Sendable>(_ initial: @Sendable () -> Value) -> Value {
    state.withLock { state in
      let key = ObjectIdentifier(Value.self)
      if let value = state.values[key] as? Value { return value }
      let value = initial()
      state.values[key] = value
      return value
    }
  }

  /// Adds a message to the host's log, unless an equal one has been added before.
  ///
  /// - Parameter message: A sentence without a final period.
  package func remark(_ message: String) {
    state.withLock { state in
      if state.knownRemarks.insert(message).inserted { state.remarks.append(message) }
    }
  }

  /// Returns the messages that were added since the last call.
  package func takeRemarks() -> [String] {
    state.withLock { state in
      defer { state.remarks = [] }
      return state.remarks
    }
  }
}
