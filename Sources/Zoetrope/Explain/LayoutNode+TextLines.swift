import Foundation
import ZoetropeText

extension LayoutNode {
  /// The lines of the text that the node shows; nil if it shows none.
  var textLines: LayoutExplanation.TextLines? {
    guard let layout = (self as? TextNode)?.placed?.layout, !layout.lines.isEmpty else {
      return nil
    }
    let frames = layout.lines.map(\.frame)
    return LayoutExplanation.TextLines(
      sizes: frames.map(\.size),
      distances: zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }, whole: layout.size)
  }

  /// Whether a ``Layout`` from outside of this library places the children of the node.
  var isUserLayout: Bool { (self as? any UserLayoutTelling)?.hasUserLayout ?? false }

  /// The name of the type of the layout in an ``AnyLayout``; nil for other nodes.
  var wrappedLayout: String? { (self as? any UserLayoutTelling)?.wrappedName }
}

/// A container that tells whether its layout comes from outside of this library.
private protocol UserLayoutTelling {
  var hasUserLayout: Bool { get }
  /// The name of the type of the layout in an ``AnyLayout``; nil for another layout.
  var wrappedName: String? { get }
}

extension LayoutContainerNode: UserLayoutTelling {
  /// Types of this module are printed with its name.
  fileprivate var hasUserLayout: Bool {
    !String(reflecting: type(of: wrapped)).hasPrefix("Zoetrope.")
  }

  fileprivate var wrappedName: String? { (layout as? AnyLayout)?.name }
}
