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

  /// A preview with its pictures, or with the reason why there are none.
  private struct Surveyed {
    let named: NamedPreview
    let pictures: PreviewPictures?
    var failure: CommandFailure?
  }

  /// Draws previews, a page and an index.
  ///
  /// - Parameters:
  ///   - previews: The previews.
  ///   - path: The path of the folder.
  ///   - replaces: Whether existing files may be replaced.
  ///   - notes: Notes that are printed once nothing stands in the way.
  /// - Throws: ``CommandFailure`` if an option is not possible, if files cannot be written, or, at
  ///   the end, if a preview could not be drawn.
  func draw(
    _ previews: [NamedPreview], in path: String, replaces: Bool, notes: [String]
  ) async throws(CommandFailure) {
    let surveyed = try await surveyed(previews)
    let planned = surveyed.compactMap(\.pictures).flatMap { pictures in
      pictures.schemes.map(pictures.name)
    }
    let folder = try PreviewFolder(path, names: planned, replaces: replaces)
    defer { folder.release() }
    try typed.watchMemory(
      PreviewRun.placeholder, advice: "lower --size or --scale")
    let deviceNotes = isQuiet ? [] : previews.compactMap(noteOfDevice)
    for note in notes + deviceNotes { tool.console.write(Diagnostic(note, severity: .note)) }
    var entries: [PreviewsPage.Preview] = []
    var rows: [JSON] = []
    var names: [String] = []
    do {
      try folder.begin(names: planned)
      for item in surveyed {
        let result = try await drawn(item, in: folder.path)
        if let failure = result.entry.failure {
          tool.console.writeError("\(tool.name): \(Tool.oneLine(failure))\n")
        }
        entries.append(result.entry)
        rows.append(result.row)
        names += result.names
      }
      let page = try PageFile(folder.pagePath, replaces: replaces)
      let size = try page.write(PreviewsPage(title: "Previews", previews: entries))
      for path in try folder.finish(rows, names: names, planned: planned) {
        tool.console.write(
          Diagnostic(
            "\(path) is of an earlier run and cannot be removed, or has other files in it; remove it",
            severity: .warning))
      }
      if !isQuiet {
        let count = Amount.count(entries.count { $0.failure == nil }, "preview")
        tool.console.writeError(
          "wrote \(count) to \(path), and \(folder.pagePath) (\(Amount.bytes(Double(size))))\n")
      }
    } catch {
      throw CommandFailure(error, anim: PreviewRun.placeholder, options: typed)
    }
    let failureCount = entries.count { $0.failure != nil }
    if failureCount > 0 {
      throw CommandFailure(
        "previews: \(failureCount) of \(previews.count) could not be drawn", status: .badData)
    }
  }

  private static let placeholder = Anim(
    "previews", size: CGSize(width: 1, height: 1), duration: 1
  ) {}

  /// A note about a device whose size is not known; nil if it is, or if it does not matter.
  private func noteOfDevice(_ named: NamedPreview) -> String? {
    guard deviceSize == nil, let device = named.preview.settings.device, device.size == nil else {
      return nil
    }
    return "preview \"\(named.id)\": the size of the device \"\(device.rawValue)\" is not known; "
      + "drawn for one of 393x852 points; --size sets another"
  }

  /// Lays out all previews once.
  ///
  /// - Throws: ``CommandFailure`` if an option makes pictures that are too large or too small.
  private func surveyed(
    _ previews: [NamedPreview]
  ) async throws(CommandFailure) -> [Surveyed] {
    let contexts = PreviewContexts()
    var result: [Surveyed] = []
    for named in previews {
      if let signal = Interruption.signal {
        let error = RecorderError.interrupted(signal: signal)
        throw CommandFailure(error, anim: PreviewRun.placeholder, options: typed)
      }
      let device = named.preview.settings.device
      do {
        let survey = try await named.preview.survey(
          device: deviceSize ?? device?.size ?? PreviewDevice.usualSize, contexts: contexts,
          fonts: tool.fonts)
        let pictures = PreviewPictures(
          named: named, survey: survey, duration: duration, time: time)
        result.append(try checked(pictures))
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        result.append(
          Surveyed(named: named, pictures: nil, failure: failure(error, of: named)))
      }
    }
    return result
  }

  /// Checks the size of the pictures.
  ///
  /// - Throws: ``CommandFailure`` if it is an option that makes them too large or too small.
  private func checked(_ pictures: PreviewPictures) throws(CommandFailure) -> Surveyed {
    let size = pictures.survey.size
    do throws(RecorderError) {
      _ = try PixelSize(canvas: size, scale: options.scale, memory: options.memory)
    } catch {
      var own = pictures.named.preview.settings
      own.layout = own.layout ?? .device
      let isOfOption =
        if case .device? = own.layout { deviceSize != nil || typed.scale != nil } else {
          typed.scale != nil && size.width >= 1 && size.height >= 1 && isPossible(size)
        }
      if isOfOption || typed.maxMemory != nil {
        throw CommandFailure(error, anim: pictures.anim(.light), options: typed)
      }
      return Surveyed(
        named: pictures.named, pictures: nil, failure: failure(error, of: pictures.named))
    }
    return Surveyed(named: pictures.named, pictures: pictures, failure: nil)
  }

  /// Whether pictures of this size can be drawn without any option.
  private func isPossible(_ size: CGSize) -> Bool {
    (try? PixelSize(canvas: size, scale: PreviewsCommand.usualScale, memory: MachineMemory.bytes))
      != nil
  }

  /// Returns the failure for an error of a preview, which the message names.
  private func failure(
    _ error: any Error, of named: NamedPreview, anim: Anim? = nil
  ) -> CommandFailure {
    // The failure of a single picture has nothing to do with options.
    CommandFailure(
      error, anim: anim ?? Anim(previewNamed: named.id), options: RunOptions())
  }

  /// Draws a preview in its schemes, and describes it for the page and for the index.
  ///
  /// - Throws: The error of an output that concerns all previews.
  private func drawn(
    _ item: Surveyed, in folder: String
  ) async throws -> (entry: PreviewsPage.Preview, row: JSON, names: [String]) {
    let place = item.named.preview.place
    var entry = PreviewsPage.Preview(
      id: item.named.id, title: item.named.title, file: "\(place.module)/\(place.name)")
    var failure = item.failure
    var pictures: [JSON] = []
    var names: [String] = []
    if let line = place.line { entry.facts.append("line \(line)") }
    if let drawing = item.pictures {
      let size = drawing.survey.size
      entry.facts.append("\(Amount.number(size.width)) × \(Amount.number(size.height)) points")
      if let scheme = drawing.survey.preferredScheme {
        entry.facts.append("prefers \(PreviewPictures.word(scheme))")
      }
      for scheme in drawing.schemes where failure == nil {
        let word = PreviewPictures.word(scheme)
        do {
          if let signal = Interruption.signal { throw RecorderError.interrupted(signal: signal) }
          let paths = try await write(drawing, scheme, to: folder)
          names.append(drawing.name(scheme))
          entry.pictures.append(
            .init(
              scheme: word, size: size, paths: paths,
              rate: (options.rate ?? 60).framesPerSecond))
          pictures.append(
            .object([
              ("scheme", .string(word)), ("path", .string(drawing.name(scheme))),
              ("frames", .integer(paths.count)),
            ]))
        } catch let error as RecorderError {
          // An error of the folder or of the process is one for all previews.
          throw error
        } catch {
          failure = self.failure(error, of: item.named, anim: drawing.anim(scheme))
        }
      }
    }
    if failure != nil { (pictures, names) = ([], []) }
    entry.failure = failure?.message
    return (entry, row(item, pictures: pictures, failure: failure), names)
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
          "preview \"\(drawing.named.id)\": \(diagnostic.message)", severity: diagnostic.severity))
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
