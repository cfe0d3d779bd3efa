import Foundation
import ZoetropeFiles

/// The properties of a file that an encoder has written.
struct FileProbe: Equatable {
  let width: Int
  let height: Int
  let frameCount: Int
  /// The duration in seconds; nil if the file does not specify it.
  let duration: Double?

  /// Reads a file: a WebP file directly, any other file with ffprobe.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - container: The format of the file.
  ///   - target: The path of the file in error messages.
  /// - Throws: ``AssemblyError``, or ``FileProblem``.
  @MainActor init(_ path: String, _ container: Container, target: String) async throws {
    func fail() -> AssemblyError {
      .unexpected(
        path: target, property: "format", found: "unreadable", expected: container.rawValue)
    }
    if container == .webp {
      guard let file = WebPFile(try RegularFile(path: path, limit: .max).bytes()) else {
        throw fail()
      }
      (width, height, frameCount) = (file.width, file.height, file.pictureCount)
      duration = file.milliseconds == 0 ? nil : Double(file.milliseconds) / 1000
      return
    }
    let entries =
      "stream=nb_read_packets,width,height,avg_frame_rate,time_base,duration_ts,duration"
      + ":format=duration"
    let command = ToolCommand(
      .ffprobe,
      // By default, ffprobe reads delays below 2 hundredths of a second as 10 hundredths.
      (container == .gif ? ["-f", "gif", "-min_delay", "0"] : []) + [
        "-v", "error", "-count_packets", "-select_streams", "v:0", "-show_entries", entries,
        "-of", "json", "file:" + path,
      ])
    let output: [UInt8]
    do { output = try await ToolRun.output(command) } catch AssemblyError.failed { throw fail() }
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(output)),
      let stream = report.streams.first
    else { throw fail() }
    (width, height) = (stream.width, stream.height)
    frameCount = stream.nb_read_packets.flatMap { Int($0) } ?? 0
    duration = report.duration(frames: frameCount, container)
  }

  private struct Report: Decodable {
    struct Stream: Decodable {
      let width, height: Int
      let nb_read_packets, avg_frame_rate, time_base, duration: String?
      let duration_ts: Int?
    }
    struct Format: Decodable { let duration: String? }
    let streams: [Stream]
    let format: Format?

    func duration(frames: Int, _ container: Container) -> Double? {
      let stream = streams.first
      switch container {
      case .mp4, .mov, .gif:
        let unit = Report.fraction(stream?.time_base)
        return unit.flatMap { unit in stream?.duration_ts.map { Double($0) * unit } }
      case .apng: return Report.fraction(stream?.avg_frame_rate).map { Double(frames) / $0 }
      case .webm, .webp: return format?.duration.flatMap { Double($0) }
      }
    }

    /// Returns the value of a positive fraction such as `30000/1001`; nil for any other text.
    private static func fraction(_ text: String?) -> Double? {
      let parts = (text ?? "").split(separator: "/").compactMap { Double($0) }
      guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
      return parts[0] / parts[1]
    }
  }

  /// Checks that the file has the properties that a plan requires.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - path: The path of the file in error messages.
  /// - Throws: ``AssemblyError/unexpected(path:property:found:expected:)``.
  func check(_ plan: AssemblyPlan, path: String) throws(AssemblyError) {
    func fail(_ property: String, _ found: String, _ expected: String) -> AssemblyError {
      .unexpected(path: path, property: property, found: found, expected: expected)
    }
    let size = plan.codedSize
    if (width, height) != size {
      throw fail("size", "\(width)x\(height)", "\(size.width)x\(size.height)")
    }
    let joinsFrames = plan.container == .webp && 1...plan.count ~= frameCount
    if frameCount != plan.count, !joinsFrames {
      throw fail("number of frames", "\(frameCount)", "\(plan.count)")
    }
    // In some formats, a file with a single picture has no duration.
    if let duration, plan.count > 1, abs(duration - plan.duration) > plan.tolerance {
      throw fail("duration", "\(duration) s", "\(plan.duration) s")
    }
  }
}
