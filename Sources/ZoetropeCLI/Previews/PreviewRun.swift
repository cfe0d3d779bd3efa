import Foundation
import Zoetrope
import ZoetropeComparison
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeScenes
import ZoetropeSequences

/// Draws previews into a folder. If a preview cannot be drawn, the other previews are drawn
/// nevertheless.
@MainActor struct PreviewRun {
  let options: RecordingOptions
  /// The options in the form in which they were typed, for messages.
  let typed: RunOptions
  /// The size of the device in portrait orientation, in points; nil to use the size of each
  /// preview's device.
  let deviceSize: CGSize?
  /// The duration of sequences in seconds; nil for stills.
  let duration: Double?
  /// The time of the stills, in seconds.
  let time: Double
  let tool: Tool
  let isQuiet: Bool

  /// A preview with its pictures to draw, or with the reason why they cannot be drawn.
  private struct Surveyed {
    let named: NamedPreview
    let result: Result<PreviewPictures, CommandFailure>
  }

  /// A preview with the pictures that have been written, or with the reason why they could not be
  /// written.
  private struct Drawn {
    let named: NamedPreview
    var survey: DeclaredPreview.Survey?
    var pictures: [(scheme: ColorScheme, name: String, paths: [String])] = []
    var failure: CommandFailure?
  }

  /// Draws previews, a page and an index.
  ///
  /// - Parameters:
  ///   - previews: The previews.
  ///   - path: The path of the folder.
  ///   - replaces: Whether existing files may be replaced.
  ///   - notes: Notes that are printed after all checks have passed.
  /// - Throws: ``CommandFailure`` if an option is invalid, or if files cannot be written. If a
  ///   preview could not be drawn, the error is thrown after all other previews have been drawn.
  func draw(
    _ previews: [NamedPreview], in path: String, replaces: Bool, notes: [String]
  ) async throws(CommandFailure) {
    let surveyed = try await surveyed(previews)
    let planned = surveyed.compactMap { try? $0.result.get() }.flatMap { pictures in
      pictures.schemes.map(pictures.name)
    }
    let folder = try PreviewFolder(
      path, planned: planned, areSequences: duration != nil, replaces: replaces)
    defer { folder.release() }
    try typed.watchMemory(
      PreviewRun.placeholder, advice: "lower --size or --scale")
    let deviceNotes = isQuiet ? [] : previews.compactMap(noteOfDevice)
    for note in notes + deviceNotes { tool.console.write(Diagnostic(note, severity: .note)) }
    var drawn: [Drawn] = []
    do {
      try folder.begin()
      for item in surveyed {
        let result = try await draw(item, in: folder.path)
        if let failure = result.failure {
          tool.console.writeLine("\(tool.name): \(failure.message)")
        }
        drawn.append(result)
      }
      let page = try PageFile(folder.pagePath, replaces: replaces)
      let size = try page.write(PreviewsPage(title: "Previews", previews: drawn.map(entry)))
      let names = drawn.flatMap(\.pictures).map(\.name)
      for path in try folder.finish(drawn.map(row), names: names) {
        tool.console.write(
          Diagnostic(
            "\(path) is of an earlier run and cannot be removed, or has other files in it; remove it",
            severity: .warning))
      }
      if !isQuiet {
        let count = Amount.count(drawn.count { $0.failure == nil }, "preview")
        tool.console.writeLine(
          "wrote \(count) to \(path), and \(folder.pagePath) (\(Amount.bytes(Double(size))))")
      }
    } catch {
      throw CommandFailure(error, anim: PreviewRun.placeholder, options: typed)
    }
    let failureCount = drawn.count { $0.failure != nil }
    if failureCount > 0 {
      throw CommandFailure(
        "previews: \(failureCount) of \(previews.count) could not be drawn", status: .badData)
    }
  }

  /// An animation to pass to functions that require one. It has no effect on previews.
  static let placeholder = Anim(
    "previews", size: CGSize(width: 1, height: 1), duration: 1
  ) {}

  /// Returns a note about a device of unknown size; nil if the size is known or has no effect.
  private func noteOfDevice(_ named: NamedPreview) -> String? {
    let settings = named.preview.settings
    if case .fixed? = settings.layout { return nil }
    guard deviceSize == nil, let device = settings.device, device.size == nil else { return nil }
    let usual = PreviewDevice.usualSize
    return "preview \"\(named.id)\": the size of the device \"\(device.rawValue)\" is not known; "
      + "drawn for one of \(Amount.number(usual.width))x\(Amount.number(usual.height)) points; "
      + "--size sets another"
  }

