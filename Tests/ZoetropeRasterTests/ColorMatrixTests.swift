import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList

@testable import ZoetropeRaster

@Suite(.reportsSeed) struct ColorMatrixTests {
  typealias Matrix = DisplayList.ColorMatrix

  /// The matrix applied in double precision to a premultiplied pixel; premultiplied, 0 to 255.
  private func expected(_ matrix: Matrix, _ pixel: UInt32) -> SIMD4<Double> {
    let alpha = Double(pixel >> 24)
    var color = SIMD4(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), alpha)
    color = alpha > 0 ? color / alpha : .zero
    color.w = alpha / 255
    if matrix.isLinear { color = colors(color, Self.linear) }
    func row(_ factors: SIMD4<Float>, _ bias: Float) -> Double {
      let sum = (SIMD4<Double>(factors) * color).sum() + Double(bias)
      return min(max(sum, 0), 1)
    }
    var result = SIMD4(
      row(matrix.red, matrix.bias.x), row(matrix.green, matrix.bias.y),
      row(matrix.blue, matrix.bias.z), row(matrix.alpha, matrix.bias.w))
    if matrix.isLinear { result = colors(result, Self.encoded) }
    return SIMD4(result.x * result.w, result.y * result.w, result.z * result.w, result.w) * 255
  }

  private func colors(_ color: SIMD4<Double>, _ curve: (Double) -> Double) -> SIMD4<Double> {
    SIMD4(curve(color.x), curve(color.y), curve(color.z), color.w)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Pixels of many alphas and colors.
  private static func pixels(_ random: inout SeededRandom) -> [UInt32] {
    #if DEBUG
      let count = 300
    #else
      let count = 20000
    #endif
    return (0..<count).map { index in
      let alpha = [255, 254, 128, 3, 1, 0, 60][index % 7]
      let channels = (0..<3).map { _ in UInt32.random(in: 0...UInt32(alpha), using: &random) }
      return channels[0] | channels[1] << 8 | channels[2] << 16 | UInt32(alpha) << 24
    }
  }

  private static var matrices: [(name: String, matrix: Matrix)] {
    let grey = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)
    return [
      ("grey", Matrix(red: grey, green: grey, blue: grey)),
      (
        "inverted",
        Matrix(
          red: [-1, 0, 0, 0], green: [0, -1, 0, 0], blue: [0, 0, -1, 0], bias: [1, 1, 1, 0])
      ),
      (
        "contrast",
        Matrix(
          red: [3, 0, 0, 0], green: [0, 3, 0, 0], blue: [0, 0, 3, 0], bias: [-1, -1, -1, 0])
      ),
      ("alpha from light", Matrix(red: .zero, green: .zero, blue: .zero, alpha: grey)),
      ("faded", Matrix(alpha: [0, 0, 0, 0.37])),
      ("opaque", Matrix(bias: [0, 0, 0, 1])),
      (
        "turned",
        Matrix(
          red: [0.213, 0.143, -0.928, 0], green: [0.787, 0.14, 0.72, 0],
          blue: [-0.213, 1.1, 0.072, 0.2])
      ),
    ]
  }

  @Test(arguments: 0..<7, [false, true])
  func `a matrix agrees with double precision within one level`(index: Int, isLinear: Bool) {
    let name = Self.matrices[index].name
    var matrix = Self.matrices[index].matrix
    matrix.isLinear = isLinear
    var random = SeededRandom(seed: UInt64(index) + 1)
    let pixels = Self.pixels(&random)
    var row = pixels
    ColorMatrixKernel(matrix).apply(to: &row, count: row.count)
    for (before, after) in zip(pixels, row) {
      let expected = expected(matrix, before)
      for channel in 0..<4 {
        let value = Double(after >> (8 * UInt32(channel)) & 255)
        #expect(
          abs(value - expected[channel]) <= 0.52, "\(name): \(String(before, radix: 16))")
      }
    }
  }

  @Test func `the identity changes nothing`() {
    var random = SeededRandom(seed: 3)
    let pixels = Self.pixels(&random)
    for isLinear in [false, true] {
      let kernel = ColorMatrixKernel(Matrix(isLinear: isLinear))
      var row = pixels
      kernel.apply(to: &row, count: row.count)
      #expect(row == pixels && kernel.isIdentity && kernel.emptyPixel == 0)
    }
  }

  @Test func `empty pixels become the kernel's empty pixel`() {
    for (name, matrix) in Self.matrices {
      let kernel = ColorMatrixKernel(matrix)
      var row: [UInt32] = [0, 0xFF00_00FF, 0, 0]
      kernel.apply(to: &row, count: 4)
      #expect(row[0] == kernel.emptyPixel && row[3] == row[0], "\(name)")
      #expect((kernel.emptyPixel != 0) == (name == "opaque"), "\(name)")
      kernel.apply(to: &row, count: 0)
    }
  }

  @Test func `non-finite entries leave premultiplied pixels`() {
    for value in [Float.nan, .infinity, -.infinity, 1e38] {
      let matrix = Matrix(
        red: SIMD4(repeating: value), green: [value, 0, 0, 1], bias: [0, value, 0, 0],
        isLinear: true)
      var row: [UInt32] = [0, 0xFF40_2010, 0x8010_0000]
      ColorMatrixKernel(matrix).apply(to: &row, count: 3)
      #expect(row.allSatisfy { $0 & 255 <= $0 >> 24 && $0 >> 8 & 255 <= $0 >> 24 })
    }
  }

  @Test func `pixels in a range of alphas take one color`() {
    let color = PaintColor(red: 1, green: 0, blue: 0.5, alpha: 0.5)
    let kernel = AlphaThresholdKernel(minimum: 0.5, maximum: 1, color: color)
    var row: [UInt32] = [0, 0x7F00_0000, 0x8000_0000, 0xFF11_2233, 0x0100_0000]
    let pixel = SIMD4<Float>(1, 0, 0.5, 0.5).premultipliedPixel()
    kernel.apply(to: &row, count: 5)
    #expect(row == [0, 0, pixel, pixel, 0] && kernel.emptyPixel == 0)
    let all = AlphaThresholdKernel(minimum: 0, maximum: 128.0 / 255, color: color)
    row = [0, 0x8000_0000, 0x8100_0000]
    all.apply(to: &row, count: 3)
    #expect(row == [pixel, pixel, 0] && all.emptyPixel == pixel)
    let none = AlphaThresholdKernel(minimum: .nan, maximum: 1, color: color)
    none.apply(to: &row, count: 3)
    #expect(row == [0, 0, 0])
  }
}
