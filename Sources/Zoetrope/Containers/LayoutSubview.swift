import Foundation
import ZoetropeGeometry

/// One subview, as a layout sees it.
///
/// A plain pointer: calls count no references. It is good for as long as the layout holds the
/// ``LayoutSubviews`` that it came from.
public struct LayoutSubview: Equatable {
  private let node: Unmanaged<LayoutNode>

  init(_ node: LayoutNode) { self.node = .passUnretained(node) }

  /// Whether both stand for the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.node.toOpaque() == b.node.toOpaque()
  }

  /// The value that the subview was given with `layoutValue(key:value:)`, or the key's default.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    node._withUnsafeGuaranteedRef {
      $0.traits.value(of: K.Value.self, forKey: K.self) ?? K.defaultValue
    }
  }

  /// How eagerly the subview is to be served; 0 by default.
  public var priority: Double { node._withUnsafeGuaranteedRef { $0.priority } }

  /// The distances that the subview prefers to its neighbours.
  public var spacing: ViewSpacing { node._withUnsafeGuaranteedRef { $0.spacing } }

  /// What the subview carries for containers: the values of `containerValue(_:_:)`, and its tags.
  public var containerValues: ContainerValues {
    node._withUnsafeGuaranteedRef { ContainerValues(traits: $0.traits) }
  }

  /// The size in points that the subview takes at a proposal. It is computed once a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node._withUnsafeGuaranteedRef { $0.sizeThatFits(proposal) }
  }

  /// The size and the guides that the subview has at a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node._withUnsafeGuaranteedRef { $0.dimensions(in: proposal) }
  }

  /// Places the subview; the last call in a pass wins.
  ///
  /// Outside of the layout's `placeSubviews`, and with coordinates that are not finite numbers, the
  /// call is ignored, with a diagnostic.
  ///
  /// - Parameters:
  ///   - position: Where the anchor goes, in points, in the space of the layout's bounds.
  ///   - anchor: The point of the subview that goes there. Default: its top leading corner.
  ///   - proposal: What the subview takes its size from.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    node._withUnsafeGuaranteedRef {
      let placement = LayoutNode.Placement(position: position, anchor: anchor, proposal: proposal)
      // A proposal that is no number is not equal to itself.
      let isSound =
        (position.x + position.y + anchor.x + anchor.y).isFinite && proposal == proposal
      if isSound && $0.mayBePlaced {
        $0.placement = placement
      } else {
        $0.takeDoubtful(placement)
      }
    }
  }

  /// How short and how long the subview is along an axis, where that is known without asking for
  /// sizes. In a layout that is recorded everything is asked for.
  func knownRange(along axis: Axis) -> LengthRange? {
    node._withUnsafeGuaranteedRef {
      $0.pass.pointee.isRecording ? nil : $0.lengthRange(along: axis)
    }
  }

  var retainedNode: LayoutNode { node.takeUnretainedValue() }

  @inline(__always) func withNode(_ body: (LayoutNode) -> Void) {
    node._withUnsafeGuaranteedRef(body)
  }

  /// An explicit guide of the subview in the space of the container's bounds, where the layout
  /// has just placed it.
  func placedGuide(
    _ key: AlignmentKey, in bounds: CGRect, default proposal: ProposedViewSize
  ) -> CGFloat? {
    let node = retainedNode
    let placement = node.placement ?? .centered(in: bounds, proposal: proposal)
    let dimensions = node.dimensions(in: placement.proposal)
    guard let value = node.explicitAlignment(key, in: dimensions) else { return nil }
    let origin = placement.origin(of: dimensions.size)
    return (key.axis == .horizontal ? origin.x : origin.y) + value
  }
}

extension LayoutNode.Placement {
  /// Where a subview goes that its layout did not place.
  static func centered(in bounds: CGRect, proposal: ProposedViewSize) -> Self {
    Self(
      position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  /// The top left corner for a size, in points.
  @inline(__always)
  func origin(of size: CGSize) -> CGPoint {
    CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
  }
}

/// A key of a value that a view carries for the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that were given none.
  static var defaultValue: Self.Value { get }
}
