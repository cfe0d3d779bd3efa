import Foundation
import ZoetropeGeometry

extension Cue {
  /// Creates a cue that makes a view visible: it scrolls all scroll views that contain the view.
  ///
  /// If no view inside a scroll view has the id at the time of the cue, the run ends with an
  /// ``AnimError/interaction(anim:cue:time:_:)``.
  ///
  /// - Parameters:
  ///   - seconds: The time of the cue, in seconds from the start.
  ///   - id: The id of the view, from `id(_:)` or from a `ForEach`.
  ///   - anchor: The unit point of the view that is aligned with the same unit point of the scroll
  ///     view; nil for the shortest movement that shows the view. Default nil.
  ///   - animation: The animation of the movement; nil to scroll without an animation. Default
  ///     ``Animation/default``.
  public init<ID: Hashable & Sendable>(
    at seconds: Double, scrollTo id: ID, anchor: UnitPoint? = nil,
    animation: Animation? = .default
  ) {
    self.init(at: seconds, words: "scrollTo: \(ElementFinder.text(of: id))") { host in
      try host.scroll(to: AnyHashable(id), anchor: anchor, animation: animation)
    }
  }
}

extension Host {
  /// Makes a view visible: scrolls all scroll views that contain the view.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The unit point of the view that is aligned with the same unit point of the scroll
  ///     view; nil for the shortest movement that shows the view.
  ///   - animation: The animation of the movement; nil to scroll without an animation.
  /// - Throws: ``InteractionError/missing(name:available:)`` if no view inside a scroll view has
  ///   the id.
  package func scroll(
    to id: AnyHashable, anchor: UnitPoint?, animation: Animation?
  ) throws(InteractionError) {
    guard let root,
      root.firstPlace(withID: id)?.isInScrollView == true || root.firstUnbuilt(withID: id) != nil
    else {
      let names = (root?.scrollableIDs ?? []).map { ElementFinder.text(of: $0) }
      throw .missing(name: ElementFinder.text(of: id), available: names)
    }
    let graph = root.graph
    graph.enqueue(in: Transaction(animation: animation)) {
      graph.afterLayout { [weak root] in root?.scroll(to: id, anchor: anchor) }
    }
  }
}
