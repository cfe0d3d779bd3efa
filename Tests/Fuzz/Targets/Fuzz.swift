import CFuzzDriver
import Dispatch
import Foundation
import Synchronization

/// Runs one of the targets: `fuzz TARGET [libFuzzer's arguments]`.
@main enum Fuzz {
  static let targets: [String: @MainActor @Sendable (inout Bytes) async -> Void] = [
    "png": fuzzPNG, "jpeg": fuzzJPEG, "fonts": fuzzFonts, "paths": fuzzPaths,
    "strokes": fuzzStrokes,
    "text": fuzzText, "markup": fuzzMarkup, "arguments": fuzzArguments,
    "catalogues": fuzzCatalogues, "views": fuzzViews,
  ]

  /// The target that runs; set once, before the driver starts.
  static let running = Mutex<(@MainActor @Sendable (inout Bytes) async -> Void)?>(nil)

  static func main() {
    guard CommandLine.arguments.count > 1, let target = targets[CommandLine.arguments[1]] else {
      print(
        "usage: fuzz TARGET [ARGUMENT...], where a target is one of "
          + targets.keys.sorted().joined(separator: ", "))
      exit(64)
    }
    running.withLock { $0 = target }
    // The hosts belong to the main actor, so the driver runs on another thread.
    let thread = Thread { drive() }
    thread.stackSize = 64 << 20
    thread.start()
    dispatchMain()
  }

  private static func drive() {
    var arguments = CommandLine.arguments
    arguments.remove(at: 1)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var count = Int32(arguments.count)
    let status = pointers.withUnsafeMutableBufferPointer { buffer in
      var base = buffer.baseAddress
      return LLVMFuzzerRunDriver(&count, &base) { data, size in
        let input = [UInt8](UnsafeBufferPointer(start: data, count: size))
        guard let target = Fuzz.running.withLock(\.self) else { return 0 }
        let isDone = DispatchSemaphore(value: 0)
        Task { @MainActor in
          var bytes = Bytes(input)
          await target(&bytes)
          isDone.signal()
        }
        isDone.wait()
        return 0
      }
    }
    exit(status)
  }
}
