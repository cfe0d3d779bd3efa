import Foundation
import ZoetropeGeometry

/// A point or a rectangle of some view, or several, to be looked up in the space of another one.
///
/// Views hand anchors up with `anchorPreference`; a ``GeometryProxy`` tells where they are.
public struct Anchor<Value> {
  let box: Box

  final class Box {
    let place: AnchoredPlace
    let source: Source

    init(place: AnchoredPlace, source: Source) {
      self.place = place
      self.source = source
    }
  }

  init(place: AnchoredPlace, source: Source) { box = Box(place: place, source: source) }

  /// A point or a rectangle of whatever view it is applied to, or several.
  public struct Source {
    let kind: AnchorKind
    /// The value in another space, by the view's size in points and the way from its space there.
    let value: (CGSize, CGAffineTransform) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same part of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.box === b.box || (a.box.place === b.box.place && a.box.source.kind == b.box.source.kind)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view that the anchor belongs to.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(box.place))
  }
}

/// The view that an anchor belongs to.
final class AnchoredPlace {
  private(set) weak var node: LayoutNode?

  init(_ node: LayoutNode) { self.node = node }
}

/// What an anchor is made of, to be compared.
indirect enum AnchorKind: Equatable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case list([AnchorKind])
  case none
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle of the view, in points, in its own space.
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
  /// A point of the view, in points, in its own space.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor.Source(kind: .point(p)) { _, transform in p.applying(transform) }
  }

  /// A point of the view, as fractions of its width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor.Source(kind: .unitPoint(p)) { size, transform in
      CGPoint(x: p.x * size.width, y: p.y * size.height).applying(transform)
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several parts of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(kind: .list(array.map(\.kind))) { size, transform in
      array.map { $0.value(size, transform) }
    }
  }

  /// A part of a view, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(kind: anchor?.kind ?? .none) { size, transform in
      anchor.map { $0.value(size, transform) }
    }
  }
}
