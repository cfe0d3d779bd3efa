import Foundation

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private struct FontModifiersKey: EnvironmentKey {
  static var defaultValue: [FontModifier] { [] }
}

extension EnvironmentValues {
  /// The font of texts that do not set a font themselves. The value nil, which is the default,
  /// stands for ``Font/body``.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The Dynamic Type size, which determines the sizes of text styles. Default large.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The font modifiers of the enclosing views, in the order in which the modifiers are applied.
  var fontModifiers: [FontModifier] {
    get { self[FontModifiersKey.self] }
    set { self[FontModifiersKey.self] = newValue }
  }
}
