/// The label of the return key of a keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual return key.
  case `default` = 0
  /// The label "Go".
  case go = 1
  /// The label "Google", for a search.
  case google = 2
  /// The label "Join".
  case join = 3
  /// The label "Next".
  case next = 4
  /// The label "Route".
  case route = 5
  /// The label "Search".
  case search = 6
  /// The label "Send".
  case send = 7
  /// The label "Yahoo", for a search.
  case yahoo = 8
  /// The label "Done".
  case done = 9
  /// The label "Emergency Call".
  case emergencyCall = 10
  /// The label "Continue".
  case `continue` = 11
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Words are never corrected.
  case no = 1
  /// Words are always corrected.
  case yes = 2
}

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The regular height.
  case `default` = 0
  /// The compact height.
  case compact = 1
  /// The regular height, with a prompt.
  case defaultPrompt = 101
  /// The compact height, with a prompt.
  case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// The bottom of the bar's container.
  case bottom = 1
  /// The top of the bar's container.
  case top = 2
  /// The top of the screen. The bar extends under the status bar.
  case topAttached = 3
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark content on a light bar.
  case `default` = 0
  /// Light content on a dark bar.
  case black = 1
}
