/// How much work goes into making a PNG file small. The pixels are the same.
public enum PNGCompression: String, Sendable, CaseIterable {
  /// As fast as may be: what rows have in common with each other is left out, and little else is
  /// sought. Flat pictures become smaller than with libpng's level 1, and many times as fast.
  case fast
  /// As small as may be: several ways are tried, and the smallest result is kept.
  case small
}
