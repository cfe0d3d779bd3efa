import Foundation
import TestSupport
import Testing

@testable import ZoetropeAccounts

@Suite(.reportsSeed, .computesForLong) struct LayoutSumTests {
  @Test func `an equation shows the terms and the result`() {
    let centered: LayoutSum = .length(20) + (.length(540) - .length(452.78)) / 2
    #expect(centered.equation(63.61) == "20 + (540 - 452.78) / 2 = 63.61")
    #expect((.product(7, 20.5) + .length(3) as LayoutSum).equation(146.5) == "7 × 20.5 + 3 = 146.5")
    #expect((.length(0) + .length(-40) as LayoutSum).equation(-40) == "0 - 40 = -40")
    #expect((.length(5) - .length(-40) as LayoutSum).equation(45) == "5 + 40 = 45")
    #expect(LayoutSum.length(3).equation(3) == "3 = 3")
  }

  @Test func `an equation is found in a sentence and recomputed`() {
    let text = "it is 3 wide, 20 + (540 - 452.78) / 2 = 63.61; 2 × 3 - 10 = -4, and 1 + 1 = 3."
    let equations = Equation.all(in: text)
    #expect(equations.map(\.isTrue) == [true, true, false])
    #expect(equations.map(\.right) == [63.61, -4, 3])
    #expect(Equation.all(in: "no sum").isEmpty)
  }

  @Test func `a sum that is not true has no equation`() {
    #expect((.length(1) + .length(2) as LayoutSum).equation(4) == nil)
    #expect((.length(1) + .length(2) as LayoutSum).equation(3.01) == nil)
    #expect((.length(.nan) + .length(2) as LayoutSum).equation(2) == nil)
    #expect((.length(.infinity) - .length(.infinity) as LayoutSum).equation(0) == nil)
  }

  @Test func `terms that would not add up as rounded have more digits`() {
    let sum: LayoutSum = .length(1.004) + .length(1.004)
    #expect(sum.equation(2.008) == "1.004 + 1.004 = 2.008")
    let lines: LayoutSum = .product(2, 19.364)
    #expect(lines.equation(38.728) == "2 × 19.364 = 38.73")
  }

  @Test(arguments: 0..<4) func `printed equations are true`(count: Int) throws {
    var random = SeededRandom(seed: UInt64(count))
    for _ in 0..<500 {
      let lengths = (0...count).map { _ in CGFloat.random(in: -500...500, using: &random) }
      let (whole, own) = (
        CGFloat.random(in: 0...900, using: &random), CGFloat.random(in: 0...900, using: &random)
      )
      let sum = lengths.dropFirst().reduce(LayoutSum.length(lengths[0])) { $0 + .length($1) }
      let total = lengths.reduce(0, +)
      let texts = [
        try #require(sum.equation(total)),
        try #require(
          (sum + (.length(whole) - .length(own)) / 2).equation(total + (whole - own) / 2)),
        try #require((sum - .product(3, own)).equation(total - 3 * own)),
      ]
      for text in texts where !text.hasSuffix("each rounded") {
        let equations = Equation.all(in: text)
        #expect(equations.count == 1 && equations.allSatisfy(\.isTrue), "\(text), seed \(count)")
      }
    }
  }
}
