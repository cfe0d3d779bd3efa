import Zoetrope
import ZoetropeRecorder

/// The work of `render`.
struct RenderJob: PlainJob {
  /// The names of the animations to render.
  var names: [String]
  /// Whether all animations of the gallery are rendered.
  var all: Bool
  var options: RunOptions

  init(names: [String], all: Bool, options: RunOptions) {
    self.names = names
    self.all = all
    self.options = options
  }

  init(taking words: inout PlainWords) {
    options = RunOptions(taking: &words)
    options.frames = words.value("--frames")
    options.jobs = words.value("--jobs")
    options.output = words.value("--output", "-o")
    options.html = words.value("--html")
    options.stream = words.value("--stream")
    options.resumes = words.flag("--resume")
    options.anyBuild = words.flag("--any-build")
    options.shard = words.value("--shard")
    options.checksum = words.value("--checksum")
    options.progress = words.value("--progress")
    options.measures = words.flag("--perf")
    all = words.flag("--all")
    names = words.rest()
  }

  func run(in tool: Tool) async throws(CommandFailure) {
    let anims = try anims(in: tool)
    if anims.count > 1 { try options.checkSeveral() }
    // All animations are checked before the first one is recorded.
    var sessions: [RecordingSession] = []
    for anim in anims {
      var options = options
      if anims.count > 1, let folder = options.output { options.output = "\(folder)/\(anim.name)" }
      sessions.append(
        try await .make(anim, options: options, watchesMemory: sessions.isEmpty, tool: tool))
    }
    for session in sessions {
      if let page = session.page {
        _ = try await session.write(page, title: session.plan.anim.name)
      } else {
        try await session.run { recorder in try await recorder.record() }
      }
    }
  }

  @MainActor private func anims(in tool: Tool) throws(CommandFailure) -> [Anim] {
    if all {
      if let name = names.first {
        throw .usage("--all", name, "all anims are rendered; expected no names")
      }
      return try tool.anims()
    }
    if names.isEmpty {
      let names = try tool.anims().map(\.name)
      throw CommandFailure(
        "render: expected the name of an anim, or --all; the anims are "
          + (names.isEmpty ? "none" : names.joined(separator: ", ")), status: .usage)
    }
    return try tool.anims(named: names)
  }
}

extension RunOptions {
  /// Checks that the output can hold several animations.
  fileprivate func checkSeveral() throws(CommandFailure) {
    if isStream { throw .usage("--output", "-", "a stream holds one anim; expected a folder") }
    if let html { throw .usage("--html", html, "a page holds one anim; expected one name") }
    if container != nil {
      throw .usage("--output", output ?? "", "a single file holds one anim; expected a folder")
    }
  }
}
