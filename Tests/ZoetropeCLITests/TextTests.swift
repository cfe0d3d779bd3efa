import Testing
import Zoetrope
import ZoetropeFiles

@testable import ZoetropeCLI

struct TextTests {
  @Test(
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("wheel", "wheel", 0), ("weel", "wheel", 1),
      ("whele", "wheel", 1), ("wheel", "wave", 3), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func `edit distances match the definition`(a: String, b: String, distance: Int) {
    #expect(NearestNames.distance(Array(a), Array(b)) == distance)
    #expect(NearestNames.distance(Array(b), Array(a)) == distance)
  }

  @Test func `the nearest names come first, at most three of them`() {
    let names = ["wave", "wheel", "wheel-spin", "wheels"]
    #expect(NearestNames.of("Weel", among: names) == ["wheel", "wheels", "wave"])
    #expect(NearestNames.of("x", among: ["a"]) == ["a"])
    #expect(NearestNames.of("x", among: []) == [])
  }

  @Test func `JSON escapes special characters and keeps numbers exact`() {
    #expect(JSON.string("a\"b\\c\n\u{1}é").text == "\"a\\\"b\\\\c\\n\\u0001é\"")
    #expect(JSON.number(0.1).text == "0.1")
    #expect(JSON.number(-3).text == "-3")
    #expect(JSON.number(1e300).text == "1e+300")
    #expect(JSON.number(.nan).text == "null")
    #expect(JSON.array([]).lines == "[]")
    #expect(JSON.array([.integer(1), .null]).lines == "[\n  1,\n  null\n]")
    #expect(JSON.object([("a", .boolean(true))]).text == "{\"a\": true}")
  }

  @Test func `columns are as wide as their widest cell, without trailing spaces`() {
    #expect(Columns.text([]) == "")
    #expect(Columns.text([["a", "bb", ""], ["ccc", "d", "e"]]) == "a    bb\nccc  d   e\n")
    let family = "👩‍👩‍👧"
    #expect(
      Columns.text([["", " "], ["é", family], ["e\u{301}", "\r\n", "z"]])
        == "\né  \(family)\ne\u{301}  \r\n  z\n")
    #expect(Columns.text([["a"], ["b", "c"]], firstWidth: 4) == "a\nb     c\n")
  }

  @Test func `amounts of memory use the largest unit that they reach`() {
    #expect(Amount.bytes(0) == "0 bytes")
    #expect(Amount.bytes(8.4e9) == "8.4 GB")
    #expect(Amount.bytes(3.2e11) == "320 GB")
    #expect(Amount.bytes(5e16) == "50000 TB")
    #expect(Amount.count(1, "frame") == "1 frame")
    #expect(Amount.count(0, "frame") == "0 frames")
  }

  @Test func `the bar fills from empty to full`() {
    let empty = String(repeating: "-", count: 30)
    let full = String(repeating: "#", count: 30)
    #expect(ProgressReporter.bar(0, of: 10) == "[\(empty)] 0/10")
    #expect(ProgressReporter.bar(10, of: 10) == "[\(full)] 10/10")
    #expect(ProgressReporter.bar(5, of: 10).filter { $0 == "#" }.count == 15)
  }

  @Test func `on a terminal the bar is erased at the end`() {
    let console = TestConsole(isTerminal: true)
    let reporter = ProgressReporter(
      console: console, announcement: "two frames", total: 2, isQuiet: false)
    reporter.framesCompleted(1)
    reporter.finish("done")
    #expect(console.error.hasSuffix("\r\u{1B}[Kdone\n"))
  }

  @Test(arguments: [false, true])
  func `a recording is announced once, and never in quiet mode`(isQuiet: Bool) {
    let console = TestConsole()
    let reporter = ProgressReporter(
      console: console, announcement: "two frames", total: 2, isQuiet: isQuiet)
    reporter.started()
    reporter.started()
    #expect(console.error == (isQuiet ? "" : "two frames\n"))
  }

  @Test func `a warning replaces the bar's line, and the bar returns below`() {
    let console = TestConsole(isTerminal: true)
    let reporter = ProgressReporter(
      console: console, announcement: "", total: 2, isQuiet: false)
    reporter.framesCompleted(1)
    for _ in 0..<2 { reporter.noticed(Diagnostic("it leans")) }
    let bar = ProgressReporter.bar(1, of: 2)
    #expect(console.error.hasSuffix("\r\u{1B}[Kwarning: it leans\n\(bar)"))
    #expect(console.error.components(separatedBy: "warning").count == 2)
  }

  @Test func `warnings are printed in quiet mode`() {
    let console = TestConsole(isTerminal: true)
    let reporter = ProgressReporter(console: console, announcement: "", total: 2, isQuiet: true)
    reporter.noticed(Diagnostic("it leans"))
    #expect(console.error == "warning: it leans\n")
  }
}
