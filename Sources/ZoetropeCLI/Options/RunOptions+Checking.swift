import Foundation
import Zoetrope
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

extension RunOptions {
  /// Checks the values of all options, and converts them to their types.
  ///
  /// - Parameters:
  ///   - anim: The animation to run. It declares the parameters that `--set` can change.
  ///   - tool: The tool, which provides the fonts.
  /// - Throws: ``CommandFailure`` that names the flag, the value and the expected values.
  @MainActor func checked(
    for anim: Anim, in tool: Tool
  ) throws(CommandFailure) -> RecordingOptions {
    var options = RecordingOptions()
    options.fonts = tool.fonts
    if let fps { options.rate = try RunOptions.rate(fps) }
    options.isStrict = isStrict
    if let size { options.size = try RunOptions.size(size) }
    if let frames { options.frames = try RunOptions.frames(frames) }
    if let scale { options.scale = try RunOptions.scale(scale) }
    if let mode { options.interpolation = try RunOptions.mode(mode) }
    options.hasPlot = hasPlot
    if let trails {
      guard let selection = TrailSelection(trails) else {
        throw .usage(
          "--trails", trails,
          "expected all, none, worst:N with a positive number, or a part of a view's name")
      }
      options.trails = selection
    }
    options.values = try RunOptions.values(settings, for: anim)
    if let background { options.background = try RunOptions.background(background) }
    if let compression { options.compression = try RunOptions.compression(compression) }
    if let jobs { options.jobs = try RunOptions.jobs(jobs) }
    if let output {
      guard !output.isEmpty else {
        throw .usage("--output", output, "expected the path of a folder")
      }
      if !isStream { options.folder = output }
    }
    try checkPage()
    try checkOutput()
    options.stream = try checkedStream()
    if overwrites, resumes {
      throw CommandFailure("--overwrite --resume: expected only one of them", status: .usage)
    }
    options.existing = overwrites ? .replace : resumes ? .resume : .refuse
    options.allowsAnyBuild = anyBuild
    if let shard { options.shard = try RunOptions.shard(shard) }
    if let checksum { options.checksum = try RunOptions.checksum(checksum) }
    if case .failure(let problem) = FileLimits.current {
      throw CommandFailure("\(problem)", status: .usage)
    }
    if let maxMemory {
      options.memory = min(options.memory, Double(try RunOptions.memory(maxMemory)))
    }
    if let reference { options.isReference = try RunOptions.isReference(reference) }
    return options
  }

  /// Returns the stream of frames to stdout or to an assembler; nil if the frames are written to a
  /// folder.
  private func checkedStream() throws(CommandFailure) -> RecordingOptions.Stream? {
    guard isStream else {
      if let stream { throw .usage("--stream", stream, "requires --output -") }
      return container == nil ? nil : RecordingOptions.Stream(format: .rgba, file: -1)
    }
    guard let format = StreamFormat(rawValue: stream ?? "png") else {
      throw .usage("--stream", stream ?? "", "expected png, rgba or y4m")
    }
    if overwrites { throw .usage("--overwrite", "--output -", "a stream replaces no files") }
    if resumes { throw .usage("--resume", "--output -", "a stream cannot be resumed") }
    if let checksum {
      throw .usage("--checksum", "\(checksum) --output -", "a stream has no manifest")
    }
    if anyBuild { throw .usage("--any-build", "--output -", "a stream has no manifest") }
    if let compression, format != .png {
      throw .usage("--compression", compression, "requires frames in PNG, not in \(format)")
    }
    return RecordingOptions.Stream(format: format, file: STDOUT_FILENO)
  }

  /// Starts the ``MemoryWatch`` if `--max-memory` was given.
  ///
  /// - Parameters:
  ///   - anim: The animation that runs.
  ///   - advice: The end of the message, such as `lower --scale`. It names a remedy other than a
  ///     higher limit.
  /// - Throws: ``CommandFailure`` if the value of the option is invalid, or if the memory cannot be
  ///   measured.
  func watchMemory(_ anim: Anim, advice: String) throws(CommandFailure) {
    guard let maxMemory else { return }
    try MemoryWatch.start(
      limit: RunOptions.memory(maxMemory), typed: maxMemory, anim: anim.name, advice: advice)
  }

  /// The name of the environment variable that disables the fast paths. If its value is 1, every
  /// frame is drawn pixel by pixel.
  static let referenceVariable = "ZOETROPE_REFERENCE"

