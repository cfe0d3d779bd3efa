/// A modifier of previews. All previews with the same type of modifier share a context, such as
/// sample data.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the context.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View

  /// Returns the context that all previews with this type of modifier share. The default
  /// implementation returns an empty context.
  ///
  /// - Throws: An error if the context cannot be made. No preview with this type of modifier is
  ///   then drawn.
  static func makeSharedContext() async throws -> Self.Context

  /// Returns the modified view.
  ///
  /// - Parameters:
  ///   - content: The view of the preview.
  ///   - context: The shared context.
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body

  /// The type of the view that is modified.
  typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
  /// Returns an empty context.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, as it is passed to a ``PreviewModifier``.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The view of the preview.
  public var body: some View { content }
}

/// A preview modifier of any type.
package struct PreviewModification: Sendable {
  /// A function that returns the modified view.
  package typealias Change = @MainActor (_ view: AnyView) -> AnyView

  private let prepare: @MainActor (PreviewContexts) async throws -> Change

  @MainActor init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    prepare = { contexts in
      let context = try await contexts.context(of: Modifier.self)
      return { view in
        AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
      }
    }
  }

  /// Returns the function that modifies views. If the modifier's context has not been made yet,
  /// this method makes the context first.
  ///
  /// - Throws: ``PreviewContexts/Failure``.
  @MainActor package func change(_ contexts: PreviewContexts) async throws -> Change {
    try await prepare(contexts)
  }
}

/// The contexts of preview modifiers. Each context is made once. If a context cannot be made, the
/// next use of the context tries to make it again.
@MainActor package final class PreviewContexts {
  private var contexts: [ObjectIdentifier: Any] = [:]

  package nonisolated init() {}

  /// An error of ``PreviewModifier/makeSharedContext()``.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  func context<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) async throws -> Modifier.Context {
    if let context = contexts[ObjectIdentifier(type)] as? Modifier.Context { return context }
    let context: Modifier.Context
    do { context = try await type.makeSharedContext() } catch {
      throw Failure(description: "the shared context of \(typeName(type)) cannot be made: \(error)")
    }
    contexts[ObjectIdentifier(type)] = context
    return context
  }
}
