/// A view modifier with animatable data: its body is evaluated for each frame of an animation.
///
/// The older spelling of a ``ViewModifier`` that is also ``Animatable``.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
