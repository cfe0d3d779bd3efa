import Foundation
import ZoetropeGeometry

/// A container that builds each of its views only when the view is about to become visible.
package protocol LazyRegion: AnyObject {
  /// The axis along which the container lines up its views.
  var axis: Axis { get }
  /// Registers an object that builds views for the container.
  func add(_ source: any LazySource)
}

/// An object that builds the views of a lazy container one by one.
package protocol LazySource: AnyObject {
  /// The number of views built so far.
  var builtCount: Int { get }
  /// The estimated length of an unbuilt view along the container's axis, in points; nil until a
  /// view has been built.
  var estimate: CGFloat? { get set }
}

/// A view of a lazy container, whether or not the view has been built.
package class LazyElement {
  /// The object that builds the view, held weakly; nil once that object is gone.
  package final weak var source: (any LazySource)?
  /// The lazy container of the view.
  package final unowned let region: any LazyRegion
  /// The serial number of the batch of state changes that inserted the view; nil if the view is one
  /// of the container's first views.
  private final let insertion: Int?
  /// The serial number of the batch of state changes in which the view was built; nil if it was
  /// built outside of any batch.
  private final var buildSerial: Int?
  /// Whether any part of the view is visible.
  package final private(set) var isOnScreen = true
  private final var watchers: ContiguousArray<Watcher> = []
  /// The range that the view occupies along the container's axis, in points: the union of the parts
  /// passed to ``extend(over:pass:)`` in the latest pass.
  package final private(set) var extent: ClosedRange<CGFloat> = 0...0
  private final var pass = 0

  private struct Watcher {
    weak var object: (any OnScreenWatching)?
  }

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - source: The object that builds the view; not retained.
  ///   - region: The container.
  ///   - insertion: The number of the batch of state changes that inserted the view; nil if the
  ///     view is one of the container's first views.
  package init(source: any LazySource, region: any LazyRegion, insertion: Int?) {
    self.source = source
    self.region = region
    self.insertion = insertion
  }

  /// Whether the view has been built.
  package var isBuilt: Bool { true }
  /// The id of the view among its siblings; nil if it has none.
  package var elementID: AnyHashable? { nil }

  /// Requests that the view be built in the next update.
  package func build() {}

  /// Records the batch of state changes in which the view has been built. Nil means that it was
  /// built outside of any batch.
  package final func recordBuild(in batch: ViewGraph.Batch?) { buildSerial = batch?.serial }

  /// Returns whether the view was built in a given batch of state changes but not inserted in it.
  fileprivate final func wasBuiltLate(in batch: ViewGraph.Batch) -> Bool {
    buildSerial == batch.serial && insertion != batch.serial
  }

  /// Adds a part of the view to ``extent``, and returns whether the part is the first one in this
  /// pass.
  package final func extend(over part: ClosedRange<CGFloat>, pass: Int) -> Bool {
    let isFirst = pass != self.pass
    self.pass = pass
    extent =
      isFirst
      ? part : min(extent.lowerBound, part.lowerBound)...max(extent.upperBound, part.upperBound)
    return isFirst
  }

  /// Sets whether any part of the view is visible. Notifies the watchers if ``isOnScreen`` changes.
  package final func setOnScreen(_ isOnScreen: Bool) {
    if isOnScreen == self.isOnScreen { return }
    self.isOnScreen = isOnScreen
    watchers.removeAll { $0.object == nil }
    for watcher in watchers { watcher.object?.onScreenDidChange() }
  }

  /// Registers a watcher, held weakly, that is notified whenever ``isOnScreen`` changes.
  package final func watch(_ object: any OnScreenWatching) {
    watchers.append(Watcher(object: object))
  }
}

/// An object that depends on whether its view is visible.
package protocol OnScreenWatching: AnyObject {
  /// Called when the visibility of the view may have changed.
  func onScreenDidChange()
}

extension Presence {
  /// Returns whether this view or an enclosing view belongs to a lazy container, and was built but
  /// not inserted in a given batch of state changes.
  package func isBuiltLate(in batch: ViewGraph.Batch) -> Bool {
    var presence: Presence? = self
    while let current = presence {
      if current.element?.wasBuiltLate(in: batch) == true { return true }
      presence = current.enclosing
    }
    return false
  }
}

extension ViewNode {
  /// The inputs for a child that this node arranges: those of ``childInputs``, but without a lazy
  /// container. Lazy containers around this node do not affect the child.
  package final var containerInputs: _ViewInputs {
    var result = childInputs
    result.laziness = nil
    return result
  }

  /// Whether this node's view lies in a visible element of every enclosing lazy container.
  ///
  /// - Complexity: O(depth)
  package final var isOnScreen: Bool {
    var presence = inputs.presence
    while let current = presence {
      if current.element?.isOnScreen == false { return false }
      presence = current.enclosing
    }
    return true
  }

  /// Registers a watcher that is notified when ``isOnScreen`` may have changed.
  ///
  /// - Complexity: O(depth)
  package final func watchScreen(_ object: any OnScreenWatching) {
    var presence = inputs.presence
    while let current = presence {
      current.element?.watch(object)
      presence = current.enclosing
    }
  }
}
