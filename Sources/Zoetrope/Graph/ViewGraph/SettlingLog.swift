/// A log of the pieces of state that layouts have changed. For each piece, the log counts the
/// rounds of updates in which it has changed.
package struct SettlingLog {
  /// A piece of state that a layout has changed.
  package struct Cause: Sendable, Equatable {
    /// The name of the state, such as `Counting.count`.
    package let state: String
    /// The path of the container with the layout that has changed the state.
    package let path: String
    /// The name of the type of the layout.
    package let layout: String
    /// Whether the layout has submitted the change to the main queue. If false, the layout has
    /// written the state directly.
    package let isHandedOver: Bool
    /// The time of the first change, in seconds.
    package let time: Double
    /// The largest number of rounds of updates that changed the state within a single instant.
    package fileprivate(set) var rounds = 0
    /// The number of rounds in which the state has changed since all state last settled.
    fileprivate var count = 0
    /// The latest round in which the state has changed since all state last settled; nil if there
    /// is none.
    fileprivate var lastRound: Int?
  }

  /// The changed state, in the order of the first changes.
  package private(set) var causes: [Cause] = []
  /// Whether the current round of changes follows from work that a layout has submitted to the main
  /// queue.
  var isFollowingWork = false
  /// The number of rounds of updates since the state last settled.
  var round = 0

  /// Records that a layout has changed a piece of state.
  mutating func note(_ state: String, by layout: LayoutNode, isHandedOver: Bool, at time: Double) {
    let path = layout.owner.path
    let known = causes.firstIndex {
      $0.state == state && $0.path == path && $0.isHandedOver == isHandedOver
    }
    if known == nil {
      causes.append(
        Cause(
          state: state, path: path, layout: layout.faultSubject, isHandedOver: isHandedOver,
          time: time))
    }
    let index = known ?? causes.count - 1
    // Several views may have state of the same name.
    if causes[index].lastRound == round { return }
    causes[index].lastRound = round
    causes[index].count += 1
  }

  /// Records that the state has settled.
  mutating func finish() {
    isFollowingWork = false
    round = 0
    for index in causes.indices {
      causes[index].rounds = max(causes[index].rounds, causes[index].count)
      (causes[index].count, causes[index].lastRound) = (0, nil)
    }
  }
}
