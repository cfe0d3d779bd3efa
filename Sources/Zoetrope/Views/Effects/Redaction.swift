/// The reasons for hiding the content of views.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Creates a set of reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content has not been loaded yet: texts are drawn as bars and images as boxes.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private: views marked with `privacySensitive(_:)` are drawn as placeholders.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. Drawing does not change; views may read the reason from the
  /// environment.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// The reasons for hiding the content of views. Default: none.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

/// A modifier that redacts a subtree, removes the redaction of a subtree, or marks a subtree as
/// privacy sensitive.
nonisolated package struct RedactionModifier: LayoutModifier {
  enum Kind: Equatable {
    case adding(RedactionReasons)
    case none
    /// Marks the subtree as privacy sensitive if the associated value is true.
    case sensitive(Bool)
  }

  var kind: Kind

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    RedactionNode(owner: owner, child: child, modifier: self)
  }
}

/// The layout node of ``RedactionModifier``.
final class RedactionNode: ModifierNode<RedactionModifier> {
  override func modifierChanged(from old: RedactionModifier) {}

  override func emit(into builder: inout DisplayListBuilder) {
    var redaction = builder.redaction
    switch modifier.kind {
    case .adding(let reasons):
      if reasons.contains(.placeholder) { redaction.isPlaceholder = true }
      if reasons.contains(.privacy) { redaction.hidesSensitive = true }
    case .none: redaction = Redaction()
    case .sensitive(let isSensitive):
      if isSensitive && redaction.hidesSensitive { redaction.isPlaceholder = true }
    }
    builder.redacted(redaction) { child.emit(into: &$0) }
  }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}

extension View {
  /// Hides the content of the view for the given reasons, in addition to the reasons that its
  /// ancestors set.
  ///
  /// For ``RedactionReasons/placeholder``, each text is drawn as bars in a paler version of the
  /// text's color, and each image is drawn as a gray box. Shapes are drawn unchanged.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentWriter { $0.redactionReasons.formUnion(reason) })
      .modifier(RedactionModifier(kind: .adding(reason)))
  }

  /// Removes the redaction that the view inherits from its ancestors.
  public nonisolated func unredacted() -> some View {
    modifier(EnvironmentWriter { $0.redactionReasons = [] })
      .modifier(RedactionModifier(kind: .none))
  }

  /// Marks the view as privacy sensitive.
  ///
  /// Inside `redacted(reason: .privacy)`, a sensitive view is drawn as a placeholder.
  ///
  /// - Parameter sensitive: Whether the view is sensitive. Default true.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(RedactionModifier(kind: .sensitive(sensitive)))
  }
}