  static func isReference(_ text: String) throws(CommandFailure) -> Bool {
    switch text {
    case "1": return true
    case "0", "": return false
    default:
      throw CommandFailure(
        "\(referenceVariable)=\(text): expected 0, or 1 to draw every frame pixel by pixel",
        status: .usage)
    }
  }

  static func rate(_ text: String) throws(CommandFailure) -> FrameRate {
    guard let rate = FrameRate(text) else {
      // Rates of television, which are often written with their first digits, such as 59.94.
      for whole in [24, 30, 48, 60, 120] {
        guard let value = Double(text), abs(Double(whole) * 1000 / 1001 - value) < 0.005 else {
          continue
        }
        throw .usage("--fps", text, "expected a quotient: \(whole * 1000)/1001")
      }
      throw .usage("--fps", text, "expected a positive rate such as 60, 25 or 30000/1001")
    }
    return rate
  }

  /// Parses a time in seconds, which must not be negative.
  ///
  /// - Parameters:
  ///   - flag: The flag, such as `--at`.
  ///   - text: The value of the flag.
  static func seconds(_ flag: String, _ text: String) throws(CommandFailure) -> Double {
    let number = text.hasSuffix("s") ? String(text.dropLast()) : text
    let isDecimal = number.allSatisfy { "0123456789.".contains($0) }
    guard isDecimal, let seconds = Double(number), seconds.isFinite else {
      throw .usage(flag, text, "expected a time in seconds, such as 1.2 or 1.2s")
    }
    return seconds
  }

  static func size(_ text: String) throws(CommandFailure) -> CGSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(positive)
    guard sides.count == 2, let width = sides[0], let height = sides[1] else {
      throw .usage(
        "--size", text, "expected a width and a height in points, both positive, such as 640x360")
    }
    return CGSize(width: width, height: height)
  }

  static func scale(_ text: String) throws(CommandFailure) -> Double {
    guard let scale = positive(text[...]) else {
      throw .usage("--scale", text, "expected a positive number of pixels per point, such as 2")
    }
    return scale
  }

  static func mode(_ text: String) throws(CommandFailure) -> LayoutInterpolation {
    guard let mode = LayoutInterpolation(rawValue: text) else {
      throw .usage("--mode", text, "expected parameters or positions")
    }
    return mode
  }

  static func compression(
    _ text: String
  ) throws(CommandFailure) -> RecordingOptions.Compression {
    guard let compression = RecordingOptions.Compression(rawValue: text) else {
      throw .usage("--compression", text, "expected fast or small")
    }
    return compression
  }

  static func checksum(_ text: String) throws(CommandFailure) -> Checksum {
    guard let checksum = Checksum(rawValue: text) else {
      throw .usage("--checksum", text, "expected xxh64 or sha256")
    }
    return checksum
  }

  static func jobs(_ text: String) throws(CommandFailure) -> Int {
    guard let jobs = Int(text), jobs > 0 else {
      throw .usage("--jobs", text, "expected a whole number of 1 or more")
    }
    return jobs
  }

  static func memory(_ text: String) throws(CommandFailure) -> Int {
    guard let bytes = ByteCount.parse(text) else {
      throw .usage("--max-memory", text, "expected a number of bytes, such as 512M or 2G")
    }
    return bytes
  }

  static func frame(_ text: String) throws(CommandFailure) -> Int {
    guard let frame = Int(text), frame >= 0 else {
      throw .usage("--frame", text, "expected a frame number, counted from 0")
    }
    return frame
  }

  static func frames(_ text: String) throws(CommandFailure) -> FrameSelection {
    do { return try FrameSelection(parsing: text) } catch {
      let example = "expected frames such as 0-9,20,30-60x2 or 100-"
      switch error {
      case .malformed(let part):
        let found = part == text ? "" : " (found \"\(part)\")"
        throw .usage("--frames", text, example + found)
      case .backwards(let first, let last):
        throw .usage(
          "--frames", text,
          "\(first)-\(last) is reversed; expected the smaller number first: \(last)-\(first)")
      case .zeroStep(let part):
        throw .usage("--frames", text, "\(part) has a step of 0; expected a step of 1 or more")
      }
    }
  }

  /// Parses a positive finite number in decimal notation, such as `2`, `0.5` or `1e2`.
  private static func positive(_ text: Substring) -> Double? {
    for character in text where !"0123456789.eE+-".contains(character) { return nil }
    guard let value = Double(text), value.isFinite, value > 0 else { return nil }
    return value
  }
}
