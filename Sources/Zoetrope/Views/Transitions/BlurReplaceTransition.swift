import Foundation

/// A transition that blurs, scales and fades the view.
///
/// Apple does not document the amounts. Zoetrope uses a blur radius of 10 points. The scale factor
/// is 0.8 on insertion. On removal, it is 0.8 for ``Configuration/downUp`` and 1.2 for
/// ``Configuration/upUp``.
nonisolated public struct BlurReplaceTransition: Transition {
  /// The choice between shrinking and growing the view on removal.
  nonisolated public struct Configuration: Equatable, Sendable {
    fileprivate let removalScale: CGFloat

    /// The view grows on insertion and shrinks on removal.
    public static let downUp = Configuration(removalScale: 0.8)
    /// The view grows both on insertion and on removal.
    public static let upUp = Configuration(removalScale: 1.2)
  }

  /// Whether the view shrinks or grows on removal.
  public var configuration: Configuration

  /// Creates a transition with a configuration.
  public init(configuration: Configuration) { self.configuration = configuration }

  private static let insertionScale: CGFloat = 0.8
  /// The blur radius outside the identity phase, in points.
  private static let radius: CGFloat = 10

  /// Returns the content. Outside the identity phase, it is blurred, scaled and transparent.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .scaleEffect(scale(in: phase))
      .modifier(Opacity(opacity: phase.isIdentity ? 1 : 0))
  }

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: Self.insertionScale
    case .identity: 1
    case .didDisappear: configuration.removalScale
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs and fades the view. The view grows on insertion and shrinks on
  /// removal.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    Self(configuration: .downUp)
  }

  /// Returns a transition that blurs, scales and fades the view.
  ///
  /// - Parameter config: Whether the view shrinks or grows on removal. Default: it shrinks.
  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    Self(configuration: config)
  }
}
