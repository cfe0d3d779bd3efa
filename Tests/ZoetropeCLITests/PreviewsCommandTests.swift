import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeCLI
import ZoetropeImages

// The previews of these tests. Other tests of the same program declare more.

#Preview("Scheme", traits: .fixedLayout(width: 6, height: 4)) {
  SchemeColor()
}

#Preview("Fitting", traits: .sizeThatFitsLayout) {
  SchemeColor().frame(width: 7, height: 3)
}

#Preview("Dark only", traits: .fixedLayout(width: 4, height: 4)) {
  SchemeColor().preferredColorScheme(.dark)
}

#Preview("On a device") {
  SchemeColor()
}

#Preview("Release 1.2", traits: .fixedLayout(width: 2, height: 2)) {
  SchemeColor()
}

#Preview("Turned", traits: .landscapeRight) {
  SchemeColor()
}

#Preview("Stateful", traits: .fixedLayout(width: 4, height: 2)) {
  @Previewable @State var width: CGFloat = 1
  HStack(spacing: 0) {
    Color.red.frame(width: width)
    Color.blue
  }
  .onAppear {
    withAnimation(.linear(duration: 1)) { width = 3 }
  }
}

#Preview("Sampled", traits: .modifier(Sample()), .fixedLayout(width: 2, height: 2)) {
  SampleColor()
}

#Preview("Restless", traits: .fixedLayout(width: 4, height: 4)) {
  Restless()
}

#Preview("Contextless", traits: .modifier(Contextless()), .fixedLayout(width: 2, height: 2)) {
  SchemeColor()
}

#Preview("Counted", traits: .modifier(Sample()), .fixedLayout(width: 4, height: 1)) {
  let counter = Counter()
  Counting(counter: counter)
}

private enum Nest {
  struct Previews: PreviewProvider {
    static var previews: some View {
      SchemeColor().previewLayout(.fixed(width: 1, height: 1))
    }
  }
}

private struct GenericPreviews<Value>: PreviewProvider {
  static var previews: some View { SchemeColor() }
}

private struct ProvidedPreviews: PreviewProvider {
  static var previews: some View {
    ForEach([3, 5], id: \.self) { size in
      SchemeColor()
        .previewDisplayName("Size \(size)")
        .previewLayout(.fixed(width: CGFloat(size), height: 2))
    }
    SchemeColor()
      .previewDevice("Unheard of")
  }
}

/// Black in light mode, white in dark mode.
private struct SchemeColor: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { scheme == .dark ? Color.white : Color.black }
}

private struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> Color {
    await Task.yield()
    return Color(red: 0, green: 1, blue: 0)
  }

  func body(content: Content, context: Color) -> some View {
    content.environment(\.sampleColor, context)
  }
}

private struct Contextless: PreviewModifier {
  struct Missing: Error {}

  static func makeSharedContext() async throws -> Int { throw Missing() }

  func body(content: Content, context: Int) -> some View { content }
}

private final class Counter {
  var count = 0
}

/// As wide as the number of times that it has appeared for its counter.
private struct Counting: View {
  let counter: Counter
  @State private var width: CGFloat = 0

  var body: some View {
    SampleColor().frame(width: width, height: 1).frame(maxWidth: .infinity, alignment: .leading)
      .onAppear {
        counter.count += 1
        width = CGFloat(counter.count)
      }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var sampleColor: Color = .clear
}

private struct SampleColor: View {
  @Environment(\.sampleColor) private var color
  var body: some View { color }
}

/// A view that never settles.
private struct Restless: View {
  @State private var height: CGFloat = 1

  var body: some View {
    GeometryReader { proxy in
      Color.red.onChange(of: proxy.size.height, initial: true) { height = $1 + 1 }
    }
    .frame(height: height)
  }
}

@MainActor struct PreviewsCommandTests {
  private let file = "PreviewsCommandTests"

