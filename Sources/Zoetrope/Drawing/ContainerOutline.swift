import Foundation
import ZoetropeGeometry

/// The shape of a container, as set with `containerShape(_:)`.
package protocol ContainerShapeSource: AnyObject, Sendable {
  /// Returns the path of the shape in a rectangle. The shape is inset from the sides of the
  /// rectangle by a distance in points.
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

/// The shape and the frame of the container that encloses a subtree.
///
/// The outline is a class instance. A view with children stores a single reference to the outline
/// that was in effect when the view was drawn. The reference is nil for the many views without such
/// a container.
final class ContainerOutline: Equatable, Sendable {
  /// The shape of the container. A change of the shape replaces this object.
  let source: any ContainerShapeSource
  /// The size of the container, in points.
  let size: CGSize
  /// The transform from the space of the container, whose origin is its top left corner, to the
  /// canvas.
  let toCanvas: CGAffineTransform

  init(source: any ContainerShapeSource, size: CGSize, toCanvas: CGAffineTransform) {
    self.source = source
    self.size = size
    self.toCanvas = toCanvas
  }

  static func == (a: ContainerOutline, b: ContainerOutline) -> Bool {
    a === b || a.source === b.source && a.size == b.size && a.toCanvas == b.toCanvas
  }

  /// Returns the container's shape, relative to a view inside the container.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - toCanvas: The transform from the space of the view to the canvas.
  func fit(size: CGSize, toCanvas: CGAffineTransform) -> ContainerFit {
    let box = CGRect(origin: .zero, size: size)
      .applying(toCanvas.concatenating(self.toCanvas.inverted()))
    let distance = min(
      box.minX, box.minY, self.size.width - box.maxX, self.size.height - box.maxY)
    return ContainerFit(source: source, inset: distance > 0 ? distance : 0)
  }
}

/// The shape of a container, relative to a view inside it.
struct ContainerFit: Equatable, Sendable {
  /// The container's shape for the view whose path is being computed; nil outside of containers.
  @TaskLocal static var current: ContainerFit?

  private let source: any ContainerShapeSource
  /// The distance from the view to the nearest edge of the container, in points; 0 if the view
  /// extends beyond the container.
  private let inset: CGFloat

  init(source: any ContainerShapeSource, inset: CGFloat) {
    self.source = source
    self.inset = inset
  }

  static func == (a: ContainerFit, b: ContainerFit) -> Bool {
    a.source === b.source && a.inset == b.inset
  }

  /// Returns the container's shape as a path that fills a rectangle. The shape is inset by the
  /// distance from the view to the container, so its corners are concentric with those of the
  /// container.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - amount: A further inset of the shape, in points. The rectangle has already been inset by
  ///     this amount.
  func path(in rect: CGRect, insetBy amount: CGFloat = 0) -> Path {
    let inset = self.inset + amount
    return source.path(in: rect.insetBy(dx: -inset, dy: -inset), insetBy: inset)
  }
}

extension DisplayListBuilder {
  /// Returns the shape of the innermost container, relative to a view with the given frame in the
  /// current space; nil if there is no container.
  func containerFit(of frame: CGRect) -> ContainerFit? {
    let toCanvas = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .concatenating(transform)
    return container?.fit(size: frame.size, toCanvas: toCanvas)
  }

  /// Walks the subtree of a container that has a shape.
  ///
  /// - Parameters:
  ///   - source: The shape of the container.
  ///   - frame: The frame of the container in the current space, in points.
  ///   - body: Walks the subtree.
  mutating func inContainer(
    _ source: any ContainerShapeSource, frame: CGRect, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let outer = container
    let toCanvas = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .concatenating(transform)
    container = ContainerOutline(source: source, size: frame.size, toCanvas: toCanvas)
    body(&self)
    container = outer
  }
}
