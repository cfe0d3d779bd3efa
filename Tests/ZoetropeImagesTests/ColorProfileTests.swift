import Foundation
import Testing
import ZoetropeImages

/// ICC profiles to sRGB.
struct ColorProfileTests {
  /// The number of seconds, 0 to 1, of a light that a channel of sRGB has (IEC 61966-2-1).
  private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// A profile of three primaries and a power as the tone curve (ICC.1:2022, sections 7.2, 8.3.2
  /// and 10.6). The primaries are XYZ relative to D50.
  private func profile(primaries: [[Double]], gamma: Double) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func fixed(_ value: Double) -> [UInt8] {
      word(UInt32(bitPattern: Int32((value * 65536).rounded())))
    }
    func point(_ values: [Double]) -> [UInt8] {
      Array("XYZ ".utf8) + word(0) + values.flatMap(fixed)
    }
    let curve = Array("para".utf8) + word(0) + [0, 0, 0, 0] + fixed(gamma)
    let white = [0.9642, 1, 0.8249]
    let tags: [(String, [UInt8])] =
      [("wtpt", point(white))] + zip(["rXYZ", "gXYZ", "bXYZ"], primaries.map(point))
      + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
    var table = word(UInt32(tags.count))
    var content: [UInt8] = []
    for (name, bytes) in tags {
      let place = 128 + 4 + 12 * tags.count + content.count
      table += Array(name.utf8) + word(UInt32(place)) + word(UInt32(bytes.count))
      content += bytes
    }
    var header = [UInt8](repeating: 0, count: 128)
    func put(_ bytes: [UInt8], at place: Int) {
      header.replaceSubrange(place..<place + bytes.count, with: bytes)
    }
    put(word(UInt32(128 + table.count + content.count)), at: 0)
    put(word(0x0400_0000), at: 8)
    put(Array("mntrRGB XYZ ".utf8), at: 12)
    put(Array("acsp".utf8), at: 36)
    put(white.flatMap(fixed), at: 68)
    return header + table + content
  }

  /// The primaries of Display P3 and of sRGB relative to D50, from the chromaticities of SMPTE EG
  /// 432-1 and IEC 61966-2-1 by Bradford's adaptation.
  private let p3 = [
    [0.515121, 0.241196, -0.001053], [0.291977, 0.692245, 0.041885],
    [0.157104, 0.066574, 0.784073],
  ]
  private let standard = [
    [0.436066, 0.222488, 0.013916], [0.385147, 0.716873, 0.097076], [0.143066, 0.060608, 0.714096],
  ]

  @Test func `gray stays gray under a wide profile, with its own tones`() throws {
    let profile = try #require(try ColorProfile(profile(primaries: p3, gamma: 2.2)))
    #expect(!profile.isStandard)
    for level in stride(from: 0, through: 255, by: 15) {
      var pixels = [UInt8(level), UInt8(level), UInt8(level), 77]
      profile.convert(&pixels)
      #expect(pixels[3] == 77)
      let light = pow(Double(level) / 255, 2.2)
      for channel in pixels[..<3] { #expect(abs(linear(Double(channel) / 255) - light) < 0.006) }
    }
  }

  @Test func `colors of a wide profile become stronger`() throws {
    let profile = try #require(try ColorProfile(profile(primaries: p3, gamma: 2.2)))
    // Display P3 (0.5, 0.25, 0.25) by the matrices of W3C's CSS Color 4, section 10.
    var pixels: [UInt8] = [128, 64, 64, 255, 255, 0, 0, 255]
    profile.convert(&pixels)
    #expect(pixels[0] > 128 && pixels[1] < 64 && abs(Int(pixels[1]) - Int(pixels[2])) <= 4)
    // Red of Display P3 lies outside of sRGB.
    #expect(pixels[4...] == [255, 0, 0, 255])
  }

  @Test func `sRGB's primaries with nearly its tones are not sRGB, and bytes are no profile`()
    throws
  {
    #expect(try ColorProfile(profile(primaries: standard, gamma: 1))?.isStandard == false)
    #expect(try ColorProfile([]) == nil)
    #expect(try ColorProfile([1, 2, 3]) == nil)
    #expect(try ColorProfile([UInt8](repeating: 0, count: 500)) == nil)
  }

  @Test func `damaged profiles are read or rejected`() throws {
    let whole = profile(primaries: p3, gamma: 2.2)
    for count in stride(from: 0, to: whole.count, by: 3) {
      var pixels: [UInt8] = [1, 2, 3, 4]
      try ColorProfile(Array(whole[..<count]))?.convert(&pixels)
      #expect(pixels[3] == 4)
    }
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 0xFF
      var pixels: [UInt8] = [1, 2, 3, 4]
      try ColorProfile(bytes)?.convert(&pixels)
      #expect(pixels[3] == 4)
    }
  }
}
