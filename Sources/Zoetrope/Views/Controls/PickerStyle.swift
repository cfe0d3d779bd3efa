import Foundation

/// How pickers look.
public protocol PickerStyle: Sendable {
  /// Whether all choices are shown, side by side.
  var _isSegmented: Bool { get }
}

extension PickerStyle {
  /// False: only the choice that is taken is shown.
  public var _isSegmented: Bool { false }
}

/// The style of pickers where none is asked for: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A style of pickers that shows all choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// True.
  public var _isSegmented: Bool { true }
}

/// A style of pickers that shows the choice that is taken.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A style of pickers that is drawn as a menu: it shows the choice that is taken.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A style of pickers that is drawn as a menu: it shows the choice that is taken.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style of pickers where none is asked for.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The choice that is taken.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The choice that is taken.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The choice that is taken.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Which style is set, as a value that can be compared.
struct PickerLook: Equatable {
  var isSegmented = false
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerLook { PickerLook() }
}

extension EnvironmentValues {
  /// How pickers look.
  var pickerStyle: PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers inside.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, PickerLook(isSegmented: style._isSegmented))
  }
}
