import Foundation
import Zoetrope

/// A scene that is an item of the menu bar on macOS. The item is not shown, and its views are not
/// created.
///
/// If all scenes of an app are menu bar items or ``Settings``, the app has no window to show.
public struct MenuBarExtra<Label: View, Content: View> {
  private nonisolated init() {}
}

extension MenuBarExtra: Scene {
  /// The type of the body: the scene has none.
  public typealias Body = Never
}

extension MenuBarExtra {
  /// Creates a menu bar item with a label.
  ///
  /// - Parameters:
  ///   - content: The content of the menu or window that the item opens.
  ///   - label: The view in the menu bar.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init() }

  /// Creates a removable menu bar item with a label.
  ///
  /// - Parameters:
  ///   - isInserted: Whether the item is in the menu bar.
  ///   - content: The content of the menu or window that the item opens.
  ///   - label: The view in the menu bar.
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init() }
}

extension MenuBarExtra where Label == Text {
  /// Creates a menu bar item with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The content of the menu or window that the item opens.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init()
  }

  /// Creates a menu bar item with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The content of the menu or window that the item opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init()
  }

  /// Creates a removable menu bar item with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isInserted: Whether the item is in the menu bar.
  ///   - content: The content of the menu or window that the item opens.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init() }

  /// Creates a removable menu bar item with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isInserted: Whether the item is in the menu bar.
  ///   - content: The content of the menu or window that the item opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init() }
}

extension MenuBarExtra where Label == Zoetrope.Label<Text, Image> {
  /// Creates a menu bar item with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The content of the menu or window that the item opens.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init() }

  /// Creates a menu bar item with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The content of the menu or window that the item opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init() }

  /// Creates a removable menu bar item with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - isInserted: Whether the item is in the menu bar.
  ///   - content: The content of the menu or window that the item opens.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init() }

  /// Creates a removable menu bar item with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - isInserted: Whether the item is in the menu bar.
  ///   - content: The content of the menu or window that the item opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init() }

  /// Creates a menu bar item with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of the image.
  ///   - content: The content of the menu or window that the item opens.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) { self.init() }

  /// Creates a menu bar item with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of the image.
  ///   - content: The content of the menu or window that the item opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) { self.init() }

  /// Creates a removable menu bar item with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of the image.
  ///   - isInserted: Whether the item is in the menu bar.
  ///   - content: The content of the menu or window that the item opens.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init() }

  /// Creates a removable menu bar item with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of the image.
  ///   - isInserted: Whether the item is in the menu bar.
  ///   - content: The content of the menu or window that the item opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init() }
}

/// The way in which a menu bar item shows its content.
@MainActor @preconcurrency public protocol MenuBarExtraStyle {}

/// The platform's style for menu bar items.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A style in which a menu bar item opens a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A style in which a menu bar item opens a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The style of the platform.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A style in which the item opens a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A style in which the item opens a window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the style of the menu bar items in this scene. The style has no effect, because such
  /// items are not shown.
  ///
  /// - Parameter style: The style.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    self
  }
}
