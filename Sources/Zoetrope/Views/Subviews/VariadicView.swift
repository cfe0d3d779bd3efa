import Foundation

/// A namespace for views that are made from the resolved subviews of another view.
///
/// ``Group/init(subviews:transform:)`` and ``ForEach/init(subviews:content:)`` are the documented
/// ways to make a view from subviews.
public enum _VariadicView {
  /// The base protocol of roots, which are types that make a view from subviews.
  public typealias Root = _VariadicView_Root
  /// A root whose body is a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The resolved subviews.
  public typealias Children = _VariadicView_Children
  /// A root whose body is a single view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose body may be several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A view that is made from a root and content. The subviews of the content are passed to the
  /// root.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The root.
    public var root: Root
    /// The content.
    public var content: Content

    /// Creates a tree.
    ///
    /// - Parameters:
    ///   - root: The root.
    ///   - content: The content.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// Traps when read: this view has no body, because the root makes its node.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the tree by calling `_makeNode` of the root.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Root._makeNode(view, inputs)
  }
}

/// The base protocol of the roots of a ``_VariadicView/Tree``. It has no requirements.
public protocol _VariadicView_Root {}

/// A root that makes a view from the subviews of the content of a ``_VariadicView/Tree``.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the body.
  associatedtype Body: View

  /// Returns the view made from the subviews.
  ///
  /// - Parameter children: The subviews of the content.
  @ViewBuilder func body(children: _VariadicView.Children) -> Self.Body

  /// Makes the node of a tree with this root. User-defined roots use the default implementation.
  static func _makeNode<Content: View>(
    _ tree: _VariadicView.Tree<Self, Content>, _ inputs: _ViewInputs
  ) -> _ViewNode
}

extension _VariadicView_ViewRoot {
  /// Makes a node that shows the views of the body.
  public static func _makeNode<Content: View>(
    _ tree: _VariadicView.Tree<Self, Content>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode(tree, inputs, content: \.reader)
  }
}

extension _VariadicView_ViewRoot where Body == Never {
  /// Traps, because a primitive root has no body.
  public func body(children: _VariadicView.Children) -> Never { primitiveBody(Self.self) }
}

/// A root whose body is a single view. A body of several views becomes a vertical stack.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
  /// Makes a node that shows the body as a single view.
  public static func _makeNode<Content: View>(
    _ tree: _VariadicView.Tree<Self, Content>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode(tree, inputs) {
      LayoutContainer(layout: VStackLayout(), content: $0.reader, isIdentityUnary: true)
    }
  }
}

/// A root whose body may be several views, which the container around the tree arranges.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree where Root: _VariadicView_ViewRoot, Content: View {
  fileprivate var reader: SubviewsReader<Content, VariadicBody<Root>> {
    let root = root
    return SubviewsReader(content: content) {
      VariadicBody(root: root, children: _VariadicView_Children($0))
    }
  }
}

/// A view that evaluates the body of a root. The root is the first stored property of the view. The
/// root's dynamic properties therefore have the same memory offsets in the view as in the root
/// itself.
nonisolated struct VariadicBody<Root: _VariadicView_ViewRoot>: View {
  var root: Root
  var children: _VariadicView_Children

  @MainActor var body: Root.Body { root.body(children: children) }

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: Root.self)
  }
}
