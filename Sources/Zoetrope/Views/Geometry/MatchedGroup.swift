import Foundation
import ZoetropeGeometry

/// The size of a view and the position of its anchor point, both in points. The position is in the
/// space of the canvas, unless stated otherwise.
struct MatchedFrame: Equatable, Animatable {
  var point: CGPoint
  var size: CGSize

  var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(point.animatableData, size.animatableData) }
    set {
      point.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

/// The matched groups of one graph.
final class MatchedGroups: LayoutObserving {
  var isObservingLayout = false
  private unowned let graph: ViewGraph
  private var groups: [MatchedGroup] = []
  private var byKey: [MatchedKey: MatchedGroup] = [:]

  init(_ graph: ViewGraph) { self.graph = graph }

  func join(_ node: MatchedGeometryNode, _ key: MatchedKey) -> MatchedGroup {
    let group = byKey[key] ?? MatchedGroup(key: key, graph: graph)
    if byKey.updateValue(group, forKey: key) == nil { groups.append(group) }
    group.add(node)
    graph.observeLayout(self)
    return group
  }

  func layoutDidFinish() -> Bool {
    for group in groups { group.update() }
    groups.removeAll { group in
      if group.isEmpty { byKey[group.key] = nil }
      return group.isEmpty
    }
    return !groups.isEmpty
  }
}

/// The views that share an id and a namespace.
final class MatchedGroup: Ticking {
  let key: MatchedKey
  var isTicking = false
  private unowned let graph: ViewGraph
  /// The views of the group. The most recently added view comes first.
  private var members: [Member] = []
  /// The view whose frame the other views of the group adopt.
  private weak var source: MatchedGeometryNode?
  /// The frame of the source. When another view becomes the source in an animated transaction, this
  /// value animates from the frame of the old source to the frame of the new one.
  private var slot: AnimatableSlot<MatchedFrame>?

  private struct Member {
    weak var node: MatchedGeometryNode?
  }

  init(key: MatchedKey, graph: ViewGraph) {
    self.key = key
    self.graph = graph
  }

  var isEmpty: Bool { members.isEmpty }

  func add(_ node: MatchedGeometryNode) { members.insert(Member(node: node), at: 0) }

  func remove(_ node: MatchedGeometryNode) {
    members.removeAll { $0.node == nil || $0.node === node }
  }

  /// Returns the frame in which a view should be placed, or nil if the view should be placed in its
  /// own frame.
  func frame(for node: MatchedGeometryNode) -> MatchedFrame? {
    guard let slot, node !== source || slot.isActive else { return nil }
    return slot.presented
  }

  /// Updates the source and its frame after a layout pass.
  func update() {
    members.removeAll { $0.node == nil }
    let candidates = members.lazy.compactMap(\.node)
    let sources = candidates.filter { $0.modifier.isSource && $0.isPlaced }
    // A source that is being removed stays the source until another view becomes the source.
    let source =
      sources.first { !$0.isLeaving } ?? sources.first { $0 === self.source } ?? sources.first
    if let source {
      follow(source)
    } else {
      slot = nil
    }
    self.source = source
    for member in members { member.node?.update() }
  }

  private func follow(_ source: MatchedGeometryNode) {
    let frame = source.offered
    guard var slot else {
      self.slot = AnimatableSlot(frame)
      return
    }
    let isOther = source !== self.source
    if isOther || frame != slot.model {
      // If the same source moves, each of the other views animates its own frame. Only the change
      // to a new source needs an animation here.
      slot.set(
        frame, at: source.owner, ticker: self, animates: isOther && members.count > 1)
      _ = slot.tick(at: graph.time)
      self.slot = slot
    }
  }

  func tick(at time: Double) -> Bool {
    let goesOn = slot?.tick(at: time) ?? false
    for member in members { member.node?.update() }
    return goesOn
  }

  var nextEvent: Double? { slot?.nextEvent }

  /// Does nothing: the group itself draws nothing, and placing a member invalidates the drawing of
  /// that member.
  func setNeedsDrawing() {}
}

private struct MatchedGroupsKey: EnvironmentKey {
  static var defaultValue: MatchedGroups? { nil }
}

extension EnvironmentValues {
  /// All groups of matched views in one ``Host``; nil outside of a host.
  var matchedGroups: MatchedGroups? {
    get { self[MatchedGroupsKey.self] }
    set { self[MatchedGroupsKey.self] = newValue }
  }
}
