import Foundation

/// A closure that draws an image: a canvas, which a later folder declares.
protocol ImageDrawing: AnyObject, Sendable {
  /// The size of the image in points.
  var size: CGSize { get }
  /// Makes a leaf that shows an image drawn by this closure.
  func makeLeaf(owner: ViewNode, image: Image) -> any ImageDrawingLeaf
}

/// A leaf that shows an image which a closure draws.
protocol ImageDrawingLeaf: LayoutNode {
  /// Takes a new value of the image, drawn by a closure.
  func set(_ image: Image, _ drawing: any ImageDrawing)
}

/// A reference to a drawing closure; equal to itself only.
struct ImageDrawingReference: Equatable, Sendable {
  let drawing: any ImageDrawing

  static func == (a: Self, b: Self) -> Bool { a.drawing === b.drawing }
}
