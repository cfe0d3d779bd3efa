import Zoetrope

// Accessibility modifiers with the names that the first versions of SwiftUI used.
extension View {
  /// Sets the accessibility label of this view, as `accessibilityLabel(_:)` does.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the accessibility value of this view, as `accessibilityValue(_:)` does.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the accessibility hint of this view, as `accessibilityHint(_:)` does.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets the accessibility identifier of this view, as `accessibilityIdentifier(_:)` does.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets whether assistive technologies skip this view, as `accessibilityHidden(_:)` does.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds accessibility traits, as `accessibilityAddTraits(_:)` does.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes accessibility traits, as `accessibilityRemoveTraits(_:)` does.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Returns this view unchanged, as `accessibilitySortPriority(_:)` does.
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }

  /// Returns this view unchanged, as `accessibilityInputLabels(_:)` does.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
}
