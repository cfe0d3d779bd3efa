import Foundation
import Zoetrope
import ZoetropeAssembly

/// The values of the options that control how an animation is run and recorded. The values have the
/// form in which they were typed, and have not been checked. They are nil or empty for options that
/// were not given.
struct RunOptions: Sendable {
  var fps: String?
  var size: String?
  var frames: String?
  var scale: String?
  var mode: String?
  var trails: String?
  var hasPlot = false
  var settings: [String] = []
  var background: String?
  var compression: String?
  var jobs: String?
  var output: String?
  /// The path of the PNG file, for commands that write a single picture.
  var picture: String?
  var html: String?
  var stream: String?
  var overwrites = false
  var resumes = false
  var anyBuild = false
  var shard: String?
  var checksum: String?
  var progress: String?
  var isStrict = false
  var maxMemory: String?
  /// Whether only warnings and errors are printed.
  var isQuiet = false
  /// Whether the time of each stage is printed at the end.
  var measures = false
  /// The value of the environment variable ``referenceVariable``; nil if the variable is unset.
  var reference = getenv(referenceVariable).map { String(cString: $0) }

  /// Whether the frames are written to stdout.
  var isStream: Bool { output == "-" }

  /// The format of the single file that the frames are put into; nil if the frames are written to a
  /// folder or to stdout. The path of an existing folder never names such a file.
  var container: Container? {
    guard let output, !isFolder(output) else { return nil }
    return Container(path: output)
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return path.hasSuffix("/") || stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Checks that the flags are valid for a page, and that the page is an HTML file.
  func checkPage() throws(CommandFailure) {
    guard let html else { return }
    guard html.lowercased().hasSuffix(".html"), !html.hasSuffix("/.html"), html != ".html",
      !isFolder(html)
    else {
      throw .usage("--html", html, "expected the path of an HTML file, such as wheel.html")
    }
    let flags: [(String?, String)] = [
      (output.map { "--output \($0)" }, "expected only one of them"),
      (stream.map { "--stream \($0)" }, "a page is no stream"),
      (resumes ? "--resume" : nil, "a page cannot be resumed"),
      (shard.map { "--shard \($0)" }, "a page cannot be divided"),
      (checksum.map { "--checksum \($0)" }, "a page has no manifest"),
      (anyBuild ? "--any-build" : nil, "a page has no manifest"),
      (trails.map { "--trails \($0)" }, "the trails are chosen in the page"),
      (hasPlot ? "--plot" : nil, "a page always has plots"),
    ]
    for case (let flag?, let reason) in flags { throw .usage(flag, "--html \(html)", reason) }
  }

  /// Checks that `--output` names a folder, stdout, or a file in a supported format. For a file,
  /// also checks that all other flags can be used with a single file.
  func checkOutput() throws(CommandFailure) {
    guard let output, !isFolder(output) else { return }
    if container == nil {
      guard Container.isOtherFile(output) else { return }
      throw .usage(
        "--output", output, "expected a folder, or a file that ends in \(Container.list)")
    }
    let flags: [(String?, String)] = [
      (resumes ? "--resume" : nil, "a single file cannot be resumed"),
      (shard.map { "--shard \($0)" }, "a single file cannot be divided"),
      (checksum.map { "--checksum \($0)" }, "a single file has no manifest"),
      (anyBuild ? "--any-build" : nil, "a single file has no manifest"),
      (compression.map { "--compression \($0)" }, "requires frames in PNG files"),
    ]
    for case (let flag?, let reason) in flags { throw .usage(flag, "--output \(output)", reason) }
  }

  /// Returns the form in which progress is reported to programs; nil if progress is shown to the
  /// user.
  ///
  /// - Throws: ``CommandFailure`` if the form is unknown, or if frames are written to stdout.
  func progressStyle() throws(CommandFailure) -> ProgressStyle? {
    guard let progress else { return nil }
    let style = try ProgressStyle(progress)
    if isStream {
      throw .usage("--progress", "\(progress) --output -", "stdout is for the frames")
    }
    return style
  }

  /// The name of the output folder in error messages.
  var outputName: String { output.map { "--output \($0)" } ?? "the output folder" }
}
