import ZoetropeText

/// Where the lines of a text of several lines stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing

  var paragraph: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
