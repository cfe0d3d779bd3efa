import Testing
@testable import ZoetropeFiles

struct TextColumnsTests {
  @Test func `columns are as wide as their widest cells, and two spaces apart`() {
    #expect(
      TextColumns.aligned([["a", "bbb", "c"], ["aaaa", "b", "cc"]]) == [
        "a     bbb  c",
        "aaaa  b    cc",
      ])
  }

  @Test func `rows may have different numbers of cells, and lines end without spaces`() {
    #expect(
      TextColumns.aligned([["a", ""], [], ["aa", "b  ", "", " c "], ["  "]]) == [
        "a", "", "aa  b       c", "",
      ])
  }

  @Test(arguments: [("é", 1), ("👩‍👩‍👧", 1), ("\r\n", 1), ("ﬁ", 1), ("ab", 2)])
  func `cells are measured in characters`(_ cell: String, _ length: Int) {
    let padding = String(repeating: " ", count: 4 - length)
    #expect(
      TextColumns.aligned([[cell, "x"], ["wide", "x"]]) == ["\(cell)\(padding)  x", "wide  x"])
  }

  @Test func `the first column may be wider than its cells`() {
    #expect(TextColumns.aligned([["a", "b"]], firstWidth: 4) == ["a     b"])
    #expect(TextColumns.aligned([["aaaaa", "b"]], firstWidth: 4) == ["aaaaa  b"])
    #expect(TextColumns.aligned([]) == [])
  }

  @Test func `texts are wrapped between words, and all lines but the first are indented`() {
    let lines = ["one two", "  three", "  four"]
    #expect(TextColumns.wrapped("one two three four", width: 9) == lines)
    #expect(TextColumns.wrapped("one  two", width: 20) == ["one two"])
    #expect(TextColumns.wrapped("extraordinary", width: 4) == ["extraordinary"])
    #expect(TextColumns.wrapped("", width: 4) == [])
  }
}
