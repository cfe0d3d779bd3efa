/// Some successive rows of a bitmap: a view, which owns nothing.
///
/// A band is valid while its bitmap lives and is not resized.
public struct Band {
  /// The band's first row, counted from the top of the bitmap.
  public let y: Int
  /// The number of rows.
  public let rowCount: Int
  /// The number of pixels in a row.
  public let width: Int
  /// The first pixel of the first row.
  public let pixels: UnsafeMutablePointer<UInt32>
  /// The distance between the starts of two rows, in bytes.
  public let stride: Int
  /// What is known of the bitmap's rows.
  package let facts: FrameFacts

  /// The pixels of a row, counted from the band's first.
  @inlinable public func row(_ index: Int) -> UnsafeMutablePointer<UInt32> {
    pixels.advanced(by: index * (stride >> 2))
  }

  /// What is known of a row, counted from the band's first.
  package func fact(_ index: Int) -> RowFact { facts[y + index] }
}
