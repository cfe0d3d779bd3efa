import Foundation

/// A transition that blurs, scales and fades the view.
///
/// Apple does not say how far; here the view is blurred by 10 points and scaled by a fifth.
nonisolated public struct BlurReplaceTransition: Transition {
  /// Which way the view is scaled.
  nonisolated public struct Configuration: Equatable, Sendable {
    fileprivate let removalScale: CGFloat

    /// The view grows as it comes, and shrinks as it goes.
    public static let downUp = Configuration(removalScale: 0.8)
    /// The view grows as it comes and as it goes.
    public static let upUp = Configuration(removalScale: 1.2)
  }

  /// Which way the view is scaled.
  public var configuration: Configuration

  /// Creates a transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  private static let insertionScale: CGFloat = 0.8
  /// In points.
  private static let radius: CGFloat = 10

  /// The view, sharp and in its size only while it is there.
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
  /// The view is blurred, scaled and faded: it grows as it comes, and shrinks as it goes.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    Self(configuration: .downUp)
  }

  /// The view is blurred, scaled and faded.
  ///
  /// - Parameter config: Which way it is scaled. Default: it grows as it comes, and shrinks as it
  ///   goes.
  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    Self(configuration: config)
  }
}
