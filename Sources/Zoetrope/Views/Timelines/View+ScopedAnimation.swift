extension View {
  /// Applies modifiers whose changes are animated; the view itself changes as it would without
  /// them.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil for none.
  ///   - body: Applies the modifiers to what stands for the view.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Applies modifiers, with a change of every transaction in which they change; the view itself
  /// changes as it would without them.
  ///
  /// - Parameters:
  ///   - transform: Changes a transaction.
  ///   - body: Applies the modifiers to what stands for the view.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(TransactionEscape())
      .modifier(PlaceholderBody(of: Self.self, body))
      .modifier(TransactionEnclosure(transform: transform))
  }
}

extension ViewModifier {
  /// The modifier, with an animation for its changes; what it modifies changes as it would without.
  ///
  /// - Parameter animation: The animation; nil for none.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// The modifier, with a change of every transaction in which it changes; what it modifies changes
  /// as it would without.
  ///
  /// - Parameter transform: Changes a transaction.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    TransactionEscape().concat(self).concat(TransactionEnclosure(transform: transform))
  }
}
