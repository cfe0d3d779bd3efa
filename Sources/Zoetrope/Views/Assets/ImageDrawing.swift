import Foundation

/// An object that draws the content of an image with a closure.
///
/// `CanvasImage` conforms to this protocol. The code in this folder uses the protocol so that it
/// does not depend on the folder `Canvas`.
protocol ImageDrawing: AnyObject, Sendable {
  /// The size of the image in points.
  var size: CGSize { get }
  /// Makes a childless layout node that shows an image drawn by this object.
  func makeLeaf(owner: ViewNode, image: Image) -> any ImageDrawingLeaf
}

/// A childless layout node that shows an image drawn by a closure.
protocol ImageDrawingLeaf: LayoutNode {
  /// Sets a new image and the object that draws it.
  func set(_ image: Image, _ drawing: any ImageDrawing)
}

/// A reference to an object that draws an image. Two references are equal if they refer to the same
/// object.
struct ImageDrawingReference: Equatable, Sendable {
  let drawing: any ImageDrawing

  static func == (a: Self, b: Self) -> Bool { a.drawing === b.drawing }
}
