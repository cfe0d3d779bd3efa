import Foundation
import ZoetropeGeometry

/// A reference to points or rectangles of a view. Their coordinates can be converted to the space
/// of another view.
///
/// Views publish anchors with `anchorPreference`; a ``GeometryProxy`` resolves them.
public struct Anchor<Value> {
  let box: Box

  final class Box {
    let place: AnchoredView
    let source: Source

    init(place: AnchoredView, source: Source) {
      self.place = place
      self.source = source
    }
  }

  init(place: AnchoredView, source: Source) { box = Box(place: place, source: source) }

  /// A description of the points or rectangles that an anchor refers to. The description does not
  /// depend on a particular view.
  public struct Source {
    let kind: AnchorKind
    /// Returns the anchor's value in a target space. The arguments are the size of the anchor's
    /// view in points, and the transform from the view's space to the target space.
    let value: (CGSize, CGAffineTransform) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors refer to the same part of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.box === b.box || (a.box.place === b.box.place && a.box.source.kind == b.box.source.kind)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the identity of the view that the anchor belongs to.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(box.place))
  }
}

/// The view that an anchor belongs to. All anchors of a view share one such object, so two anchors
/// belong to the same view if their objects are identical.
final class AnchoredView {
  private(set) weak var node: LayoutNode?

  init(_ node: LayoutNode) { self.node = node }
}

/// The definition of an ``Anchor/Source`` in a form that can be compared.
indirect enum AnchorKind: Equatable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case list([AnchorKind])
  case none
}

extension Anchor.Source where Value == CGRect {
  /// Returns the source for a rectangle in the view's own space, in points.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Anchor.Source(kind: .rect(r)) { _, transform in r.applying(transform) }
  }

  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source(kind: .bounds) { size, transform in
      CGRect(origin: .zero, size: size).applying(transform)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns the source for a point in the view's own space, in points.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor.Source(kind: .point(p)) { _, transform in p.applying(transform) }
  }

  /// Returns the source for a point that is given in fractions of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor.Source(kind: .unitPoint(p)) { size, transform in
      CGPoint(x: p.x * size.width, y: p.y * size.height).applying(transform)
    }
  }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The center of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The center of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The center of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The center of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source that combines several sources of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(kind: .list(array.map(\.kind))) { size, transform in
      array.map { $0.value(size, transform) }
    }
  }

  /// Creates a source from an optional source. If the optional source is nil, the value of the
  /// anchor is nil.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(kind: anchor?.kind ?? .none) { size, transform in
      anchor.map { $0.value(size, transform) }
    }
  }
}