  /// Runs `previews` in a folder, with names that follow the name of this file.
  private func previews(
    _ names: [String], in folder: String, _ options: [String] = []
  ) async -> TestGallery {
    await TestGallery(
      ["previews"] + names.map { "\(file)-\($0)" } + ["--output", folder] + options)
  }

  /// The size of a picture, and the bytes of its first pixel.
  private func picture(
    _ name: String, in folder: String
  ) throws -> (width: Int, height: Int, first: [UInt8]) {
    let path = "\(folder)/\(file)-\(name).png"
    let bytes = try #require(FileManager.default.contents(atPath: path), "\(path)")
    let picture = try DecodedPNG(Array(bytes))
    return (picture.width, picture.height, Array(picture.pixels.prefix(4)))
  }

  @Test func `the list names each preview with its place and its size`() async {
    let run = await TestGallery("previews --list")
    #expect(run.status == .done)
    let lines = run.console.output.split(separator: "\n").filter { $0.hasPrefix(file) }
    #expect(lines.count == 11)
    #expect(lines.first?.contains("ZoetropeCLITests/PreviewsCommandTests.swift:10 ") == true)
    #expect(lines.first?.hasSuffix("6x4 points") == true)
    #expect(lines.contains { $0.contains("-Turned ") && $0.hasSuffix("device, landscape") })
    #expect(run.console.output.contains("Provided-Size-5 "))
    #expect(run.console.output.contains("ZoetropeCLITests/Nest.Previews "))
    #expect(run.console.error.contains("GenericPreviews are not drawn, because it is generic"))
  }

  @Test func `stills have the size and the scheme of their preview`() async throws {
    try await withTemporaryFolder { folder in
      let run = await previews(
        ["Scheme", "Fitting", "Dark-only", "On-a-device", "Turned", "Sampled"], in: folder,
        ["--size", "10x20"])
      #expect(run.status == .done, "\(run.console.error)")
      let light = try picture("Scheme-light", in: folder)
      #expect((light.width, light.height) == (12, 8))
      #expect(light.first == [0, 0, 0, 255])
      let scheme = try picture("Scheme-dark", in: folder)
      #expect(scheme.first == [255, 255, 255, 255])
      let fitting = try picture("Fitting-light", in: folder)
      #expect((fitting.width, fitting.height) == (14, 6))
      let dark = try picture("Dark-only-dark", in: folder)
      #expect(dark.first == [255, 255, 255, 255])
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/\(file)-Dark-only-light.png"))
      let device = try picture("On-a-device-light", in: folder)
      #expect((device.width, device.height) == (20, 40))
      let turned = try picture("Turned-light", in: folder)
      #expect((turned.width, turned.height) == (40, 20))
      let sampled = try picture("Sampled-light", in: folder)
      #expect(sampled.first == [0, 255, 0, 255])
    }
  }

