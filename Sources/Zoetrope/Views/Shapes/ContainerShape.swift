import Foundation
import ZoetropeGeometry

/// A modifier that makes a view the container of the container-relative shapes inside it, and sets
/// the shape of the container.
nonisolated package struct ContainerShapeModifier<S: InsettableShape>: LayoutModifier {
  var shape: S

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    ContainerShapeNode(owner: owner, child: child, shape: shape)
  }

  package func refresh(_ wrapper: LayoutNode) {
    unsafeDowncast(wrapper, to: ContainerShapeNode<S>.self).setShape(shape)
  }
}

/// A layout node that is the container of the container-relative shapes inside it.
///
/// The node has a coordinate space of its own, so that the shapes inside move with its frame while
/// the frame is animated.
final class ContainerShapeNode<S: InsettableShape>: SpaceNode {
  private var slot: AnimatableSlot<S>
  /// The object that computes the paths of the shapes inside; nil if the object must be created
  /// again. The object holds the container's shape with the animated values of the current time.
  private var source: Source?

  init(owner: ViewNode, child: LayoutNode, shape: S) {
    slot = AnimatableSlot(shape)
    super.init(owner: owner, child: child)
  }

  func setShape(_ shape: S) {
    if graph.haveEqualBytes(slot.model, shape) { return }
    slot.set(shape, for: self)
    source = nil
  }

  override func tickContent(at time: Double) -> Bool {
    if slot.isActive { source = nil }
    return slot.tick(at: time)
  }

  override var nextContentEvent: Double? { slot.nextEvent }

  override func emit(into builder: inout DisplayListBuilder) {
    let source = self.source ?? Source(slot.presented)
    self.source = source
    let frame = presentedFrame
    builder.inContainer(source, frame: frame) { builder in
      builder.inSpace(CGAffineTransform(translationX: frame.minX, y: frame.minY)) {
        child.emit(into: &$0)
      }
    }
  }

  private final class Source: ContainerShapeSource {
    private let shape: S

    init(_ shape: S) { self.shape = shape }

    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
      shape.inset(by: amount).path(in: rect)
    }
  }
}

extension View {
  /// Makes this view the container of the container-relative shapes inside it, and sets the shape
  /// of the container.
  ///
  /// Each ``ContainerRelativeShape`` inside this view takes the given shape. The view itself is
  /// neither clipped nor filled.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
