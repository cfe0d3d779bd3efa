import Foundation
import Zoetrope

/// A part of the menus of an app. Menus are not drawn, so commands have no effect.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The commands that together form this part of the menus.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Commands where Body == Never {
  /// Traps when read: primitive commands have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Commands that add no items to the menus.
public struct EmptyCommands: Commands {
  /// The type of the body: primitive commands have none.
  public typealias Body = Never

  /// Creates empty commands.
  public nonisolated init() {}
}

/// A placeholder for composed commands. Menus are not drawn, so the commands themselves are not
/// stored.
nonisolated struct UnshownCommands: Commands {
  typealias Body = Never
}

/// A result builder that joins the commands listed in a closure.
@resultBuilder public struct CommandsBuilder {
  /// Returns one expression of the closure unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns empty commands for an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the commands of a closure that lists exactly one expression.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds the commands of a closure that lists several expressions.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    UnshownCommands()
  }

  /// Builds commands that are present only while a condition is true.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    UnshownCommands()
  }

  /// Builds the commands of a condition's first branch.
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the commands of a condition's second branch.
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds commands inside an availability check (`if #available`), and erases their type.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> some Commands {
    UnshownCommands()
  }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

extension Scene {
  /// Adds commands to the menus of an app. This modifier has no effect: the closure is not called.
  ///
  /// - Parameter content: The commands.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  /// Removes the commands of this scene. This modifier has no effect, because menus are not drawn.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Replaces the commands of this scene. This modifier has no effect: the closure is not called.
  ///
  /// - Parameter content: The new commands.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }
}
