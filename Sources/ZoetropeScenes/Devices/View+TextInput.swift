import Zoetrope

// Modifiers for text input. They have no effect, because pictures show no keyboard.
extension View {
  /// Returns this view unchanged: no keyboard is drawn.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Returns this view unchanged: no keyboard suggests texts.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Returns this view unchanged: no keyboard capitalizes letters.
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no keyboard capitalizes letters.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no text is corrected.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Returns this view unchanged: no text is corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Returns this view unchanged: no keyboard is drawn.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Returns this view unchanged: no user submits a text, so the action never runs.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no user submits a text.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Returns this view unchanged: no user selects a text.
  public nonisolated func textSelection<S: TextSelectability>(
    _ selectability: S
  ) -> some View {
    self
  }
}
