import Foundation
import Zoetrope

// Only assistive technologies and system settings use the values of these modifiers. While pictures
// are rendered, no assistive technology runs and every system setting has its default.

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// The heading has no level.
  case unspecified
  /// The first level, for the most important headings.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// The role of a view in a pair that consists of a label and the labeled content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label of the other view.
  case label
  /// The view is the content that the other view labels.
  case content
}

/// The kind of a text. It determines how an assistive technology reads the text aloud.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// An ordinary text, without a special kind.
  public static let plain = AccessibilityTextContentType(.plain)
  /// The input or output of a terminal.
  public static let console = AccessibilityTextContentType(.console)
  /// A list of files.
  public static let fileSystem = AccessibilityTextContentType(.fileSystem)
  /// A message.
  public static let messaging = AccessibilityTextContentType(.messaging)
  /// A story or a poem.
  public static let narrative = AccessibilityTextContentType(.narrative)
  /// A program.
  public static let sourceCode = AccessibilityTextContentType(.sourceCode)
  /// The cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(.spreadsheet)
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(.wordProcessing)
}

extension View {
  /// Returns this view unchanged: accessibility elements are not modeled.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }

  /// Returns this view unchanged: accessibility elements are not modeled. The closure `children` is
  /// not called.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    self
  }

  /// Returns this view unchanged: accessibility elements are not modeled. The closure
  /// `representation` is not called.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    self
  }

  /// Returns this view unchanged: the order of accessibility elements is not modeled.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Returns this view unchanged: headings are not modeled.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Returns this view unchanged: rotors are not modeled.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Returns this view unchanged: links between accessibility elements are not modeled.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Returns this view unchanged: links between accessibility elements are not modeled.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Returns this view unchanged: voice control is not modeled.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Returns this view unchanged: voice control is not modeled.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    self
  }

  /// Returns this view unchanged: voice control is not modeled.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no assistive technology reads texts aloud.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    self
  }

  /// Returns this view unchanged: enlarged copies of views are not shown.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Returns this view unchanged: enlarged copies of views are not shown. The closure
  /// `largeContentView` is not called.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  /// Returns this view unchanged: colors are never inverted by a system setting.
  public nonisolated func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> some View {
    self
  }
}
