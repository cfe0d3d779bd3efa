/// The effort spent on making PNG files small. The pixels are the same with each.
public enum PNGCompression: String, Sendable, CaseIterable {
  /// As fast as possible: repetitions of the row above or of the pixel to the left are removed, and
  /// little else is searched for.
  ///
  /// Flat pictures become smaller than with libpng's level 1, and are encoded many times faster.
  case fast
  /// As small as possible: several encodings are tried, and the smallest is kept.
  case small
}
