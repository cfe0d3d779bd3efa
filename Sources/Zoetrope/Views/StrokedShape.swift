import Foundation
import ZoetropeGeometry

/// A shape that is a line along another one.
struct StrokedShape<Base: Shape>: Shape {
  var shape: Base
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A shape that draws a line along another, and can tell the line apart from the shape.
protocol LineShape: Shape {
  associatedtype Base: Shape
  var shape: Base { get }
  var style: StrokeStyle { get }
}

extension StrokedShape: LineShape {}
