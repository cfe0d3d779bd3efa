import Foundation
import Zoetrope

/// A type that represents an app.
///
/// If a program's target depends on the product `ZoetropeCLI`, an app that is marked `@main`
/// becomes a command-line program with the commands of that product. The program has one animation.
/// The animation has the name of the app's type, and shows the content of the app's first window.
///
/// ```swift
/// @main struct MyApp: App {
///   var body: some Scene {
///     WindowGroup { ContentView() }
///   }
/// }
/// ```
///
/// The app's dynamic properties, such as `State` and `StateObject`, keep their values during
/// one run of the animation.
@MainActor @preconcurrency public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes of the app. The first window among them is shown.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app. Each run of the app's animation creates a new instance.
  @MainActor @preconcurrency init()
}

/// The root view of an app's window. The app is the only stored property of the view. The app's
/// dynamic properties therefore have the same memory offsets in the view as in the app itself.
package struct AppContent<Program: App> {
  let app: Program

  /// Creates a view that evaluates the body of an app.
  package nonisolated init(_ app: Program) { self.app = app }
}

extension AppContent: View {
  package var body: _SceneContent<Program.Body> { _SceneContent(app.body) }

  /// Makes a node that is left out of view paths, which identify views in messages. The paths
  /// therefore begin with the root view of the window's content.
  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: Program.self)
  }
}
