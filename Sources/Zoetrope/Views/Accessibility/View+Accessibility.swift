import Foundation

/// What the views inside a view are to those who cannot see them.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case ignore, contain, combine }

  private let kind: Kind

  /// Nothing.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Each by itself.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Parts of one.
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

  /// Names the view for those who cannot see it. It does not show.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label }
  }

  /// Names the view for those who cannot see it. It does not show.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the view for those who cannot see it. It does not show.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Tells the view's value to those who cannot see it. It does not show.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility { $0.value = valueDescription }
  }

  /// Tells the view's value to those who cannot see it. It does not show.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Tells the view's value to those who cannot see it. It does not show.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what the view does to those who cannot see it. It does not show.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint }
  }

  /// Says what the view does to those who cannot see it. It does not show.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what the view does to those who cannot see it. It does not show.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Names the view for tests and scripts. It does not show.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Keeps the view from those who cannot see it; it is drawn all the same.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }

  /// Says what the view is. It does not show.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.addedTraits = traits }
  }

  /// Says what the view is not. It does not show.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removedTraits = traits }
  }

  /// Makes one of the views inside, for those who cannot see them. It does not show.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }

  /// Sets the order in which views are read out. It does not show.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
