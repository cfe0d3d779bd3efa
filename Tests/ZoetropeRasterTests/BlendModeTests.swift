import TestSupport
import Testing
import ZoetropeDisplayList

@testable import ZoetropeRaster

@Suite(.reportsSeed) struct BlendModeTests {
  #if DEBUG
    static let levels = 5
    static let colorLevels = 3
  #else
    static let levels = 17
    static let colorLevels = 5
  #endif

  private static func pack(_ r: Int, _ g: Int, _ b: Int, _ a: Int) -> UInt32 {
    UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | UInt32(a) << 24
  }

  private static func numbers(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
      / 255
  }

  /// `count` bytes from 0 to 255.
  private static func bytes(_ count: Int) -> [Int] {
    (0..<count).map { ($0 * 255 + (count - 1) / 2) / (count - 1) }
  }

  /// Pixels of each alpha with each red value up to it.
  private static var channelPixels: [UInt32] {
    let levels = bytes(levels)
    return levels.flatMap { alpha in
      levels.filter { $0 <= alpha }.map { pack($0, alpha - $0, $0 / 2, alpha) }
    }
  }

  /// Pixels of some alphas with many combinations of three channels.
  private static var colorPixels: [UInt32] {
    let levels = bytes(colorLevels)
    return [0, 1, 100, 255].flatMap { alpha in
      levels.flatMap { r in
        levels.flatMap { g in
          levels.map { b in pack(r * alpha / 255, g * alpha / 255, b * alpha / 255, alpha) }
        }
      }
    }
  }

  /// The largest difference from the reference, in levels, of each source on each backdrop.
  private func worst(
    _ mode: DisplayList.BlendMode, _ pixels: [UInt32], opacity: UInt32 = 255, mask: UInt8? = nil
  ) -> Double {
    let reference = BlendReference(mode: mode)
    let masks = mask.map { [UInt8](repeating: $0, count: pixels.count) }
    let sources = pixels.map(Self.numbers)
    var worst = 0.0
    for below in pixels {
      var row = [UInt32](repeating: below, count: pixels.count)
      BlendKernel.composite(
        pixels, onto: &row, count: row.count, mode: mode, opacity: opacity, mask: masks)
      let backdrop = Self.numbers(below)
      for x in row.indices {
        let expected = reference.composite(
          sources[x], backdrop, opacity: Double(opacity) / 255, mask: Double(mask ?? 255) / 255)
        let difference = Self.numbers(row[x]) - expected
        worst = max(worst, difference.max() * 255, -difference.min() * 255)
      }
    }
    return worst
  }

  @Test(arguments: DisplayList.BlendMode.allCases)
  func `every blend mode agrees with the formulas within one level`(mode: DisplayList.BlendMode) {
    let worst = worst(mode, Self.channelPixels)
    #expect(worst <= (mode == .normal ? 1 : 0.51), "\(mode): \(worst)")
  }

  @Test(arguments: [DisplayList.BlendMode.hue, .saturation, .color, .luminosity])
  func `non-separable modes agree with the formulas within one level`(mode: DisplayList.BlendMode) {
    let worst = worst(mode, Self.colorPixels)
    #expect(worst <= 0.51, "\(mode): \(worst)")
  }

  @Test(arguments: DisplayList.BlendMode.allCases)
  func `opacity weakens the source, and a mask weakens the change`(mode: DisplayList.BlendMode) {
    let pixels = Self.channelPixels.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    for (opacity, mask) in [(128, nil), (255, 77), (30, 200), (0, 255), (255, 0)]
      as [(UInt32, UInt8?)]
    {
      let worst = worst(mode, pixels, opacity: opacity, mask: mask)
      #expect(worst <= (mode == .normal ? 1.5 : 0.51), "\(mode) \(opacity) \(mask ?? 255)")
    }
  }

  @Test(arguments: DisplayList.BlendMode.allCases)
  func `zero, one and many pixels are composited alike`(mode: DisplayList.BlendMode) {
    var random = SeededRandom(seed: 7)
    let source = (0..<23).map { _ in Self.pixel(&random) }
    let backdrop = (0..<23).map { _ in Self.pixel(&random) }
    let mask = (0..<23).map { $0 % 3 == 0 ? 0 : UInt8.random(in: 0...255, using: &random) }
    var whole = backdrop
    BlendKernel.composite(source, onto: &whole, count: 23, mode: mode, mask: mask)
    for count in [0, 1, 2, 3, 4, 5, 22] {
      var part = backdrop
      BlendKernel.composite(source, onto: &part, count: count, mode: mode, mask: mask)
      #expect(part == Array(whole[..<count] + backdrop[count...]), "\(count) pixels")
    }
  }

  @Test(arguments: DisplayList.BlendMode.allCases)
  func `no channel exceeds its alpha, and an empty source keeps or clears the backdrop`(
    mode: DisplayList.BlendMode
  ) {
    for seed in UInt64(1)...20 {
      var random = SeededRandom(seed: seed)
      let source = (0..<40).map { $0 % 4 == 0 ? 0 : Self.pixel(&random) }
      let backdrop = (0..<40).map { _ in Self.pixel(&random) }
      var row = backdrop
      BlendKernel.composite(source, onto: &row, count: 40, mode: mode)
      for (x, pixel) in row.enumerated() {
        let alpha = pixel >> 24
        #expect(
          pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha,
          "seed \(seed), pixel \(x)")
        if source[x] == 0 && mode.keepsBackdropWhereEmpty {
          #expect(pixel == backdrop[x], "seed \(seed), pixel \(x)")
        }
      }
    }
  }

  private static func pixel(_ random: inout SeededRandom) -> UInt32 {
    let alpha = Int.random(in: 0...255, using: &random)
    let channels = (0..<3).map { _ in Int.random(in: 0...alpha, using: &random) }
    return pack(channels[0], channels[1], channels[2], alpha)
  }

  @Test func `integer addition is exact addition, rounded once`() {
    // A mask of full coverage takes the same way as all other modes.
    let everything = [UInt8](repeating: 255, count: 256)
    let source = (0..<256).map { UInt32($0) &* 0x0101_0101 }
    for opacity: UInt32 in [0, 1, 77, 128, 254, 255] {
      for below: UInt32 in stride(from: 0, through: 255, by: 5) {
        for count in [256, 255, 7, 1] {
          var integers = [UInt32](repeating: below &* 0x0101_0101, count: count)
          var numbers = integers
          BlendKernel.composite(
            source, onto: &integers, count: count, mode: .plusLighter, opacity: opacity)
          BlendKernel.composite(
            source, onto: &numbers, count: count, mode: .plusLighter, opacity: opacity,
            mask: everything)
          #expect(integers == numbers, "\(opacity) \(below) \(count)")
        }
      }
    }
  }
}
