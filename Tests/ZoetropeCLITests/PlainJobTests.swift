import Foundation
import TestSupport
import Testing
@testable import ZoetropeCLI

/// Command lines that are read without ArgumentParser, against what it reads.
@Suite(.computesForLong) struct PlainJobTests {
  /// Words that are one option with its value, for `render` and `still`.
  private static let options: [[String]] = [
    ["--fps", "60"], ["--size", "3x4"], ["--output", "a"], ["-o", "-"], ["--set", "a=1"],
    ["--set", "b=2"], ["--background", "red"], ["--compression", "small"], ["--overwrite"],
    ["--quiet"], ["-q"], ["--strict"], ["--max-memory", "2G"], ["--scale", "2"],
    ["--mode", "positions"],
  ]
  private static let ofRender: [[String]] =
    options + [
      ["--html", "a.html"], ["--stream", "rgba"], ["--frames", "0-3"], ["--jobs", "2"],
      ["--shard", "1/2"], ["--resume"], ["--any-build"], ["--checksum", "sha256"],
      ["--progress", "json"], ["--perf"], ["--all"],
    ]
  private static let ofStill: [[String]] = options + [["--frame", "7"], ["--at", "1.5s"]]

  /// The job that the parser reads.
  private func parsedJob(_ words: [String]) throws -> (any PlainJob)? {
    let parsed = try RootCommand.parseAsRoot(words)
    return (parsed as? RenderCommand)?.job ?? (parsed as? StillCommand)?.job
  }

  /// Expects that plain words give the job that the parser reads, unless they are not plain.
  private func expectSame(_ words: [String], isPlain: Bool?) throws {
    let plain = PlainJobs.job(words)
    if let isPlain { #expect((plain != nil) == isPlain, "\(words)") }
    guard let plain else { return }
    let parsed = try #require(try parsedJob(words), "\(words)")
    var (a, b) = ("", "")
    dump(plain, to: &a)
    dump(parsed, to: &b)
    #expect(a == b, "\(words)")
  }

  @Test func `each option alone is read as the parser reads it`() throws {
    try expectSame(["render"], isPlain: true)
    try expectSame(["render", "a", "b"], isPlain: true)
    for option in Self.ofRender { try expectSame(["render", "a"] + option, isPlain: true) }
    try expectSame(["still", "a"], isPlain: true)
    for option in Self.ofStill { try expectSame(["still"] + option + ["a"], isPlain: true) }
  }

  // Without optimization, the parser takes 35 ms for a line.
  #if DEBUG
    private static let count = 3
  #else
    private static let count = 100
  #endif

  @Test(.reportsSeed, arguments: 0..<10)
  func `random lines are read as the parser reads them`(_ seed: Int) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<Self.count {
      let isStill = Bool.random(using: &random)
      var parts = (isStill ? Self.ofStill : Self.ofRender).shuffled(using: &random)
      parts = Array(parts.prefix(Int.random(in: 0...6, using: &random)))
      parts += [["wheel"]]
      if Int.random(in: 0..<4, using: &random) == 0 { parts += [["other"]] }
      let words = parts.shuffled(using: &random).flatMap { $0 }
      try expectSame([isStill ? "still" : "render"] + words, isPlain: nil)
    }
  }

  @Test(arguments: [
    "", "info a", "list", "render --fps=60 a", "render --fps 60 --fps 30 a", "render --fps -1 a",
    "render --output --fps 3 a",
    "render a -- b", "render -h", "still", "still a b", "still a --frame", "still a --nosuch",
    "still a --at -1", "render --version", "render a --generate-completion-script", "render -oq a",
  ])
  func `the parser reads whatever is not plain`(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(PlainJobs.job(words) == nil)
  }

  @Test func `empty words are left to the parser`() {
    #expect(PlainJobs.job(["render", ""]) == nil)
    #expect(PlainJobs.job(["render", "a", "--fps", ""]) == nil)
  }
}
