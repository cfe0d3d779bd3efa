/// The kind of the return key of a keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual return key.
  case `default` = 0
  /// Go.
  case go = 1
  /// Search with Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Search with Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// An emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The kind of space in which a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// The usual space.
  case `default` = 0
  /// A low space.
  case compact = 1
  /// The usual space with a prompt.
  case defaultPrompt = 101
  /// A low space with a prompt.
  case compactPrompt = 102
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Any place.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, under the status bar.
  case topAttached = 3
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark content on a light bar.
  case `default` = 0
  /// Light content on a dark bar.
  case black = 1
}