  @Test func `each view of a provider is a preview`() async throws {
    try await withTemporaryFolder { folder in
      let run = await TestGallery(
        ["previews", "Provided-Size-3", "Provided-Size-5", "Provided-3", "-o", folder]
          + ["--scale", "1"])
      #expect(run.status == .done, "\(run.console.error)")
      #expect(run.console.error.contains("the device \"Unheard of\" is not known"))
      for (name, width) in [("Size-3", 3), ("Size-5", 5), ("3", 393)] {
        let bytes = FileManager.default.contents(atPath: "\(folder)/Provided-\(name)-light.png")
        let picture = try DecodedPNG(Array(try #require(bytes)))
        #expect(picture.width == width)
      }
    }
  }

  @Test func `a page and an index list what was drawn, and old pictures go`() async throws {
    try await withTemporaryFolder { folder in
      let first = await previews(["Scheme", "Fitting"], in: folder)
      #expect(first.status == .done)
      let second = await previews(["Scheme"], in: folder)
      #expect(second.status == .cannotCreate)
      #expect(second.console.error.contains("index.html exists; use --overwrite"))
      let own = "\(folder)/notes-light.png"
      try "mine".write(toFile: own, atomically: true, encoding: .utf8)
      let third = await previews(["Scheme"], in: folder, ["--overwrite"])
      #expect(third.status == .done, "\(third.console.error)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(
        names == [
          "\(file)-Scheme-dark.png", "\(file)-Scheme-light.png", "index.html", "notes-light.png",
          "previews.json",
        ])
      let page = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
      #expect(page.components(separatedBy: "<figure").count == 3)
      #expect(page.contains("<h3 id=\"name-0\"><a href=\"#p-\(file)-Scheme\">Scheme</a></h3>"))
      let index = try String(contentsOfFile: "\(folder)/previews.json", encoding: .utf8)
      #expect(index.contains("\"line\": 10"))
      #expect(index.contains("\"path\": \"\(file)-Scheme-light.png\""))
    }
  }

  @Test func `sequences show the state of a preview as it moves`() async throws {
    try await withTemporaryFolder { folder in
      let run = await previews(
        ["Stateful"], in: folder, ["--animate", "1s", "--fps", "4", "--scale", "1"])
      #expect(run.status == .done, "\(run.console.error)")
      let frames = "\(folder)/\(file)-Stateful-light"
      let names = try FileManager.default.contentsOfDirectory(atPath: frames).sorted()
      #expect(names.count { $0.hasSuffix(".png") } == 4)
      #expect(names.contains("\(file)-Stateful-light.zoetrope.json"))
      let page = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
      #expect(page.contains("class=\"frames\" data-rate=\"4.0\""))
      let stills = await previews(["Stateful"], in: folder, ["--overwrite", "--at", "0.5"])
      #expect(stills.status == .done, "\(stills.console.error)")
      #expect(!FileManager.default.fileExists(atPath: frames))
    }
  }

  @Test func `a name with a period makes a folder that can be replaced`() async throws {
    try await withTemporaryFolder { folder in
      for _ in 0..<2 {
        let run = await previews(
          ["Release-1.2"], in: folder, ["--animate", "0.1", "--overwrite"])
        #expect(run.status == .done, "\(run.console.error)")
      }
    }
  }

  @Test func `a preview that fails is named, and the others are drawn`() async throws {
    try await withTemporaryFolder { folder in
      let run = await previews(["Restless", "Scheme"], in: folder)
      #expect(run.status == .badData)
      #expect(
        run.errorLines.contains { $0.hasPrefix("zoetrope: preview \"\(file)-Restless\" does not") })
      #expect(run.errorLines.last == "zoetrope: previews: 1 of 2 could not be drawn")
      let scheme = try picture("Scheme-light", in: folder)
      #expect(scheme.width == 12)
      let page = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
      #expect(page.contains("class=\"preview failed\""))
    }
  }

  @Test func `a context that cannot be made is named`() async throws {
    try await withTemporaryFolder { folder in
      let run = await previews(["Contextless"], in: folder)
      #expect(run.status == .badData)
      #expect(
        run.errorLines.contains(
          "zoetrope: preview \"\(file)-Contextless\" failed: the shared context of Contextless "
            + "cannot be made: Missing()"), "\(run.console.error)")
      let index = try String(contentsOfFile: "\(folder)/previews.json", encoding: .utf8)
      #expect(index.contains("\"pictures\": [], \"failure\": \"preview"))
    }
  }

  @Test func `each picture has a view of its own`() async throws {
    try await withTemporaryFolder { folder in
      let run = await previews(["Counted"], in: folder, ["--scale", "1"])
      #expect(run.status == .done, "\(run.console.error)")
      for scheme in ["light", "dark"] {
        let path = "\(folder)/\(file)-Counted-\(scheme).png"
        let bytes = try #require(FileManager.default.contents(atPath: path))
        let picture = try DecodedPNG(Array(bytes))
        let green = (0..<4).filter { Array(picture.pixels[4 * $0..<4 * $0 + 3]) == [0, 255, 0] }
        #expect(green == [0], "\(scheme)")
      }
    }
  }

