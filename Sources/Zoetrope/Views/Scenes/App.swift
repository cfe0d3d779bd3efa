import Foundation

/// A type that represents an app.
///
/// If the target depends on the product `ZoetropeCLI`, a type that is marked `@main` and conforms to
/// this protocol is a program with the commands of that product. The program has one animation,
/// which has the name of the type and shows the content of the app's first window.
///
/// ```swift
/// @main struct MyApp: App {
///   var body: some Scene {
///     WindowGroup { ContentView() }
///   }
/// }
/// ```
///
/// Properties such as ``State`` and ``StateObject`` of the app keep their values for one run.
@MainActor @preconcurrency public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes of the app. The first window among them is shown.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app. Each run of the app's animation creates a new instance.
  @MainActor @preconcurrency init()
}

/// The root view of an app's window. The app is its only stored property, so that dynamic
/// properties have the same offsets in the view as in the app.
package struct AppContent<Program: App> {
  let app: Program

  /// Creates a view that evaluates the body of an app.
  package nonisolated init(_ app: Program) { self.app = app }
}

extension AppContent: View {
  package var body: _SceneContent<Program.Body> { _SceneContent(app.body) }

  /// Makes a node without a name of its own, so that the paths of views begin with the view in the
  /// window.
  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: Program.self)
  }
}
