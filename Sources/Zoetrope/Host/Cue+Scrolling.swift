import Foundation
import ZoetropeGeometry

extension Cue {
  /// Creates a cue that has the scroll views around a view show it.
  ///
  /// If nothing inside of a scroll view has the id at that time, the run ends with an
  /// ``AnimError/interaction(anim:cue:time:_:)``.
  ///
  /// - Parameters:
  ///   - seconds: When it happens, in seconds from the start.
  ///   - id: The id, from `id(_:)` or from a `ForEach`.
  ///   - anchor: The point of the view that is to be at the same point of the scroll view; nil, the
  ///     default, for the shortest move that shows it.
  ///   - animation: How the scroll views move. Default: as animations do by default; nil for at
  ///     once.
  public init<ID: Hashable & Sendable>(
    at seconds: Double, scrollTo id: ID, anchor: UnitPoint? = nil,
    animation: Animation? = .default
  ) {
    self.init(at: seconds, words: "scrollTo: \(ElementFinder.words(id))") { host in
      try host.scroll(to: AnyHashable(id), anchor: anchor, animation: animation)
    }
  }
}

extension Host {
  /// Has the scroll views around a view show it.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The point of the view that is to be at the same point of the scroll view; nil for
  ///     the shortest move.
  ///   - animation: How the scroll views move; nil for at once.
  package func scroll(
    to id: AnyHashable, anchor: UnitPoint?, animation: Animation?
  ) throws(InteractionError) {
    guard let root,
      root.firstPlace(withID: id)?.isInScrollView == true || root.firstUnbuilt(withID: id) != nil
    else {
      let names = (root?.scrollableIDs ?? []).map { ElementFinder.words($0) }
      throw .missing(name: ElementFinder.words(id), available: names)
    }
    let graph = root.graph
    graph.enqueue(in: Transaction(animation: animation)) {
      graph.afterLayout { [weak root] in root?.scroll(to: id, anchor: anchor) }
    }
  }
}
