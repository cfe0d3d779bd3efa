/// What a fill or a stroke is coloured with.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case color(PaintColor)
}

/// A colour: sRGB components from 0 to 1, straight (not premultiplied) alpha.
public struct PaintColor: Sendable, Hashable {
  /// The red component, 0 to 1.
  public var red: Float
  /// The green component, 0 to 1.
  public var green: Float
  /// The blue component, 0 to 1.
  public var blue: Float
  /// 0 (invisible) to 1 (opaque).
  public var alpha: Float

  /// Creates a colour; opaque by default.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
