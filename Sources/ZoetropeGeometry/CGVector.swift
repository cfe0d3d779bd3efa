import Foundation

/// A displacement in the plane, in points.
public struct CGVector: Hashable, Sendable {
  /// The displacement along x.
  public var dx: CGFloat
  /// The displacement along y.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() {
    self.init(dx: CGFloat(0), dy: CGFloat(0))
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from its components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: Codable {
  /// Decodes the components from an array in the order dx, dy.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    dx = try values.decode(CGFloat.self)
    dy = try values.decode(CGFloat.self)
  }

  /// Encodes the components as an array in the order dx, dy.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(dx)
    try values.encode(dy)
  }
}
