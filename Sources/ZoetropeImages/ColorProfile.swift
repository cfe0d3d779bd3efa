import CLCMS

/// Little CMS cannot be loaded. `reason` is the description of the dynamic linker.
package struct LittleCMSUnavailable: Error {
  package let reason: String
}

/// An ICC profile of RGB colors (ICC.1:2022), with a conversion to sRGB by Little CMS.
package final class ColorProfile {
  private var conversion = clcms_conversion()

  /// Creates a profile from its bytes; nil if they are not a readable profile of RGB colors.
  ///
  /// - Throws: ``LittleCMSUnavailable`` if there are bytes, and Little CMS cannot be loaded.
  package init?(_ bytes: [UInt8]) throws(LittleCMSUnavailable) {
    guard let count = UInt32(exactly: bytes.count), count > 0 else { return nil }
    if let reason = clcms_load(&conversion) {
      throw LittleCMSUnavailable(reason: String(cString: reason))
    }
    guard clcms_make(bytes, count, &conversion) == 0 else {
      clcms_free(&conversion)
      return nil
    }
  }

  deinit { clcms_free(&conversion) }

  /// Whether the profile is that of sRGB, except for rounding. Pixels then need no conversion.
  package var isStandard: Bool {
    // The profile is compared on a grid of six steps along each channel.
    var colors: [UInt8] = []
    for index in 0..<216 {
      let steps: [Int] = [index / 36, index / 6 % 6, index % 6]
      colors += steps.map { UInt8(51 * $0) }
      colors.append(255)
    }
    let originals = colors
    convert(&colors)
    return zip(colors, originals).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }

  /// Converts pixels to sRGB in place, with white mapped to white. Colors outside of sRGB are
  /// clipped. O(*n*) in the number of pixels.
  ///
  /// - Parameter pixels: The pixels in straight RGBA, four bytes each. Alpha does not change.
  package func convert(_ pixels: inout [UInt8]) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      // Little CMS takes the number of pixels as a 32-bit number.
      var place = 0
      while place < buffer.count / 4 {
        let count = min(buffer.count / 4 - place, 1 << 30)
        clcms_convert(&conversion, start + 4 * place, UInt32(count))
        place += count
      }
    }
  }
}
