import ZoetropePixels

extension ImagePixels {
  /// Creates an image from bytes. Their number must match the size and the layout of the pixels.
  convenience init(
    width: Int, height: Int, bytes: [UInt8], _ alphaInfo: CGImageAlphaInfo
  ) {
    let size = alphaInfo.bytesPerPixel
    var straight = [UInt8](repeating: 255, count: 4 * width * height)
    for index in 0..<width * height {
      switch alphaInfo {
      case .alphaOnly:
        for channel in 0..<3 { straight[4 * index + channel] = 0 }
        straight[4 * index + 3] = bytes[index]
      default:
        let colors = index * size + (alphaInfo.isAlphaFirst ? 1 : 0)
        for channel in 0..<3 { straight[4 * index + channel] = bytes[colors + channel] }
        if let place = alphaInfo.alphaOffset { straight[4 * index + 3] = bytes[index * 4 + place] }
      }
    }
    guard alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst else {
      self.init(width: width, height: height, straight: straight)
      return
    }
    let pixels = (0..<width * height).map { index in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(straight[4 * index + $1]) << UInt32(8 * $1) }
    }
    self.init(width: width, height: height, premultiplied: pixels)
  }

  /// Creates an image by sampling the pixels of another image, the source, at regular steps.
  ///
  /// - Parameters:
  ///   - columnStep: The difference between the source indices of neighboring pixels in a row.
  ///   - rowStep: The difference between the source indices of neighboring pixels in a column.
  ///   - start: The source index of the pixel at the top left corner of the new image.
  convenience init(
    width: Int, height: Int, of image: ImagePixels, columnStep: Int, rowStep: Int,
    from start: Int
  ) {
    let pixels = image.pixels.withUnsafeBufferPointer { source in
      [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
        for y in 0..<height {
          for x in 0..<width {
            pixels[y &* width &+ x] = source[start &+ y &* rowStep &+ x &* columnStep]
          }
        }
        count = width * height
      }
    }
    self.init(width: width, height: height, premultiplied: pixels)
  }
}
