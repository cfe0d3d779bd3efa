import Foundation

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols relative to text. Default ``Image/Scale/medium``.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols relative to text in this view and its subviews.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

extension Image.Scale {
  /// The ratio of a symbol's size to the size of a medium symbol, estimated from Apple's symbols.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
