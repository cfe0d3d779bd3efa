import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeCLI

/// A view that enlarges itself from 0.25 s on whenever it reads its height.
private struct Feedback: View {
  var isOn: Bool
  @State private var height: CGFloat = 1

  var body: some View {
    GeometryReader { proxy in
      Color.red
        .onChange(of: proxy.size.height, initial: true) { if isOn { height = $1 + 1 } }
        .onChange(of: isOn) { height = 2 }
    }
    .frame(height: height)
  }
}

/// A layout that writes state during layout.
private struct Scribbler: View {
  struct Scribble: Layout {
    @Binding var width: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 5, height: 5)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      width = bounds.width
    }
  }

  @State private var width: CGFloat = 1
  var body: some View {
    Scribble(width: $width) { Color.red }
  }
}

/// Animations that never settle, and layouts that write state.
@MainActor struct LoopTests {
  @AnimBuilder private static var anims: [Anim] {
    Anim("loop", size: CGSize(width: 20, height: 20), duration: 0.5, rate: 10, state: false) { on in
      Feedback(isOn: on.wrappedValue)
    } cues: { on in
      Cue(at: 0.25) { on.wrappedValue = true }
    }
    Anim("scribbler", size: CGSize(width: 20, height: 20), duration: 0.2, rate: 10) { Scribbler() }
  }

  private func run(_ line: String) async -> (status: ZoetropeCLI.ExitStatus, error: String) {
    let run = await TestGallery(line, anims: Self.anims)
    return (run.status, run.console.error)
  }

  @Test func `a reader that feeds its own size back ends with status 65 and writes no such frame`()
    async throws
  {
    try await withTemporaryFolder(isCreated: false) { folder in
      let (status, error) = await run("render loop --quiet --jobs 1 --output \(folder)")
      #expect(status == .badData)
      #expect(error.contains("\"loop\" does not settle at 0.25 s (frame 3"))
      #expect(error.contains("Feedback.height"))
      #expect(error.filter { $0 == "\n" }.count == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      let expected = (0...2).map { "loop_0000\($0).png" } + ["loop.zoetrope.jsonl"]
      #expect(Set(names).isSubset(of: expected))
    }
  }

  @Test func `state written during layout is reported, and is an error on request`() async throws {
    try await withTemporaryFolder(isCreated: false) { folder in
      let told = await run("render scribbler --quiet --output \(folder)")
      #expect(told.status == .done)
      #expect(told.error.hasPrefix("warning: Scribbler/Scribble writes Scribbler.width"))
      let (status, error) = await run("render scribbler --strict --output \(folder)/strict")
      #expect(status == .badData)
      #expect(error.contains("Scribbler/Scribble") && error.contains("--strict"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/strict"))
    }
  }
}
