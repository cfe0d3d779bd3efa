import Zoetrope

/// A standard group of commands. Other commands can be placed before, after or instead of the
/// group.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  /// The group for information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The group for the settings of the app.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// The group for services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// The group for hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The group for ending the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// The group for creating and opening documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// The group for saving documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The group for importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// The group for printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The group for undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The group for copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The group for editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The group for formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The group for the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The group for the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The group for changing the size of a window.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The group for the list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The group for the list of single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The group for arranging windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The group for help.
  public static let help = CommandGroupPlacement(name: "help")
}
