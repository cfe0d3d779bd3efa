import Foundation
import Zoetrope

/// The calls by which a container asks a layout about the container's subviews.
@MainActor struct LayoutQuestioning<L: Layout> {
  let layout: L
  let subviews: LayoutSubviews
  /// The note of the running call; nil for none.
  var notes: CallNotes?

  /// The place that a layout gives to a subview.
  struct Place: Equatable {
    /// The frame in the space of the bounds, in points.
    var frame: CGRect
    /// The size that was proposed to the subview.
    var proposal: ProposedViewSize
  }

  func makeCache() -> L.Cache {
    noted("makeCache") { layout.makeCache(subviews: subviews) }
  }

  /// Updates a cache that was made for other subviews.
  func update(_ cache: inout L.Cache) {
    noted("updateCache") { layout.updateCache(&cache, subviews: subviews) }
  }

  /// Makes a call of the layout. The note, if any, names the call while the call runs.
  private func noted<Answer>(
    _ function: String, _ detail: @autoclosure () -> String = "", _ call: () -> Answer
  ) -> Answer {
    guard let notes else { return call() }
    let count = subviews.count == 1 ? "1 subview" : "\(subviews.count) subviews"
    notes.begin("\(function), asked about \(count)\(detail()),")
    defer { notes.end() }
    return call()
  }

  /// Returns the answer to a proposal, with a new cache.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    var cache = makeCache()
    return size(proposal, &cache)
  }

  func size(_ proposal: ProposedViewSize, _ cache: inout L.Cache) -> CGSize {
    noted("sizeThatFits", " for \(SourceText.words(proposal))") {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Returns the places of the subviews, with a new cache. The size of the bounds is the layout's
  /// answer to the proposal. The place of a subview is nil if the layout does not place the
  /// subview, or if the size is not sound.
  ///
  /// - Parameter origin: The origin of the bounds, in points. Default zero.
  func places(_ proposal: ProposedViewSize, origin: CGPoint = .zero) -> [Place?] {
    var cache = makeCache()
    return places(proposal, origin: origin, &cache)
  }

  func places(
    _ proposal: ProposedViewSize, origin: CGPoint = .zero, _ cache: inout L.Cache
  ) -> [Place?] {
    let size = size(proposal, &cache)
    guard size.isSound else { return subviews.map { _ in nil } }
    return places(proposal, in: CGRect(origin: origin, size: size), &cache)
  }

  func places(
    _ proposal: ProposedViewSize, in bounds: CGRect, _ cache: inout L.Cache
  ) -> [Place?] {
    let requests = requests(proposal, in: bounds, &cache)
    var places: [Place?] = []
    places.reserveCapacity(requests.count)
    var index = 0
    // Without optimization, a step of `zip` takes ten times as long as a step of this loop.
    for subview in subviews {
      let request = requests[index]
      index += 1
      places.append(
        request.map {
          Place(frame: $0.frame(of: subview.sizeThatFits($0.proposal)), proposal: $0.proposal)
        })
    }
    return places
  }

  /// Returns the placement that the layout requests for each subview; nil for a subview that the
  /// layout does not place.
  func requests(
    _ proposal: ProposedViewSize, in bounds: CGRect, _ cache: inout L.Cache
  ) -> [LayoutNode.Placement?] {
    subviews.requests {
      noted(
        "placeSubviews",
        " for \(SourceText.words(proposal)), in bounds of \(SourceText.size(bounds.size))"
      ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  /// Calls `spacing` and `explicitAlignment` of the layout, which have default implementations.
  func askRest(_ proposal: ProposedViewSize, in bounds: CGRect) {
    var cache = makeCache()
    noted("spacing") { _ = layout.spacing(subviews: subviews, cache: &cache) }
    noted("explicitAlignment") {
      _ = layout.explicitAlignment(
        of: VerticalAlignment.firstTextBaseline, in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
      _ = layout.explicitAlignment(
        of: HorizontalAlignment.leading, in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }

  /// Returns the questioning of the same layout with other subviews.
  func about(_ subviews: LayoutSubviews) -> LayoutQuestioning {
    LayoutQuestioning(layout: layout, subviews: subviews, notes: notes)
  }

  /// Returns the questioning of another layout with the same subviews.
  func asking(_ layout: L) -> LayoutQuestioning {
    LayoutQuestioning(layout: layout, subviews: subviews, notes: notes)
  }
}

extension CGSize {
  /// Whether both sides are finite and not negative.
  var isSound: Bool { width >= 0 && height >= 0 && (width + height).isFinite }

  func isClose(to other: CGSize, within tolerance: CGFloat) -> Bool {
    width.isClose(to: other.width, within: tolerance)
      && height.isClose(to: other.height, within: tolerance)
  }
}

extension CGFloat {
  /// Returns whether two numbers are equal, or both NaN, or close. Close numbers differ by at most
  /// `tolerance * (1 + m)`, where `m` is the larger magnitude.
  func isClose(to other: CGFloat, within tolerance: CGFloat) -> Bool {
    if self == other || (isNaN && other.isNaN) { return true }
    return (self - other).magnitude <= tolerance * (1 + Swift.max(magnitude, other.magnitude))
  }
}

extension CGRect {
  /// Returns whether a gap of more than `distance` points separates two rectangles along at least
  /// one axis. An axis on which a coordinate is NaN does not count.
  func isAway(from other: CGRect, by distance: CGFloat) -> Bool {
    minX > other.maxX + distance || maxX < other.minX - distance
      || minY > other.maxY + distance || maxY < other.minY - distance
  }

  func isClose(to other: CGRect, within tolerance: CGFloat) -> Bool {
    size.isClose(to: other.size, within: tolerance)
      && minX.isClose(to: other.minX, within: tolerance)
      && minY.isClose(to: other.minY, within: tolerance)
  }
}
