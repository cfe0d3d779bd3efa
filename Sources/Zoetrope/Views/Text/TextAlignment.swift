import ZoetropeText

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines are aligned at their leading edges.
  case leading
  /// Lines are centered.
  case center
  /// Lines are aligned at their trailing edges.
  case trailing

  var paragraph: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