  @Test func `pictures of an earlier run go, but nothing else`() async throws {
    try await withTemporaryFolder { folder in
      let first = await previews(["Scheme", "Fitting"], in: folder, ["--animate", "0.1"])
      #expect(first.status == .done)
      let manager = FileManager.default
      let frames = "\(folder)/\(file)-Fitting-light"
      let own = "\(frames)/\(file)-Fitting-light_notes.png"
      try "mine".write(toFile: own, atomically: true, encoding: .utf8)
      let outside = "\(folder)/outside"
      try manager.createDirectory(atPath: outside, withIntermediateDirectories: false)
      let kept = "\(outside)/\(file)-Fitting-dark_00000.png"
      try "mine".write(toFile: kept, atomically: true, encoding: .utf8)
      try manager.removeItem(atPath: "\(folder)/\(file)-Fitting-dark")
      try manager.createSymbolicLink(
        atPath: "\(folder)/\(file)-Fitting-dark", withDestinationPath: "outside")
      let second = await previews(["Scheme"], in: folder, ["--overwrite"])
      #expect(second.status == .done, "\(second.console.error)")
      #expect(second.console.error.contains("\(frames) is of an earlier run"))
      #expect(
        try manager.contentsOfDirectory(atPath: frames) == ["\(file)-Fitting-light_notes.png"])
      #expect(manager.fileExists(atPath: kept))
      #expect(!manager.fileExists(atPath: "\(folder)/\(file)-Fitting-dark"))
      #expect(!manager.fileExists(atPath: "\(folder)/\(file)-Scheme-light"))
      #expect(!manager.fileExists(atPath: "\(folder)/.previews.lock"))
    }
  }

  @Test func `a folder in the place of the page is named before anything is drawn`() async throws {
    try await withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/previews.json", withIntermediateDirectories: false)
      let run = await previews(["Scheme"], in: folder, ["--overwrite"])
      #expect(run.status == .cannotCreate)
      #expect(run.console.error.contains("previews.json is a folder; move it away"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["previews.json"])
    }
  }

  @Test(arguments: [
    ("previews --animate 0", "--animate 0: expected a number of seconds"),
    ("previews --animate 0.0001", "--animate 0.0001: expected a number of seconds"),
    ("previews --animate 9999999", "--animate 9999999: expected a number of seconds"),
    ("previews --at 99999999999", "--at 99999999999: expected a time up to 166666 seconds"),
    ("previews Provided-3 --scale 1e6", "--scale 1e6: a frame of 393000000x852000000"),
    ("previews Provided-3 --size 2000000x2", "--size 2000000x2: the frame size would be"),
    ("previews --animate -1", "--animate -1: expected a time in seconds"),
    ("previews --animate 1 --at 2", "--at 2 --animate 1: expected only one of them"),
    ("previews --at soon", "--at soon: expected a time in seconds"),
    ("previews --fps 30", "--fps 30: requires --animate"),
    ("previews --size 0x5", "--size 0x5: expected a width and a height"),
    ("previews --scale none", "--scale none: expected a positive number"),
    ("previews Sheme", "Sheme: no such preview; similar names: "),
    ("previews Provided-3 Provided-3", "Provided-3: this preview is named twice"),
  ])
  func `invalid input is named`(line: String, message: String) async {
    let run = await TestGallery(line)
    run.expectInvalidInput(message)
  }

  @Test func `an output that is no folder is named`() async throws {
    try await withTemporaryFolder { folder in
      let path = "\(folder)/file"
      try "".write(toFile: path, atomically: true, encoding: .utf8)
      let run = await previews(["Scheme"], in: path)
      #expect(run.status == .cannotCreate)
      #expect(run.console.error.contains("--output \(path): is not a folder"))
    }
  }
}
