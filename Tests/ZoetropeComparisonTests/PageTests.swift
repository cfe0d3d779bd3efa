import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeRecorder

@testable import ZoetropeComparison

@MainActor struct PageTests {
  /// A square that moves for the first half of the time, and then rests.
  private let anim = Anim(
    "a<b", size: CGSize(width: 30, height: 10), duration: 2, rate: 50,
    description: "</script> & more", state: false
  ) { moved in
    Rectangle().frame(width: 10, height: 10).offset(x: moved.wrappedValue ? 20 : 0)
      .frame(maxWidth: .infinity, alignment: .leading)
  } cues: { moved in
    Cue(at: 0) { withAnimation(.linear(duration: 1)) { moved.wrappedValue = true } }
  }

  private func page(
    _ kind: RecordingPlan.Kind, in folder: String, frames: String? = nil
  ) async throws -> (text: String, plan: RecordingPlan) {
    let page = try PageFile(folder + "/page.html", replaces: true)
    var options = RecordingOptions()
    options.stream = .init(format: .png, page.addPicture)
    let plan = try RecordingPlan(anim, kind: kind, options: options)
    let size = try await Recorder(plan, monitor: QuietMonitor()).write(
      page, title: "a<b", tool: "test"
    ).byteCount
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/page.html"))
    #expect(data.count == size)
    return (String(decoding: data, as: UTF8.self), plan)
  }

  /// The contents of the blocks of pictures of a column, line by line.
  private func pictures(_ text: String, column: Int) -> [Substring] {
    text.matches(
      of:
        /<script type="text\/plain" class="frames" data-column="(\d+)" data-first="(\d+)">([^<]*)</
    ).filter { $0.1 == "\(column)" }.flatMap { $0.3.split(separator: "\n") }
  }

  @Test func `a page has the pictures of a recording, each of them once`() async throws {
    try await withTemporaryFolder { path in
      let (text, _) = try await page(.comparison, in: path)
      for (column, mode) in LayoutInterpolation.allCases.enumerated() {
        var options = RecordingOptions()
        options.interpolation = mode
        options.folder = "\(path)/\(mode)"
        let plan = try RecordingPlan(anim, options: options)
        try await Recorder(plan, monitor: QuietMonitor()).record()
        let lines = pictures(text, column: column)
        try #require(lines.count == 100)
        var seen: Set<Data> = []
        for (frame, line) in lines.enumerated() {
          let file = URL(fileURLWithPath: plan.path(to: plan.fileName(ofFrame: frame)))
          let expected = try Data(contentsOf: file)
          if line.hasPrefix("=") {
            let earlier = try #require(Int(line.dropFirst()))
            #expect(earlier < frame)
            #expect(Data(base64Encoded: String(lines[earlier])) == expected)
          } else {
            let picture = Data(base64Encoded: String(line))
            #expect(picture == expected)
            #expect(seen.insert(expected).inserted)
          }
        }
        #expect(lines.count { $0.hasPrefix("=") } >= 48)
      }
    }
  }

  @Test func `no text of an anim ends an element of the page`() async throws {
    try await withTemporaryFolder { path in
      let (text, _) = try await page(.anim, in: path)
      #expect(text.contains("<title>a&lt;b"))
      let about = try #require(
        text.firstMatch(of: /<script type="application\/json" id="about">([^<]*)<\/script>/))
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(about.1.utf8)) as? [String: Any])
      #expect(object["title"] as? String == "a<b")
      #expect(object["description"] as? String == "</script> & more")
      #expect((object["frames"] as? [Int])?.count == 100)
      #expect((object["columns"] as? [[String: Any]])?.count == 1)
      #expect(
        text.matches(of: /class="tree" data-column="0" data-first="(\d+)"/).map(\.1) == [
          "0", "32", "64", "96",
        ])
    }
  }

  @Test func `the parts of a page have no place for requests`() {
    let template = PageTemplate(title: "t")
    let text = template.head + template.tail
    #expect(text.contains("default-src 'none'"))
    for word in ["http://", "https://", "src=", "@import", "url("] {
      let found = text.components(separatedBy: word).dropFirst().filter {
        // The name of a language is no address.
        !$0.hasPrefix("www.w3.org/")
      }
      #expect(found.isEmpty, "\(word)")
    }
  }

  @Test func `a page that is not completed leaves no file`() async throws {
    try await withTemporaryFolder { path in
      do {
        let page = try PageFile(path + "/page.html", replaces: false)
        try page.add("text")
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: path)
      #expect(files == [])
    }
  }

  @Test func `equal trees and sentences are in a block once`() {
    let passage = LayoutExplanation.Passage(
      depth: 0, path: "A", title: "A  10 x 10", sentences: ["A is \"large\""])
    var trees = PageTrees()
    trees.add([passage])
    trees.add([passage, passage])
    trees.add([passage])
    #expect(
      trees.takeBlock()
        == #"{"strings": ["A", "A  10 x 10", "A is \"large\""], "frames": [[0,0,1,1,2],"#
        + "[0,0,1,1,2,0,0,1,1,2],0]}")
    #expect(trees.isEmpty)
  }
}
