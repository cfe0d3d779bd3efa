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

  /// The name of the layout type that an ``AnyLayout`` wraps; nil if the node has no ``AnyLayout``.
  var wrappedLayout: String? { (self as? any UserLayoutTelling)?.wrappedName }
}

/// A container that reports whether its layout comes from outside of this library.
private protocol UserLayoutTelling {
  var hasUserLayout: Bool { get }
  /// The name of the layout type that an ``AnyLayout`` wraps; nil for another layout.
  var wrappedName: String? { get }
}

extension LayoutContainerNode: UserLayoutTelling {
  /// Whether the type of the layout belongs to another module. The printed name of a type begins
  /// with the name of its module.
  fileprivate var hasUserLayout: Bool {
    !String(reflecting: type(of: wrapped)).hasPrefix("Zoetrope.")
  }

  fileprivate var wrappedName: String? { (layout as? AnyLayout)?.name }
}
