/// Why the contents of views are not to be seen.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Creates reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There are no contents yet: texts and images are drawn as bars and boxes.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// They are not for everyone's eyes: what is `privacySensitive` is drawn as a placeholder.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// They are out of date. Views are drawn as they are; they may look at the environment.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why the contents of views are not to be seen; default none.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

/// Hides what is inside, or shows it.
nonisolated package struct RedactionModifier: LayoutModifier {
  enum Kind: Equatable {
    case adding(RedactionReasons)
    case none
    /// Whether what is inside is for few eyes only.
    case sensitive(Bool)
  }

  var kind: Kind

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    RedactionNode(owner: owner, child: child, modifier: self)
  }
}

/// The node of what hides what is inside, or shows it.
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
  /// Hides the contents of the view for a reason, besides those that are there already.
  ///
  /// As placeholders, texts are drawn as bars in their own colour, paler, and images as gray boxes;
  /// shapes stay as they are.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentWriter { $0.redactionReasons.formUnion(reason) })
      .modifier(RedactionModifier(kind: .adding(reason)))
  }

  /// Shows the contents of the view, whatever is hidden around it.
  public nonisolated func unredacted() -> some View {
    modifier(EnvironmentWriter { $0.redactionReasons = [] })
      .modifier(RedactionModifier(kind: .none))
  }

  /// Says whether the view is not for everyone's eyes, and drawn as a placeholder inside
  /// `redacted(reason: .privacy)`.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(RedactionModifier(kind: .sensitive(sensitive)))
  }
}
