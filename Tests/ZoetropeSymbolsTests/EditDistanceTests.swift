import TestSupport
import Testing

@testable import ZoetropeSymbols

struct `Edit distances` {
  @Test func `letters are added, removed and replaced`() {
    #expect(EditDistance(from: "kitten").distance(to: "sitting") == 3)
    #expect(EditDistance(from: "heart").distance(to: "hart") == 1)
    #expect(EditDistance(from: "").distance(to: "star") == 4)
    #expect(EditDistance(from: "star").distance(to: "") == 4)
    #expect(EditDistance(from: "star").distance(to: "star") == 0)
  }

  @Test(.reportsSeed) func `they are those of the table of all pairs of beginnings`() {
    var random = SeededRandom(seed: 7)
    func word(upTo length: Int) -> String {
      let letters = (0..<Int.random(in: 0...length, using: &random)).map { _ in
        "abc.".randomElement(using: &random)!
      }
      return String(letters)
    }
    for _ in 0..<300 {
      let (a, b) = (word(upTo: EditDistance.limit), word(upTo: 90))
      let (found, expected) = (EditDistance(from: a).distance(to: b), distanceByTable(a, b))
      if found != expected { Issue.record("\(a) and \(b): \(found) instead of \(expected)") }
    }
  }

  @Test func `letters after the sixtieth are ignored`() {
    let long = String(repeating: "a", count: EditDistance.limit)
    #expect(EditDistance(from: long + "b").distance(to: long) == 0)
    #expect(EditDistance(from: long).distance(to: long + "b") == 1)
  }

  private func distanceByTable(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}
