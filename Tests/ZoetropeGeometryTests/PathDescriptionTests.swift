import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

@Suite(.reportsSeed) struct PathDescriptionTests {
  @Test(arguments: UInt64(1)...40)
  func `a printed path is read back and prints the same`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let path = random.path(elements: 30)
    let printed = path.description
    let read = try #require(Path(printed), "seed \(seed)")
    #expect(read.description == printed, "seed \(seed)")
    expectPath(path, matches: read.description)
  }

  @Test(arguments: UInt64(1)...20)
  func `coordinates are printed as C prints them by %g`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let exact =
        Double.random(in: -1...1, using: &random)
        * pow(10, Double(Int.random(in: -6...8, using: &random)))
      // Also numbers that end with, or lie beside, a five behind the sixth digit, and whole ones.
      let places = pow(10, Double(Int.random(in: 0...9, using: &random)))
      let tie = (Double(Int.random(in: 99_990...1_000_001, using: &random)) + 0.5) / places
      for number in [exact, exact.rounded(), tie, tie.nextUp, tie.nextDown, -tie] {
        let printed = Path { $0.move(to: CGPoint(x: number, y: 0)) }.description
        #expect(printed == String(format: "%g 0 m", number), "seed \(seed): \(number)")
      }
    }
  }

  @Test func `zeros, powers of ten, and numbers without end are printed as by %g`() {
    let powers = (-8...8).map { pow(10, Double($0)) }
    let special: [Double] = [0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, 999_999.5]
    for number in powers + powers.map(\.nextDown) + powers.map(\.nextUp) + special {
      let path = Path { $0.move(to: CGPoint(x: 0, y: number)) }
      #expect(path.description == String(format: "0 %g m", number))
    }
  }

  @Test func `shorthand curves are completed`() {
    #expect(
      Path("0 0 m 1 2 3 4 v 5 6 7 8 y")?.description
        == "0 0 m 0 0 1 2 3 4 c 5 6 7 8 7 8 c")
    #expect(
      Path("0 0 m 5 5 10 0 q 20 0 t 30 0 t")?.description
        == "0 0 m 5 5 10 0 q 15 -5 20 0 q 25 5 30 0 q")
    #expect(Path("1 2 m 3 4 t")?.description == "1 2 m 1 2 3 4 q")
  }

  @Test func `any amount of white space separates`() {
    #expect(Path("\n 1  2\tm 3 4 l ")?.description == "1 2 m 3 4 l")
    #expect(Path("") == Path())
    #expect(Path(" ") == Path())
  }

  @Test(arguments: [
    "x", "m", "1 m", "1 2 3 m", "1 2", "1 2 m 3", "1 2 m 3 4 5 l", "1 2 m h 4 h", "1 2 M",
    "1 2 3 4 5 6 7 c", "1,2 m", "1 2 m z", "1 2 3 re",
  ])
  func `malformed strings give nil`(_ string: String) {
    #expect(Path(string) == nil)
  }
}
