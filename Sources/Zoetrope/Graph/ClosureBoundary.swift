/// A view node whose descendants are written outside of the closures of its ancestors: the node of
/// a user-defined view, or that of a placeholder for a modified view.
protocol ClosureBoundary: ViewNode {}

extension CompositeNode: ClosureBoundary {}
