import Foundation

/// The default style of buttons: the label in the tint color.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(style: BorderlessAppearance()).makeBody(configuration: configuration)
  }
}

/// A button style without a border: the label in the tint color.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(style: BorderlessAppearance()).makeBody(configuration: configuration)
  }
}

/// A button style that shows the label without a border and in the label's own colors.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(style: PlainAppearance()).makeBody(configuration: configuration)
  }
}

/// A button style with a pale background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in the tint color, on a pale background.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(style: BorderedAppearance(isProminent: false))
      .makeBody(configuration: configuration)
  }
}

/// A button style with a background in the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in white, on a background in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(style: BorderedAppearance(isProminent: true))
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of buttons: the label in the tint color.
  public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style that shows the label in the tint color, without a border.
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that shows the label without a border and in the label's own colors.
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style that shows the label in the tint color, on a pale background.
  public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style that shows the label in white, on a background in the tint color.
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonRole {
  /// The color of buttons with this role; nil for the tint.
  var style: AnyShapeStyle? {
    self == .destructive ? AnyShapeStyle(Color.red) : nil
  }
}

private struct PlainAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed || !isEnabled ? 0.4 : 1)
  }
}

private struct BorderlessAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(DisabledForeground(isEnabled: isEnabled))
      .defaultForeground(configuration.role?.style ?? AnyShapeStyle(TintShapeStyle()))
      .opacity(configuration.isPressed ? 0.2 : 1)
  }
}

private struct BorderedAppearance: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.tint) private var tint

  init(isProminent: Bool) { self.isProminent = isProminent }

  func makeBody(configuration: Configuration) -> some View {
    let style = configuration.role?.style ?? tint
    configuration.label
      .modifier(DisabledForeground(isEnabled: isEnabled))
      .defaultForeground(
        isProminent ? AnyShapeStyle(Color.white) : style ?? AnyShapeStyle(TintShapeStyle())
      )
      .defaultFont(size.buttonFont)
      .padding(.horizontal, size.horizontalPadding)
      .padding(.vertical, size.verticalPadding)
      .frame(minWidth: border.isCircle ? size.height : nil, minHeight: size.height)
      .background(ground(style), in: border.shape(size))
      .compositingGroup().opacity(configuration.isPressed ? 0.75 : 1)
  }

  private func ground(_ style: AnyShapeStyle?) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(ControlFill.large) }
    if isProminent { return style ?? AnyShapeStyle(TintShapeStyle()) }
    return style.map { AnyShapeStyle(FaintBackgroundStyle(base: $0)) }
      ?? AnyShapeStyle(ControlFill.large)
  }
}

/// A modifier that shows disabled labels in the secondary gray.
struct DisabledForeground: ViewModifier {
  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.foreground) {
      if !isEnabled {
        $0 = Foreground([AnyShapeStyle(LevelStyle(base: Color.primary, level: 2))], outer: nil)
      }
    }
  }
}

extension ControlSize {
  /// The height of a button with one line of text, in points.
  var height: CGFloat {
    switch self {
    case .mini, .small: 28
    case .regular: 34
    case .large, .extraLarge: 50
    }
  }

  var horizontalPadding: CGFloat {
    switch self {
    case .mini, .small: 10
    case .regular: 12
    case .large, .extraLarge: 20
    }
  }

  var verticalPadding: CGFloat {
    switch self {
    case .mini, .small: 4
    case .regular: 6
    case .large, .extraLarge: 14
    }
  }

  var buttonFont: Font {
    switch self {
    case .mini, .small: .subheadline
    case .regular: .body
    case .large, .extraLarge: .body.weight(.semibold)
    }
  }

  /// The corner radius of a button's background, in points.
  fileprivate var cornerRadius: CGFloat {
    switch self {
    case .mini, .small: 14
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }
}

extension ButtonBorderShape {
  fileprivate func shape(_ size: ControlSize) -> AnyShape {
    switch kind {
    case .automatic, .roundedRectangle(nil):
      AnyShape(RoundedRectangle(cornerRadius: size.cornerRadius, style: .continuous))
    case .roundedRectangle(let radius?):
      AnyShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    }
  }

  var isCircle: Bool { kind == .circle }
}
