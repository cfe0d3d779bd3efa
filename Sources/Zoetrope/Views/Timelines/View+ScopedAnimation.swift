extension View {
  /// Applies modifiers and animates their changes. The animation of this view itself stays the
  /// same.
  ///
  /// Transactions that disable animations are not affected.
  ///
  /// - Parameters:
  ///   - animation: The animation of the modifiers' changes; nil for none.
  ///   - body: Applies the modifiers to a placeholder of this view.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Applies modifiers, and transforms the transactions of the modifiers' changes. The transactions
  /// of this view itself stay the same.
  ///
  /// - Parameters:
  ///   - transform: Changes the transaction with which the modifiers are updated.
  ///   - body: Applies the modifiers to a placeholder of this view.
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
  /// Returns a version of this modifier that animates its own changes. The animation of the
  /// modified view stays the same.
  ///
  /// Transactions that disable animations are not affected.
  ///
  /// - Parameter animation: The animation of the modifier's changes; nil for none.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Returns a version of this modifier that transforms the transactions of its own changes. The
  /// transactions of the modified view stay the same.
  ///
  /// - Parameter transform: Changes the transaction with which the modifier is updated.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    TransactionEscape().concat(self).concat(TransactionEnclosure(transform: transform))
  }
}
