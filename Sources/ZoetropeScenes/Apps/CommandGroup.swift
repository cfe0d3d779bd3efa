import Foundation
import Zoetrope

/// Commands that are placed before, after or instead of a standard group of commands. Menus are not
/// drawn, so the closures for the views are not called.
public struct CommandGroup<Content: View>: Commands {
  /// The type of the body: primitive commands have none.
  public typealias Body = Never

  /// Creates commands before a standard group.
  ///
  /// - Parameters:
  ///   - group: The standard group.
  ///   - addition: The commands.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands after a standard group.
  ///
  /// - Parameters:
  ///   - group: The standard group.
  ///   - addition: The commands.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands in place of a standard group.
  ///
  /// - Parameters:
  ///   - group: The standard group.
  ///   - addition: The commands.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// A menu of commands. Menus are not drawn, so the closure for the views is not called.
public struct CommandMenu<Content: View>: Commands {
  /// The type of the body: primitive commands have none.
  public typealias Body = Never

  /// Creates a menu with a localized name.
  ///
  /// - Parameters:
  ///   - nameKey: The name.
  ///   - content: The commands.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with a text as its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - content: The commands.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - content: The commands.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// The standard group of commands for the sidebar. The group is not shown.
public struct SidebarCommands: Commands {
  /// The type of the body: primitive commands have none.
  public typealias Body = Never

  /// Creates the commands.
  public nonisolated init() {}
}

/// The standard group of commands for the toolbar. The group is not shown.
public struct ToolbarCommands: Commands {
  /// The type of the body: primitive commands have none.
  public typealias Body = Never

  /// Creates the commands.
  public nonisolated init() {}
}

/// The standard group of commands for editing text. The group is not shown.
public struct TextEditingCommands: Commands {
  /// The type of the body: primitive commands have none.
  public typealias Body = Never

  /// Creates the commands.
  public nonisolated init() {}
}

/// The standard group of commands for formatting text. The group is not shown.
public struct TextFormattingCommands: Commands {
  /// The type of the body: primitive commands have none.
  public typealias Body = Never

  /// Creates the commands.
  public nonisolated init() {}
}

/// The standard group of commands for inspectors. The group is not shown.
public struct InspectorCommands: Commands {
  /// The type of the body: primitive commands have none.
  public typealias Body = Never

  /// Creates the commands.
  public nonisolated init() {}
}
