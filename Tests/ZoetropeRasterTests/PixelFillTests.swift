import Testing

@testable import ZoetropeRaster

struct PixelFillTests {
  @Test(arguments: [0, 1, 7, 8, 63, 255, 256, 257, 1920, 8191])
  func `exactly the requested pixels are set`(_ count: Int) {
    for (way, fill) in [PixelFill.fill, PixelFill.fillMemory].enumerated() {
      var pixels = [UInt32](repeating: 1, count: count + 19)
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        fill(base + 3, count, 0xFF12_3456)
      }
      var expected = [UInt32](repeating: 1, count: count + 19)
      for index in 3..<count + 3 { expected[index] = 0xFF12_3456 }
      #expect(pixels == expected, "way \(way)")
    }
  }
}
