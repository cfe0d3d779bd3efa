/// The effort spent on making PNG files small. The decoded pixels are the same at each level.
public enum PNGCompression: String, Sendable, CaseIterable {
  /// As fast as possible. The encoder removes repetitions of the row above and of the pixel to the
  /// left, and little else.
  ///
  /// Compared with libpng's level 1, pictures with large areas of one color take fewer bytes and
  /// are encoded many times faster.
  case fast
  /// As small as possible: several encodings are tried, and the smallest is kept.
  case small
}
