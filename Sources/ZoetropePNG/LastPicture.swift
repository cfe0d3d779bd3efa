import ZoetropePixels

/// A copy of the last encoded pixels, to recognize a repeated picture.
struct LastPicture {
  private let pixels = Bitmap()
  private var isFilled = false

  /// Whether a picture equals the remembered one.
  ///
  /// - Complexity: O(*n*) in the number of pixels; less if the pictures differ early.
  func equals(_ bitmap: Bitmap) -> Bool {
    guard isFilled, pixels.width == bitmap.width, pixels.height == bitmap.height else {
      return false
    }
    return (0..<bitmap.height).allSatisfy { y in
      Bitmap.isEqual(pixels.row(y), bitmap.row(y), count: bitmap.width)
    }
  }

  /// Remembers a picture in place of the previous one.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  mutating func remember(_ bitmap: Bitmap) {
    pixels.resize(width: bitmap.width, height: bitmap.height)
    for y in 0..<bitmap.height { pixels.row(y).update(from: bitmap.row(y), count: bitmap.width) }
    isFilled = true
  }

  /// Forgets the picture.
  mutating func forget() { isFilled = false }
}
