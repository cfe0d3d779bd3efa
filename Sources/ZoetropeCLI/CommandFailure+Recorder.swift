import Foundation
import Zoetrope
import ZoetropeAssembly
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

extension CommandFailure {
  /// Creates the failure for an error of a run or a recording.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - anim: The animation.
  ///   - options: The options of the command line. The message names their flags.
  init(_ error: any Error, anim: Anim, options: RunOptions) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as RecorderError: self.init(error, anim: anim, options: options)
    case let error as AnimError: self.init(error)
    case is AssemblyError, is FileProblem: self.init(assembling: error)
    case let error as HostError: self.init(error, anim: anim)
    default: self.init("\(anim.subject) failed: \(error)", status: .badData)
    }
  }

  /// Creates the failure for an animation that is declared incorrectly.
  init(_ error: AnimError) { self.init("\(error)", status: .badData) }

  private init(_ error: HostError, anim: Anim) {
    switch error {
    case .unsettled(let time, let rounds, let state, let layout, let work):
      let talker =
        layout.map { "; the last layout that called DispatchQueue.main.async was \($0)" }
        ?? HostError.talker(layout: nil, work: work)
      self.init(
        "\(anim.subject) does not settle at \(CommandFailure.moment(time, of: anim)): "
          + "\(state ?? "its state") still changes after \(rounds) rounds\(talker); "
          + HostError.settlingAdvice(layout: layout, work: work),
        status: .badData)
    case .nestedTooDeep(let time, let path, let levels):
      self.init(
        "\(anim.subject), \(CommandFailure.moment(time, of: anim)): views are nested too deep: "
          + "\(path)/…, \(levels) levels; \(HostError.nestingAdvice)", status: .badData)
    case .tooManyEvents(let time, let count, let source):
      self.init(
        "\(anim.subject), \(CommandFailure.moment(time, of: anim)): "
          + "\(HostError.crowd(count, of: source)); \(HostError.crowdAdvice)", status: .badData)
    case .tooManyDates(let time, let count, let view):
      self.init(
        "\(anim.subject), \(CommandFailure.moment(time, of: anim)): "
          + HostError.datesClause(count, of: view), status: .badData)
    case .stateWrittenInLayout(let time, let state, let layout):
      self.init(
        "\(anim.subject), \(CommandFailure.moment(time, of: anim)): \(layout) writes "
          + "\(state) during layout, which --strict forbids; write it in DispatchQueue.main.async "
          + "instead", status: .badData)
    case .layoutFault(let time, let message):
      self.init(
        "\(anim.subject), \(CommandFailure.moment(time, of: anim)), with --strict: "
          + message, status: .badData)
    case .noFonts, .fontFolderMissing, .fontFolderEmpty, .fontFolderUnreadable,
      .fontUnreadable, .invalidVariable, .fontLibraryUnavailable:
      self.init(fonts: error)
    }
  }

  /// Formats a time with its frame number: `0.5 s (frame 30 at 60 frames per second)`. The frame is
  /// the first one at or after the time, at the animation's own frame rate.
  private static func moment(_ time: Double, of anim: Anim) -> String {
    let frame = Int((time * anim.rate.framesPerSecond - 1e-9).rounded(.up))
    let seconds = (time * 1e6).rounded() / 1e6
    return "\(seconds) s (frame \(frame) at \(anim.rate) frames per second)"
  }

  /// Creates the failure for fonts that cannot be used.
  init(fonts error: HostError) {
    let variable = FontSource.variableName
    switch error {
    case .noFonts:
      self.init(
        "no fonts are installed; install some with apt-get install fonts-inter fonts-dejavu-core, "
          + "or set \(variable)=DIR to a folder of fonts", status: .unavailable)
    case .fontFolderMissing(let path):
      self.init("\(variable)=\(path): no such folder", status: .usage)
    case .fontFolderEmpty(let path):
      self.init(
        "\(variable)=\(path): no fonts in this folder; expected .ttf, .otf or .ttc files",
        status: .usage)
    case .fontFolderUnreadable(let path, let file):
      self.init(
        "\(variable)=\(path): none of the font files in this folder can be read, such as \(file)",
        status: .usage)
    case .fontUnreadable: self.init("\(error)", status: .inputOutput)
    case .invalidVariable: self.init("\(error)", status: .usage)
    case .fontLibraryUnavailable: self.init("\(error)", status: .unavailable)
    case .unsettled, .nestedTooDeep, .tooManyEvents, .tooManyDates, .stateWrittenInLayout,
      .layoutFault:
      self.init("\(error)", status: .badData)
    }
  }

  private init(_ error: RecorderError, anim: Anim, options: RunOptions) {
    switch error {
    case .frameTooSmall, .frameTooWide, .frameExceedsMemory:
      self.init(size: error, anim: anim, options: options)
    case .frameCount(let duration, let rate):
      self = .usage(
        "--fps", "\(rate)",
        "\(anim.name) lasts \(duration) s; expected a rate that gives 1 to "
          + "\(FrameRate.largestFrameCount) frames")
    case .framePastEnd(let frame, let count):
      let flag = options.frames.map { "--frames \($0)" } ?? "--frame \(frame)"
      self.init(
        "\(flag): frame \(frame) is past the end; \(anim.name) has \(count) "
          + "\(count == 1 ? "frame, 0" : "frames, 0 to \(count - 1)")", status: .usage)
    case .notAFolder(let path):
      self.init(
        "\(options.outputName): \(path) is not a folder; move it away or choose another --output",
        status: .cannotCreate)
    case .framesExist(let path, _) where path == options.html:
      self.init(
        "\(path) exists; use --overwrite to replace it, or choose another --html",
        status: .cannotCreate)
    case .framesExist(let path, let count):
      let more = count > 1 ? " (and \(count - 1) more)" : ""
      self.init(
        "\(path) exists\(more); use --overwrite to replace existing files, or choose another "
          + "--output",
        status: .cannotCreate)
    case .staleFrames(let path, let count):
      let more = count > 1 ? " (and \(count - 1) more)" : ""
      self.init(
        "\(path)\(more) is not a frame of this recording, and would stay among its frames; use "
          + "--overwrite to remove it, or choose another --output",
        status: .cannotCreate)
    case .settingDiffers(let path, let difference):
      self.init(difference, in: path)
    case .partsDisagree(let path, let fault):
      self.init(
        "\(path): \(fault.message); use --overwrite to start anew, or choose another --output",
        status: .cannotCreate)
    case .noSuchView(let name, let names):
      let near = NearestNames.of(name, among: names).joined(separator: ", ")
      self = .usage(
        "--trails", name,
        "no view has this in its name" + (near.isEmpty ? "" : "; the most similar are \(near)"))
    case .inputDiffers(let name):
      self.init(
        "\(name) is not the file that the frames in the folder were made with; use "
          + "--overwrite to start anew, or choose another --output", status: .cannotCreate)
    case .manifestUnreadable(let path, let problem):
      self.init(
        "\(path) cannot be used: \(problem); use --overwrite to start anew, or choose another "
          + "--output", status: .cannotCreate)
    case .cannotRead(let path, let code):
      self.init("cannot read \(path): \(CommandFailure.text(ofError: code))", status: .inputOutput)
    case .framesClaimed(let path):
      self.init(
        "\(path) is being written by another recording; wait until that has ended, or choose another "
          + "--output", status: .cannotCreate)
    case .cannotClaim(let path):
      self.init(
        "\(path) stays locked by a recording that is ending; wait until that has ended, or choose "
          + "another --output", status: .cannotCreate)
    case .cannotCreate(let path, let code):
      self.init(
        "cannot create \(path): \(CommandFailure.text(ofError: code))", status: .cannotCreate)
    case .cannotWrite(let path, let code):
      self.init(
        "cannot write \(path): \(CommandFailure.text(ofError: code))", status: .inputOutput)
    case .closedPipe: self.init("", status: .closedPipe)
    case .needsOpaqueBackground(let format):
      self = .usage(
        "--stream", format.rawValue,
        "the format has no alpha, but the background is not opaque; expected an opaque "
          + "--background, or --stream png or rgba")
    case .cannotEncode(let path, let reason):
      self.init("cannot encode \(path): \(reason)", status: .inputOutput)
    case .interrupted(let signal):
      self.init(
        "interrupted\(Interruption.stateOfFrames)",
        status: ExitStatus(rawValue: 128 + signal) ?? .interrupted)
    }
  }

  /// Creates the failure for a folder to which no frames can be added, because its frames were
  /// recorded with another setting. `path` is the path of the folder's manifest or journal.
  private init(_ difference: RecordingSettings.Difference, in path: String) {
    let values = difference.values.map { $0.replacingOccurrences(of: "\"", with: "") }
    let reason =
      switch difference.name {
      case "build": "by another build of the program"
      case "libraries": "with other versions of libraries (\(values[0]) instead of \(values[1]))"
      default: "with \(difference.name) \(values[0]) instead of \(values[1])"
      }
    let isProgram = difference.name == "build" || difference.name == "libraries"
    self.init(
      "\(path) was recorded \(reason); "
        + (isProgram ? "use --any-build to add to it, " : "repeat that setting, ")
        + "use --overwrite to start anew, or choose another --output", status: .cannotCreate)
  }

  /// Creates the failure for a frame of an impossible size. The message names `--size`, `--scale`
  /// and `--max-memory` as the cause if they were given. Otherwise, it names the animation.
  private init(size error: RecorderError, anim: Anim, options: RunOptions) {
    var flags = [
      options.size.map { "--size \($0)" }, options.scale.map { "--scale \($0)" },
    ].compactMap(\.self)
    if case .frameExceedsMemory(_, _, _, let available) = error, let limit = options.maxMemory,
      available < MachineMemory.bytes
    {
      flags.append("--max-memory \(limit)")
    }
    let reason =
      switch error {
      case .frameTooSmall(let width, let height):
        "the frame size would be \(Amount.pixels(width, height)); expected at least 1x1"
      case .frameTooWide(let width, let height, let limit):
        "the frame size would be \(Amount.pixels(width, height)); expected at most \(limit) per side"
      case .frameExceedsMemory(let width, let height, let bytes, let available):
        "a frame of \(Amount.pixels(width, height)) needs "
          + (bytes.isFinite
            ? "\(Amount.bytes(bytes)) of memory" : "more memory than any machine has")
          + "; only \(Amount.bytes(available)) are available"
      default: "\(error)"
      }
    let subject = flags.isEmpty ? anim.subject : flags.joined(separator: " ")
    self.init("\(subject): \(reason)", status: flags.isEmpty ? .badData : .usage)
  }

  /// Returns the system's description of an `errno` value.
  static func text(ofError code: Int32) -> String { String(cString: strerror(code)) }
}
