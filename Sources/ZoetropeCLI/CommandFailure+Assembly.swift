import Foundation
import ZoetropeAssembly
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

extension CommandFailure {
  /// Creates the failure for an external program that failed, or for an output file that exists or
  /// has unexpected properties.
  init(_ error: AssemblyError) {
    switch error {
    case .missingTool(let tool):
      self.init(
        "\(tool.rawValue) is not installed; install it with \(tool.installation)",
        status: .unavailable)
    case .cannotStart(let tool, let reason):
      self.init("\(tool.rawValue) cannot be started: \(reason)", status: .unavailable)
    case .failed(let tool, let status, let message):
      self.init("\(tool.rawValue) failed with \(status): \(message)", status: .inputOutput)
    case .unexpected(let path, let property, let found, let expected):
      self.init(
        "\(path) was not written: its \(property) would be \(found) instead of \(expected)",
        status: .inputOutput)
    case .exists(let path):
      self.init(
        "\(path) exists; use --overwrite to replace it, or choose another --output",
        status: .cannotCreate)
    }
  }

  /// Creates the failure for an error during the assembly of a file from a folder of frames.
  init(assembling error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    // On Control-C, a terminal sends a signal to this program and also to ffmpeg. The cause of the
    // error may therefore be that the signal has ended ffmpeg.
    case is AssemblyError where Interruption.signal != nil:
      self.init(assembling: RecorderError.interrupted(signal: Interruption.signal ?? SIGINT))
    case let error as AssemblyError: self.init(error)
    case let problem as FileProblem:
      self.init("the written file cannot be used: \(problem)", status: .inputOutput)
    case let error as RecorderError: self.init(assembling: error)
    default: self.init("\(error)", status: .inputOutput)
    }
  }

  private init(assembling error: RecorderError) {
    switch error {
    case .cannotCreate(let path, let code):
      self.init(
        "cannot create \(path): \(CommandFailure.text(ofError: code))", status: .cannotCreate)
    case .cannotWrite(let path, let code):
      self.init("cannot write \(path): \(CommandFailure.text(ofError: code))", status: .inputOutput)
    case .cannotRead(let path, let code):
      self.init("cannot read \(path): \(CommandFailure.text(ofError: code))", status: .inputOutput)
    default: self.init(error, reading: "", frames: nil)
    }
  }
}
