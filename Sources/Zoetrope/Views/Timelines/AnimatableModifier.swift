/// A view modifier with animatable data: its body is evaluated for each frame of an animation.
///
/// It is the older spelling of a ``ViewModifier`` that is also ``Animatable``.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
