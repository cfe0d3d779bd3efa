/// A view modifier with animatable data: its body is evaluated for each frame of an animation.
///
/// This protocol is an older spelling: a type may conform to ``ViewModifier`` and ``Animatable``
/// instead.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
