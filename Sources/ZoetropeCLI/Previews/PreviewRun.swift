import Foundation
import Zoetrope
import ZoetropeComparison
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// Draws previews into a folder, and goes on with the others if one cannot be drawn.
@MainActor struct PreviewRun {
  let options: RecordingOptions
  /// The options as typed, for messages.
  let typed: RunOptions
  /// The size of the upright device in points; nil for that of each preview.
  let deviceSize: CGSize?
  /// The duration of sequences in seconds; nil for stills.
  let duration: Double?
  /// The moment of stills, in seconds.
  let time: Double
  let tool: Tool
  let isQuiet: Bool

  /// A preview with its survey, or with the reason why there is none.
  private struct Surveyed {
    let named: NamedPreview
    let pictures: PreviewPictures?
    let failure: CommandFailure?
  }

  /// Draws previews, a page and an index.
  ///
  /// - Parameters:
  ///   - previews: The previews.
  ///   - unmade: Those that could not be made.
  ///   - path: The path of the folder.
  ///   - replaces: Whether existing files may be replaced.
  /// - Throws: ``CommandFailure`` if files cannot be written, or, at the end, if a preview could not
  ///   be drawn.
  func draw(
    _ previews: [NamedPreview], unmade: [DeclaredPreview.Failure], in path: String, replaces: Bool
  ) async throws(CommandFailure) {
    let surveyed = await surveyed(previews)
    let names = surveyed.compactMap(\.pictures).flatMap { pictures in
      pictures.schemes.map(pictures.name)
    }
    let folder = try PreviewFolder(path, names: names, replaces: replaces)
    try folder.create()
    try typed.watchMemory(PreviewRun.placeholder, advice: "lower --size or --scale")
    var entries: [PreviewsPage.Preview] = []
    var rows: [JSON] = []
    var failureCount = unmade.count
    for failure in unmade {
      tool.console.writeError(
        "\(tool.name): preview \(NamedPreview.text(of: failure.place)): "
          + "\(Tool.oneLine(failure.message))\n")
    }
    for item in surveyed {
      let result = await drawn(item, in: folder.path)
      if let failure = result.failure {
        // Whatever concerns the folder or the process concerns all previews.
        guard failure.status == .badData || failure.status == .usage else { throw failure }
        failureCount += 1
        tool.console.writeError("\(tool.name): \(Tool.oneLine(failure.message))\n")
      }
      entries.append(result.entry)
      rows.append(result.row)
    }
    do {
      let page = try PageFile(folder.pagePath, replaces: replaces)
      let size = try page.write(PreviewsPage(title: "Previews", previews: entries))
      try folder.finish(index(rows), names: names)
      if !isQuiet {
        let count = Amount.count(entries.count { $0.failure == nil }, "preview")
        tool.console.writeError(
          "wrote \(count) to \(path), and \(folder.pagePath) (\(Amount.bytes(Double(size))))\n")
      }
    } catch {
      throw CommandFailure(error, anim: PreviewRun.placeholder, options: typed)
    }
    if failureCount > 0 {
      throw CommandFailure(
        "previews: \(failureCount) of \(previews.count + unmade.count) could not be drawn",
        status: .badData)
    }
  }

  /// The text of the index.
  private func index(_ rows: [JSON]) -> String {
    let tool = JSON.string("zoetrope \(Tool.version)").text
    return "{\"format\": 1, \"tool\": \(tool), \"previews\": \(JSON.array(rows).lines)}\n"
  }

  private static let placeholder = Anim(
    "previews", size: CGSize(width: 1, height: 1), duration: 1
  ) {}

  private func surveyed(_ previews: [NamedPreview]) async -> [Surveyed] {
    var result: [Surveyed] = []
    for named in previews {
      let device = named.preview.settings.device
      if deviceSize == nil, let device, device.size == nil, !isQuiet {
        tool.console.write(
          Diagnostic(
            "preview \(named.id): the size of the device \"\(device.rawValue)\" is not known; "
              + "drawn for one of 393x852 points; --size sets another", severity: .note))
      }
      do {
        let survey = try await named.preview.survey(
          device: deviceSize ?? device?.size ?? PreviewDevice.usualSize, fonts: tool.fonts)
        let pictures = PreviewPictures(
          named: named, survey: survey, duration: duration, time: time)
        result.append(Surveyed(named: named, pictures: pictures, failure: nil))
      } catch {
        result.append(Surveyed(named: named, pictures: nil, failure: failure(error, of: named)))
      }
    }
    return result
  }

