import Zoetrope

/// The label of the key that submits a text.
public struct SubmitLabel: Sendable {
  private enum Kind: Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  private let kind: Kind

  /// The label "Done".
  public static var done: SubmitLabel { SubmitLabel(kind: .done) }
  /// The label "Go".
  public static var go: SubmitLabel { SubmitLabel(kind: .go) }
  /// The label "Send".
  public static var send: SubmitLabel { SubmitLabel(kind: .send) }
  /// The label "Join".
  public static var join: SubmitLabel { SubmitLabel(kind: .join) }
  /// The label "Route".
  public static var route: SubmitLabel { SubmitLabel(kind: .route) }
  /// The label "Search".
  public static var search: SubmitLabel { SubmitLabel(kind: .search) }
  /// The label "Return".
  public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
  /// The label "Next".
  public static var next: SubmitLabel { SubmitLabel(kind: .next) }
  /// The label "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

/// The kinds of text fields in which a submission triggers an action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Creates a set of kinds from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}
