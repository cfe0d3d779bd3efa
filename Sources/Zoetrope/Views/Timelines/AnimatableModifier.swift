/// A modifier with animatable data of its own: while it animates, its body is evaluated for every
/// frame.
///
/// The former way to write a modifier that is ``Animatable``.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
