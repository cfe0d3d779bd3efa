/// A view node whose descendants come from outside the closures of its ancestors.
///
/// For example, the body of a user-defined view is not part of the closure in which the view is
/// used. The nodes of user-defined views and of placeholders for modified views conform.
protocol ClosureBoundary: ViewNode {}

extension CompositeNode: ClosureBoundary {}
