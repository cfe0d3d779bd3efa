import Foundation
import ZoetropeGeometry

/// A type-erased shape.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps a shape.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the path of the wrapped shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the size of the wrapped shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The layout direction behavior of the wrapped shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the wrapped shape.
  public var animatableData: _AnyAnimatableData {
    get { Self.data(of: shape) }
    set { self = AnyShape(erasing: Self.setting(newValue, of: shape)) }
  }

  private init(erasing shape: any Shape) { self.shape = shape }

  private static func data<S: Shape>(of shape: S) -> _AnyAnimatableData {
    _AnyAnimatableData(shape.animatableData)
  }

  private static func setting<S: Shape>(
    _ data: _AnyAnimatableData, of shape: S
  ) -> any Shape {
    guard let data = data.value(as: S.AnimatableData.self) else { return shape }
    var shape = shape
    shape.animatableData = data
    return shape
  }
}

extension AnyShape: LineShape {
  func line(in rect: CGRect) -> ShapeLine? { (shape as? any LineShape)?.line(in: rect) }
}
