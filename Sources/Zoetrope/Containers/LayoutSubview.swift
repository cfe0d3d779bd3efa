import Foundation
import ZoetropeGeometry

/// A subview of a layout.
///
/// The value is an unretained pointer, so that calls involve no reference counting. It may be used
/// only while the ``LayoutSubviews`` collection from which it was obtained exists.
public struct LayoutSubview: Equatable {
  private let node: Unmanaged<LayoutNode>

  init(_ node: LayoutNode) { self.node = .passUnretained(node) }

  /// Returns whether both values refer to the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.node.toOpaque() == b.node.toOpaque()
  }

  /// The value that the view has set with `layoutValue(key:value:)` for a key, or the key's default
  /// value.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    node._withUnsafeGuaranteedRef {
      $0.traits.value(of: K.Value.self, forKey: K.self) ?? K.defaultValue
    }
  }

  /// The layout priority of the subview. Defaults to 0.
  public var priority: Double { node._withUnsafeGuaranteedRef { $0.priority } }

  /// The preferred distances between the subview and its neighbors.
  public var spacing: ViewSpacing { node._withUnsafeGuaranteedRef { $0.spacing } }

  /// The values that the subview carries for containers: container values and tags.
  public var containerValues: ContainerValues {
    node._withUnsafeGuaranteedRef { ContainerValues(traits: $0.traits) }
  }

  /// Returns the size of the subview for a proposal, in points.
  ///
  /// Sizes are memoized by proposal, so that repeated calls are cheap.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node._withUnsafeGuaranteedRef { $0.sizeThatFits(proposal) }
  }

  /// Returns the size and the alignment guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node._withUnsafeGuaranteedRef { $0.dimensions(in: proposal) }
  }

  /// Places the subview. If it is placed several times in a pass, the last call takes effect.
  ///
  /// A call outside of the layout's `placeSubviews`, or with a position or anchor that is not
  /// finite, is ignored and reported as a diagnostic.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor in points, in the coordinate space of the layout's
  ///     bounds.
  ///   - anchor: The point of the subview to place at the position. Defaults to the top leading
  ///     corner.
  ///   - proposal: The proposal that determines the subview's size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    node._withUnsafeGuaranteedRef {
      let placement = LayoutNode.Placement(position: position, anchor: anchor, proposal: proposal)
      // The comparison is false if the proposal contains NaN.
      let isSound =
        (position.x + position.y + anchor.x + anchor.y).isFinite && proposal == proposal
      if isSound && $0.mayBePlaced {
        $0.placement = placement
      } else {
        $0.validatePlacement(placement)
      }
    }
  }

  /// Returns the subview's range of lengths along an axis; nil if measuring is the only way to find
  /// it.
  ///
  /// While a layout is recorded, the result is always nil, so that every measurement is recorded.
  func knownRange(along axis: Axis) -> LengthRange? {
    node._withUnsafeGuaranteedRef {
      $0.pass.pointee.isRecording ? nil : $0.lengthRange(along: axis)
    }
  }

  var retainedNode: LayoutNode { node.takeUnretainedValue() }

  @inline(__always) func withNode(_ body: (LayoutNode) -> Void) {
    node._withUnsafeGuaranteedRef(body)
  }

  /// Returns the position of an explicit guide of the subview, in points in the coordinate space of
  /// `bounds`; nil if the subview sets no such guide.
  ///
  /// A subview that the layout has not placed counts as centered in the bounds.
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
  /// Returns the placement of a subview that the layout has not placed: in the center of the
  /// bounds.
  static func centered(in bounds: CGRect, proposal: ProposedViewSize) -> Self {
    Self(
      position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  /// Returns the top left corner of a subview with the given size, in points.
  @inline(__always)
  func origin(of size: CGSize) -> CGPoint {
    CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
  }
}

/// A key for a value that a view carries for the layout of its container.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value used for views that have not set one.
  static var defaultValue: Self.Value { get }
}
