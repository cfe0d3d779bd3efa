import Foundation
import ZoetropeGeometry

/// A kind of glass, which `glassEffect(_:in:)` puts behind views.
///
/// Apple does not document how this material is drawn. Here, glass blurs the backdrop as
/// ``Material`` does. It also brightens the backdrop in light mode, darkens it in dark mode, and
/// has a bright rim. Glass does not refract the backdrop and has no shadow. It does not react to
/// touches, to motion, or to the content in front of it.
public struct Glass: Equatable, Sendable {
  enum Variant: Equatable, Sendable { case regular, clear, identity }

  let variant: Variant
  private(set) var tintColor: Color?

  /// Glass that blurs the backdrop.
  public static let regular = Glass(variant: .regular)
  /// Glass that lets the backdrop through nearly unchanged.
  public static let clear = Glass(variant: .clear)
  /// No glass: the view stays as it is.
  public static let identity = Glass(variant: .identity)

  /// Returns a copy of this glass with a color as its tint; nil removes the tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Returns this glass unchanged: glass does not react to touches.
  ///
  /// - Parameter isEnabled: Whether the glass would react to touches. This argument has no effect.
  ///   Default: true.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// The shape has no animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the shape.
  public init() {}

  /// Returns a capsule that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The way in which glass appears and disappears. The choice has no effect: glass appears and
/// disappears with its view.
public struct GlassEffectTransition: Sendable {
  private enum Kind: Sendable { case identity, matchedGeometry, materialize }

  private let kind: Kind

  /// Glass appears immediately.
  public static let identity = GlassEffectTransition(kind: .identity)
  /// Glass separates from nearby glass.
  public static let matchedGeometry = GlassEffectTransition(kind: .matchedGeometry)
  /// Glass fades in.
  public static let materialize = GlassEffectTransition(kind: .materialize)
}

/// A container of views with glass. On Apple's systems, pieces of glass merge when they are close.
///
/// Here each piece is drawn separately.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance at which pieces of glass merge, in points. This argument has no
  ///     effect. Default nil: the distance of the system.
  ///   - content: Makes the content.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the container.
  @MainActor @preconcurrency public var body: some View { content }
}

extension View {
  /// Puts glass behind this view.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass. Default: regular.
  ///   - shape: The shape of the glass, which fills the frame of this view. Default: a capsule.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassPane(glass: glass, shape: shape) }
  }

  /// Returns this view unchanged: glass appears and disappears with its view.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}

/// A piece of glass without content.
private struct GlassPane<Outline: Shape>: View {
  let glass: Glass
  let shape: Outline

  nonisolated init(glass: Glass, shape: Outline) {
    self.glass = glass
    self.shape = shape
  }

  var body: some View {
    if glass.variant != .identity {
      shape
        .fill(Material(thickness: glass.variant == .clear ? .clearGlass : .glass))
        .overlay {
          if let tint = glass.tintColor { shape.fill(tint.opacity(0.7)) }
        }
        .overlay { rim.clipShape(shape) }
    }
  }

  /// A bright line along the inside of the glass's edge, brightest at the top left.
  private var rim: some View {
    shape.stroke(
      LinearGradient(
        colors: [.white.opacity(0.8), .white.opacity(0.15), .white.opacity(0.45)],
        startPoint: .topLeading, endPoint: .bottomTrailing),
      lineWidth: 2)
  }
}