  /// Lays out each preview once.
  ///
  /// - Throws: ``CommandFailure`` if the pictures are too large or too small because of an option.
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
        result.append(Surveyed(named: named, result: .failure(failure(error, of: named))))
      }
    }
    return result
  }

  /// Checks the size of a preview's pictures.
  ///
  /// - Throws: ``CommandFailure`` if the pictures are too large or too small because of an option.
  private func checked(_ pictures: PreviewPictures) throws(CommandFailure) -> Surveyed {
    let size = pictures.survey.size
    do throws(RecorderError) {
      _ = try PixelSize(canvas: size, scale: options.scale, memory: options.memory)
    } catch {
      let isDevice =
        if case .device = pictures.named.preview.settings.layout ?? .device { true } else { false }
      if isDevice || isDrawnByDefault(size) {
        throw CommandFailure(
          error, anim: Anim(previewNamed: pictures.named.id), options: typed)
      }
      return Surveyed(
        named: pictures.named, result: .failure(failure(error, of: pictures.named)))
    }
    return Surveyed(named: pictures.named, result: .success(pictures))
  }

  /// Returns whether pictures of this size can be drawn with default options.
  private func isDrawnByDefault(_ size: CGSize) -> Bool {
    (try? PixelSize(canvas: size, scale: PreviewsCommand.usualScale, memory: MachineMemory.bytes))
      != nil
  }

  /// Returns the failure for an error of a preview. The message names the preview.
  private func failure(_ error: any Error, of named: NamedPreview) -> CommandFailure {
    // The options are not the cause of this failure, so the message must not name them.
    CommandFailure(error, anim: Anim(previewNamed: named.id), options: RunOptions())
  }

  /// Draws a preview in its color schemes.
  ///
  /// - Throws: An output error. Such an error affects all previews.
  private func draw(_ item: Surveyed, in folder: String) async throws -> Drawn {
    var drawn = Drawn(named: item.named)
    do {
      let drawing = try item.result.get()
      drawn.survey = drawing.survey
      for scheme in drawing.schemes {
        if let signal = Interruption.signal { throw RecorderError.interrupted(signal: signal) }
        let paths = try await write(drawing, scheme, to: folder)
        drawn.pictures.append((scheme, drawing.name(scheme), paths))
      }
    } catch let error as RecorderError {
      // An error of the folder or of the process affects all previews.
      throw error
    } catch {
      drawn.pictures = []
      drawn.failure = error as? CommandFailure ?? failure(error, of: item.named)
    }
    return drawn
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

  /// Returns the page's entry for a preview.
  private func entry(_ drawn: Drawn) -> PreviewsPage.Preview {
    let place = drawn.named.preview.place
    var entry = PreviewsPage.Preview(
      id: drawn.named.id, title: drawn.named.title, file: "\(place.module)/\(place.name)")
    entry.failure = drawn.failure?.message
    if let line = place.line { entry.facts.append("line \(line)") }
    guard let survey = drawn.survey else { return entry }
    entry.facts.append(
      "\(Amount.number(survey.size.width)) × \(Amount.number(survey.size.height)) points")
    if let scheme = survey.preferredScheme {
      entry.facts.append("prefers \(PreviewPictures.word(scheme))")
    }
    let rate = (options.rate ?? DeclaredPreview.rate).framesPerSecond
    entry.pictures = drawn.pictures.map { picture in
      .init(
        scheme: PreviewPictures.word(picture.scheme), size: survey.size, paths: picture.paths,
        rate: rate)
    }
    return entry
  }

  /// Returns the index's entry for a preview.
  private func row(_ drawn: Drawn) -> JSON {
    let preview = drawn.named.preview
    let size = drawn.survey?.size
    let pictures = drawn.pictures.map { picture -> JSON in
      .object([
        ("scheme", .string(PreviewPictures.word(picture.scheme))), ("path", .string(picture.name)),
        ("frames", .integer(picture.paths.count)),
      ])
    }
    return .object([
      ("id", .string(drawn.named.id)), ("module", .string(preview.place.module)),
      (preview.place.line == nil ? "type" : "file", .string(preview.place.name)),
      ("line", preview.place.line.map(JSON.integer) ?? .null),
      ("name", preview.name.map(JSON.string) ?? .null),
      ("size", size.map { .array([.number($0.width), .number($0.height)]) } ?? .null),
      ("pictures", .array(pictures)),
      ("failure", drawn.failure.map { .string($0.message) } ?? .null),
    ])
  }
}
