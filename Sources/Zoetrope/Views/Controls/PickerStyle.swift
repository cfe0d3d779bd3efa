import Foundation

/// The appearance of pickers.
public protocol PickerStyle: Sendable {
  /// Whether all options are shown, side by side.
  var _isSegmented: Bool { get }
}

extension PickerStyle {
  /// False: only the selected option is shown.
  public var _isSegmented: Bool { false }
}

/// The default style of pickers: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A picker style that shows all options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// True: all options are shown.
  public var _isSegmented: Bool { true }
}

/// A picker style that shows only the selected option.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A picker style that is drawn like ``MenuPickerStyle``: it shows only the selected option.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A picker style that is drawn like ``MenuPickerStyle``: it shows only the selected option.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style of pickers: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style that shows all options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style that shows only the selected option.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style that is drawn like ``MenuPickerStyle``: it shows only the selected option.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style that is drawn like ``MenuPickerStyle``: it shows only the selected option.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The appearance of a picker style, as a value that can be compared.
struct PickerAppearance: Equatable {
  var isSegmented = false
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerAppearance { PickerAppearance() }
}

extension EnvironmentValues {
  /// The appearance of pickers. By default, only the selected option is shown.
  var pickerStyle: PickerAppearance {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in this view's subtree.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, PickerAppearance(isSegmented: style._isSegmented))
  }
}
