/// The pieces of state that layouts have changed, and how often until they stayed the same.
package struct SettlingLog {
  /// A piece of state that a layout has changed.
  package struct Cause: Sendable, Equatable {
    /// The name of the state, such as `Counting.count`.
    package let state: String
    /// The path of the container whose layout has changed it.
    package let path: String
    /// The name of the type of the layout.
    package let layout: String
    /// Whether the layout has handed the value over to the main queue, instead of writing it.
    package let isHandedOver: Bool
    /// The time of the first change, in seconds.
    package let time: Double
    /// The largest number of changes at one time, each of which costs a round of updates.
    package fileprivate(set) var rounds = 0
    /// The number of changes since the last settling.
    fileprivate var count = 0
  }

  /// The changed state, in the order of the first changes.
  package private(set) var causes: [Cause] = []
  /// Whether changes follow from work that a layout has submitted to the main queue.
  var isFollowingWork = false

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
    causes[known ?? causes.count - 1].count += 1
  }

  /// Records that the state has settled.
  mutating func finish() {
    isFollowingWork = false
    for index in causes.indices {
      causes[index].rounds = max(causes[index].rounds, causes[index].count)
      causes[index].count = 0
    }
  }
}
