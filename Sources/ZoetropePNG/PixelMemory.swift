import ZoetropeBitmap

/// A copy of the pixels that were encoded last, to tell whether they come again.
struct PixelMemory {
  private let pixels = Bitmap()
  private var isFilled = false

  /// Whether a picture is the one that is remembered. O(pixels), less where they differ early.
  func holds(_ bitmap: Bitmap) -> Bool {
    guard isFilled, pixels.width == bitmap.width, pixels.height == bitmap.height else {
      return false
    }
    return (0..<bitmap.height).allSatisfy { y in
      Bitmap.isEqual(pixels.row(y), bitmap.row(y), count: bitmap.width)
    }
  }

  /// Remembers a picture instead of the one before. O(pixels)
  mutating func remember(_ bitmap: Bitmap) {
    pixels.resize(width: bitmap.width, height: bitmap.height)
    for y in 0..<bitmap.height { pixels.row(y).update(from: bitmap.row(y), count: bitmap.width) }
    isFilled = true
  }

  /// Forgets the picture.
  mutating func forget() { isFilled = false }
}
