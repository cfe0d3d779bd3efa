/// A view modifier with animatable data: its body is evaluated for each frame of an animation.
///
/// A type can conform to ``ViewModifier`` and ``Animatable`` instead of this older protocol.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
