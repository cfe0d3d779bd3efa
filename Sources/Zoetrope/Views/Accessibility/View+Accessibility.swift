import Foundation

/// The way in which an accessibility element treats the views inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case ignore, contain, combine }

  private let kind: Kind

  /// The element hides its children.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The element keeps its children as separate elements.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The element combines its children into a single element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  private nonisolated func accessibility(
    _ change: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    var properties = AccessibilityProperties()
    change(&properties)
    return modifier(AccessibilityModifier(properties: properties))
  }

  /// Sets the accessibility label of this view. A ``Cue`` can find the view by its label.
  ///
  /// The label is not drawn.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label }
  }

  /// Sets the accessibility label of this view. A ``Cue`` can find the view by its label.
  ///
  /// The label is not drawn.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label of this view. A ``Cue`` can find the view by its label.
  ///
  /// The label is not drawn.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility label of this view while a condition holds.
  ///
  /// - Parameters:
  ///   - label: The label, by which a ``Cue`` can find the view.
  ///   - isEnabled: Whether this modifier sets the label.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility { $0.label = isEnabled ? label : nil }
  }

  /// Sets the accessibility label of this view while a condition holds.
  ///
  /// - Parameters:
  ///   - labelKey: The label, by which a ``Cue`` can find the view.
  ///   - isEnabled: Whether this modifier sets the label.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of this view while a condition holds.
  ///
  /// - Parameters:
  ///   - label: The label, by which a ``Cue`` can find the view.
  ///   - isEnabled: Whether this modifier sets the label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of this view. The value is not drawn.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility { $0.value = valueDescription }
  }

  /// Sets the accessibility value of this view. The value is not drawn.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value of this view. The value is not drawn.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility hint of this view. The hint is not drawn.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint }
  }

  /// Sets the accessibility hint of this view. The hint is not drawn.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the accessibility hint of this view. The hint is not drawn.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the accessibility identifier of this view. Tests, scripts and a ``Cue`` can find the view
  /// by its identifier.
  ///
  /// The identifier is not drawn.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Sets whether this view is hidden from assistive technologies. The view is drawn in either
  /// case.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }

  /// Sets the accessibility identifier of this view while a condition holds.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, by which tests, scripts and a ``Cue`` can find the view.
  ///   - isEnabled: Whether this modifier sets the identifier.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    accessibility { $0.identifier = isEnabled ? identifier : nil }
  }

  /// Sets whether this view is hidden from assistive technologies, while a condition holds.
  ///
  /// - Parameters:
  ///   - hidden: Whether the view is hidden from assistive technologies. The view is drawn in
  ///     either case.
  ///   - isEnabled: Whether this modifier has an effect.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility { $0.isHidden = isEnabled ? hidden : nil }
  }

  /// Adds accessibility traits to this view. Traits do not affect drawing.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.addedTraits = traits }
  }

  /// Removes accessibility traits from this view. Traits do not affect drawing.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removedTraits = traits }
  }
}