  /// Returns the failure for an error of a preview, which the message names.
  private func failure(
    _ error: any Error, of named: NamedPreview, anim: Anim? = nil
  ) -> CommandFailure {
    let anim = anim ?? PreviewRun.placeholder
    // The failures of a single picture do not depend on the size of others.
    let failure = CommandFailure(error, anim: anim, options: RunOptions(maxMemory: typed.maxMemory))
    let message = failure.message.replacing(
      "anim \"\(anim.name)\"", with: "preview \(named.id)", maxReplacements: 1)
    return CommandFailure(message, status: failure.status)
  }

  /// Draws a preview in its schemes, and describes it for the page and for the index.
  private func drawn(
    _ item: Surveyed, in folder: String
  ) async -> (entry: PreviewsPage.Preview, row: JSON, failure: CommandFailure?) {
    var entry = PreviewsPage.Preview(
      id: item.named.id, title: item.named.title,
      file: "\(item.named.preview.place.module)/\(item.named.preview.place.name)")
    var failure = item.failure
    var pictures: [JSON] = []
    if let line = item.named.preview.place.line { entry.facts.append("line \(line)") }
    if let drawing = item.pictures {
      entry.facts.append(
        "\(Amount.number(drawing.survey.size.width)) × \(Amount.number(drawing.survey.size.height)) "
          + "points")
      if let scheme = drawing.survey.preferredScheme {
        entry.facts.append("prefers \(PreviewPictures.word(scheme))")
      }
      for scheme in drawing.schemes where failure == nil {
        do {
          if let signal = Interruption.signal { throw RecorderError.interrupted(signal: signal) }
          let paths = try await write(drawing, scheme, to: folder)
          entry.pictures.append(
            .init(
              scheme: PreviewPictures.word(scheme), size: drawing.survey.size, paths: paths,
              rate: (options.rate ?? 60).framesPerSecond))
          pictures.append(
            .object([
              ("scheme", .string(PreviewPictures.word(scheme))),
              ("path", .string(drawing.name(scheme))), ("frames", .integer(paths.count)),
            ]))
        } catch {
          failure = self.failure(error, of: item.named, anim: drawing.anim(scheme))
        }
      }
    }
    entry.failure = failure?.message
    return (entry, row(item, pictures: pictures, failure: failure), failure)
  }

  private func write(
    _ drawing: PreviewPictures, _ scheme: ColorScheme, to folder: String
  ) async throws -> [String] {
    let (paths, diagnostics) = try await drawing.write(scheme, to: folder, options: options) {
      ProgressReporter(
        console: tool.console,
        announcement: "\($0.baseName): writing \(Amount.count($0.frames.count, "frame"))",
        total: $0.frames.count, isQuiet: isQuiet)
    }
    for diagnostic in diagnostics where !isQuiet || diagnostic.severity != .note {
      tool.console.write(
        Diagnostic(
          "preview \(drawing.named.id): \(diagnostic.message)", severity: diagnostic.severity))
    }
    return paths
  }

  private func row(_ item: Surveyed, pictures: [JSON], failure: CommandFailure?) -> JSON {
    let preview = item.named.preview
    let size = item.pictures?.survey.size
    return .object([
      ("id", .string(item.named.id)), ("module", .string(preview.place.module)),
      (preview.place.line == nil ? "type" : "file", .string(preview.place.name)),
      ("line", preview.place.line.map(JSON.integer) ?? .null),
      ("name", preview.name.map(JSON.string) ?? .null),
      ("size", size.map { .array([.number($0.width), .number($0.height)]) } ?? .null),
      ("pictures", .array(pictures)), ("failure", failure.map { .string($0.message) } ?? .null),
    ])
  }
}
