import Foundation
import ZoetropeGeometry

/// A container that has its views made only when there is something to see of them.
package protocol LazyRegion: AnyObject {
  /// The axis along which the views follow each other.
  var axis: Axis { get }
  /// Takes something that makes views for the container.
  func add(_ source: any LazySource)
}

/// Something that stands for views which are made one by one.
package protocol LazySource: AnyObject {
  /// How many of its views have been made.
  var builtCount: Int { get }
  /// What a view that has not been made counts for along the container's axis, in points; nil for
  /// as long as none has been.
  var estimate: CGFloat? { get set }
}

/// One of the views of a lazy container, made or not.
package class LazyElement {
  package final weak var source: (any LazySource)?
  package final unowned let region: any LazyRegion
  /// The batch in which the view became one of the container's; nil for one of the first.
  private final let insertion: Int?
  /// The batch in which the view was made.
  private final var making: Int?
  /// Whether there is anything to see of the view.
  package final private(set) var isOnScreen = true
  private final var watchers: ContiguousArray<Watcher> = []
  /// Where the container has it, in points along its axis: what ``extend(over:pass:)`` was told in
  /// the pass of that number.
  package final private(set) var extent: ClosedRange<CGFloat> = 0...0
  private final var pass = 0

  private struct Watcher {
    weak var object: (any OnScreenWatching)?
  }

  package init(source: any LazySource, region: any LazyRegion, insertion: Int?) {
    self.source = source
    self.region = region
    self.insertion = insertion
  }

  /// Whether the view has been made.
  package var isBuilt: Bool { true }
  /// The id of the view among its kin, if it has one.
  package var elementID: AnyHashable? { nil }

  /// Has the view made in the update to come.
  package func build() {}

  /// Notes that the view has been made, in a batch or outside of any.
  package final func noteMaking(in batch: ViewGraph.Batch?) { making = batch?.serial }

  /// Whether the view was there before a batch, but made only in it.
  fileprivate final func isOldMade(in batch: ViewGraph.Batch) -> Bool {
    making == batch.serial && insertion != batch.serial
  }

  /// Notes a part of the view; true for the first one in a pass.
  package final func extend(over part: ClosedRange<CGFloat>, pass: Int) -> Bool {
    let isFirst = pass != self.pass
    self.pass = pass
    extent =
      isFirst
      ? part : min(extent.lowerBound, part.lowerBound)...max(extent.upperBound, part.upperBound)
    return isFirst
  }

  /// Says whether there is anything to see of the view.
  package final func setOnScreen(_ isOnScreen: Bool) {
    if isOnScreen == self.isOnScreen { return }
    self.isOnScreen = isOnScreen
    watchers.removeAll { $0.object == nil }
    for watcher in watchers { watcher.object?.onScreenDidChange() }
  }

  /// Tells something whenever there is, or is no longer, anything to see of the view.
  package final func watch(_ object: any OnScreenWatching) {
    watchers.append(Watcher(object: object))
  }
}

/// Something that wants to know whether it can be seen.
package protocol OnScreenWatching: AnyObject {
  /// Called when that has changed.
  func onScreenDidChange()
}

extension Presence {
  /// Whether the view comes in a batch only because a lazy container has it made then. O(depth)
  package func isMade(byLazinessIn batch: ViewGraph.Batch) -> Bool {
    var presence: Presence? = self
    while let current = presence {
      if current.element?.isOldMade(in: batch) == true { return true }
      presence = current.around
    }
    return false
  }
}

extension ViewNode {
  /// What a view inherits in a container of its own: lazy containers around are none of its
  /// business.
  package final var containerInputs: _ViewInputs {
    var result = childInputs
    result.laziness = nil
    return result
  }

  /// Whether all lazy containers around show something of this place. O(depth)
  package final var isOnScreen: Bool {
    var presence = inputs.presence
    while let current = presence {
      if current.element?.isOnScreen == false { return false }
      presence = current.around
    }
    return true
  }

  /// Has something told when ``isOnScreen`` may have changed. O(depth)
  package final func watchScreen(_ object: any OnScreenWatching) {
    var presence = inputs.presence
    while let current = presence {
      current.element?.watch(object)
      presence = current.around
    }
  }
}
