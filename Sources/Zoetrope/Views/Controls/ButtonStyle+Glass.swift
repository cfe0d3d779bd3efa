import Foundation

/// A button style with glass behind the label.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style with regular glass.
  public nonisolated init() { glass = .regular }

  /// Creates the style.
  ///
  /// - Parameter glass: The kind of glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  /// Returns the label in front of glass.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(style: GlassAppearance(glass: glass, isProminent: false))
      .makeBody(configuration: configuration)
  }
}

/// A button style that puts glass in the tint color behind the label.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in white, in front of glass in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(style: GlassAppearance(glass: .regular, isProminent: true))
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style with glass behind the label.
  public static nonisolated var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns the style with a kind of glass behind the label.
  public static nonisolated func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style that puts glass in the tint color behind the label.
  public static nonisolated var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

private struct GlassAppearance: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.tint) private var tint

  init(glass: Glass, isProminent: Bool) {
    self.glass = glass
    self.isProminent = isProminent
  }

  func makeBody(configuration: Configuration) -> some View {
    let style = configuration.role?.style ?? tint
    let shape = border.glassShape
    configuration.label
      .modifier(DisabledForeground(isEnabled: isEnabled))
      .defaultForeground(
        isProminent ? AnyShapeStyle(Color.white) : style ?? AnyShapeStyle(Color.primary)
      )
      .defaultFont(size.buttonFont)
      .padding(.horizontal, size.horizontalPadding)
      .padding(.vertical, size.verticalPadding)
      .frame(minWidth: border.isCircle ? size.height : nil, minHeight: size.height)
      .background {
        if isProminent && isEnabled {
          shape.fill(style ?? AnyShapeStyle(TintShapeStyle())).opacity(0.85)
        }
      }
      .glassEffect(glass, in: shape)
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

extension ButtonBorderShape {
  /// The shape of the glass behind a button; for `automatic`, a capsule.
  fileprivate var glassShape: AnyShape {
    switch kind {
    case .automatic, .capsule: AnyShape(Capsule())
    case .roundedRectangle(let radius):
      AnyShape(RoundedRectangle(cornerRadius: radius ?? 12, style: .continuous))
    case .circle: AnyShape(Circle())
    }
  }
}
