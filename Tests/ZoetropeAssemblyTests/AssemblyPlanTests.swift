import Testing
import Zoetrope

@testable import ZoetropeAssembly

struct AssemblyPlanTests {
  private func plan(
    _ container: Container = .gif, size: (Int, Int) = (20, 10), count: Int = 150,
    rate: FrameRate = 60, distance: Int = 1, isOpaque: Bool = true
  ) -> AssemblyPlan {
    AssemblyPlan(
      container, input: .rgba, width: size.0, height: size.1, count: count,
      rate: .init(rate, distance: distance), isOpaque: isOpaque)
  }

  @Test(arguments: [
    ("wheel.gif", Container.gif), ("a/b.c/wheel.MP4", .mp4), ("x.webm", .webm), ("x.webp", .webp),
    ("x.apng", .apng), ("x.y.mov", .mov), ("wheel", nil), ("frames/wheel-60", nil), (".gif", nil),
    ("a.gif/wheel", nil), ("wheel.", nil), ("", nil), ("wheel.png", nil), ("frames.v2", nil),
  ])
  func `a container is what the name of a file ends with`(path: String, container: Container?) {
    #expect(Container(path: path) == container)
  }

  @Test func `other kinds of files are told from folders`() {
    for path in ["a.png", "a/b.AVI", "x.mkv"] { #expect(Container.isOtherFile(path), "\(path)") }
    for path in ["wheel", "a.png/b", "frames.v2", "x.gif", ".png"] {
      #expect(!Container.isOtherFile(path), "\(path)")
    }
    #expect(Container.list == ".gif, .mp4, .webm, .webp, .apng or .mov")
  }

  /// The delays of a GIF file are the differences of rounded times.
  @Test(arguments: [
    (60 as FrameRate, 150, 2.5, 2), (60, 1, 0.02, 2), (60, 2, 0.03, 1), (25, 63, 2.52, 4),
    (30, 10, 0.33, 3), (FrameRate(30000, 1001), 72, 2.4, 3), (24, 5, 0.21, 4), (100, 3, 0.03, 1),
    (1000, 1, 0, 0), (1, 100_000, 100_000, 100),
  ])
  func `the delays of a GIF file add up to the rounded duration`(
    rate: FrameRate, count: Int, seconds: Double, lastDelay: Int
  ) {
    let plan = plan(count: count, rate: rate)
    #expect(abs(plan.duration - seconds) < 1e-9)
    #expect(plan.lastDelay == lastDelay)
  }

  @Test func `the duration of other files is exact`() {
    #expect(plan(.mp4, count: 72, rate: FrameRate(30000, 1001)).duration == 72 * 1001 / 30000.0)
    #expect(plan(.webp, count: 72, rate: FrameRate(30000, 1001)).duration == 2.402)
    #expect(plan(.mov, count: 50, rate: 60, distance: 3).duration == 2.5)
    #expect("\(plan(.mov, rate: 60, distance: 3).rate)" == "60/3")
  }

  @Test func `only MP4 files need even sizes`() {
    #expect(plan(.mp4, size: (333, 201)).codedSize == (334, 202))
    #expect(plan(.mp4, size: (20, 1)).codedSize == (20, 2))
    for container in Container.allCases where container != .mp4 {
      #expect(plan(container, size: (333, 201)).codedSize == (333, 201))
    }
  }

  @Test func `rates that GIF files cannot hold, and alpha, are warned about`() {
    #expect(plan(rate: 50).warning == nil)
    #expect(plan(rate: 100, distance: 2).warning == nil)
    #expect(plan(rate: 10).warning == nil)
    #expect(plan(rate: 60).warning?.contains("plays too slowly") == true)
    #expect(plan(rate: 30).warning?.contains("frames last 3 or 4") == true)
    #expect(plan(rate: 50, isOpaque: false).warning?.contains("no partial alpha") == true)
    #expect(plan(.mp4, rate: 60).warning == nil)
  }

  @Test func `words are quoted for a shell where they need it`() {
    #expect(ToolCommand.quoted("a-b_c./:,=+@%1") == "a-b_c./:,=+@%1")
    #expect(ToolCommand.quoted("a b") == "'a b'")
    #expect(ToolCommand.quoted("it's") == "'it'\\''s'")
    #expect(ToolCommand.quoted("") == "''")
    #expect(ToolCommand.quoted("[v];movie") == "'[v];movie'")
  }

  @Test func `commands depend on alpha and on the size`() {
    func text(_ plan: AssemblyPlan) -> String {
      EncoderCommands(plan, output: "out").encode(palette: "p.png").shellText
    }
    #expect(text(plan(.webm)).contains("format=yuv420p"))
    #expect(text(plan(.webm, isOpaque: false)).contains("format=yuva420p"))
    #expect(text(plan(.apng, isOpaque: false)).contains("format=rgba"))
    #expect(text(plan(.apng)).contains("-final_delay 1/60"))
    #expect(text(plan(.mov, isOpaque: false)).contains("format=argb"))
    #expect(!text(plan(.mp4)).contains("fillborders"))
    #expect(text(plan(.mp4, size: (5, 5))).contains("pad=6:6,fillborders=right=1:bottom=1"))
    #expect(text(plan(.gif)).contains("movie=p.png"))
    #expect(!text(plan(.gif)).contains("-gifflags"))
    #expect(text(plan(.gif, isOpaque: false)).contains("-gifflags -offsetting-transdiff"))
    for container in Container.allCases {
      #expect(text(plan(container)).hasSuffix("-f \(container.rawValue) file:out"))
      #expect((EncoderCommands(plan(container), output: "").palette != nil) == (container == .gif))
    }
  }
}
