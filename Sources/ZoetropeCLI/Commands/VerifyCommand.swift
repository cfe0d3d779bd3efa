import ArgumentParser
import Foundation
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// `verify`: compares the files in a folder with the manifests in it.
struct VerifyCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Checks that a folder holds all frames of its anims, undamaged, and nothing else.",
    discussion: """
      Every recording leaves a manifest, NAME.zoetrope.json, with the size and the checksum of each \
      frame. Ranges and shards leave one each, which are read as one. Prints a line for each fault, \
      and exits with 65 if there are any.
      """)

  @Argument(help: ArgumentHelp("The folder, as given to render --output.", valueName: "dir"))
  var folder: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames that must be there, such as 0-9,20,30-60x2 or 100- (default: all of the anim).",
      valueName: "LIST"))
  var frames: String?

  @Flag(help: "Accepts parts that different builds of the program have recorded.")
  var anyBuild = false

  @Flag(help: "Also decodes every frame, which takes longer than drawing it.")
  var decode = false

  @Flag(help: "Prints JSON.")
  var json = false

  func run(in tool: Tool) throws(CommandFailure) {
    let verification = try Verification(
      checking: folder, frames: frames, allowsAnyBuild: anyBuild, decodes: decode, flag: "")
    try tool.console.writeOutput(json ? verification.json.text + "\n" : verification.text)
    if !verification.faults.isEmpty {
      throw CommandFailure(
        "\(folder): \(Amount.count(verification.faults.count, "fault"))", status: .badData)
    }
  }
}

extension Verification {
  /// Verifies a folder that the command line names.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - frames: The value of `--frames`; nil if it was not given.
  ///   - name: The name of the sequence to which the selection applies; nil for all sequences.
  ///     Default nil.
  ///   - allowsAnyBuild: Whether frames that were made by different builds are accepted.
  ///   - decodes: Whether each picture is decoded. Default false.
  ///   - flag: The name of the flag that gave the folder, with a space at the end. Empty if the
  ///     folder was given as an argument without a flag.
  init(
    checking folder: String, frames: String?, of name: String? = nil, allowsAnyBuild: Bool,
    decodes: Bool = false, flag: String
  ) throws(CommandFailure) {
    guard !folder.isEmpty else {
      throw CommandFailure("\(flag)\"\": expected the path of a folder", status: .usage)
    }
    let selection: FrameSelection?
    if let frames { selection = try RunOptions.frames(frames) } else { selection = nil }
    do throws(RecorderError) {
      try self.init(
        folder, selection: selection, of: name, allowsAnyBuild: allowsAnyBuild, decodes: decodes
      ) { () throws(RecorderError) in
        if let signal = Interruption.signal { throw .interrupted(signal: signal) }
      }
    } catch {
      throw CommandFailure(error, reading: folder, frames: frames)
    }
  }

  /// The faults, one per line; if there are none, a line for each sequence.
  var text: String {
    if faults.isEmpty {
      return sequences.map { sequence in
        let count = sequence.frames.count
        let whole = count == sequence.settings.count ? "" : " of \(sequence.settings.count)"
        let name = sequence.baseName
        return Tool.printable("\(folder): \(name): \(count)\(whole) frames, complete and undamaged")
          + "\n"
      }.joined()
    }
    return faults.map { fault in
      Tool.printable((fault.file == "." ? folder : fault.file) + ": \(fault.message)")
        + "\n"
    }.joined()
  }
}

extension CommandFailure {
  /// Creates the failure for a folder of frames that cannot be read.
  init(_ error: RecorderError, reading folder: String, frames: String?) {
    switch error {
    case .cannotRead(let path, let code) where code == ENOENT || code == ENOTDIR:
      self.init("\(path): no such folder; expected a folder of frames", status: .usage)
    case .cannotRead(let path, let code):
      self.init("cannot read \(path): \(CommandFailure.text(ofError: code))", status: .inputOutput)
    case .notAFolder(let path):
      self.init("\(path) is not a folder; expected a folder of frames", status: .usage)
    case .framePastEnd(let frame, let count):
      self.init(
        "--frames \(frames ?? ""): frame \(frame) is past the end; the anim has "
          + "\(count == 1 ? "frame 0 only" : "frames 0 to \(count - 1)")", status: .usage)
    case .interrupted(let signal):
      self.init("interrupted", status: ExitStatus(rawValue: 128 + signal) ?? .interrupted)
    default: self.init("\(error)", status: .inputOutput)
    }
  }
}
