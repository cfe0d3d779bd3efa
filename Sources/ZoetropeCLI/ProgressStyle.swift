import Zoetrope

/// The form in which progress is reported.
enum ProgressStyle: Equatable {
  /// A bar on stderr that is redrawn.
  case bar
  /// Lines on stderr.
  case lines
  /// One JSON object per line, on stdout.
  case json
  /// Lines on stdout for a worker of Open Job Description.
  ///
  /// Source: Open Job Description specification, "How Jobs Are Run", section "Stdout/Stderr
  /// Messages".
  case openJobDescription

  /// Parses the value of `--progress`.
  ///
  /// - Throws: ``CommandFailure`` if it is not `json` or `openjd`.
  init(_ text: String) throws(CommandFailure) {
    switch text {
    case "json": self = .json
    case "openjd": self = .openJobDescription
    default: throw .usage("--progress", text, "expected json or openjd")
    }
  }

  /// The minimum time between two messages.
  var interval: Duration {
    switch self {
    case .bar: .milliseconds(50)
    case .json: .milliseconds(100)
    case .openJobDescription: .seconds(1)
    case .lines: .seconds(2)
    }
  }

  /// Whether the messages go to stdout, for a program.
  var isForPrograms: Bool { self == .json || self == .openJobDescription }
}

/// The speed of a recording.
struct ProgressPace: Equatable {
  /// The number of frames per second.
  let rate: Double
  /// The estimated time until the end, in seconds.
  let remaining: Double

  /// Computes the speed; nil if less than half a second has passed, or if no frame has been
  /// completed.
  ///
  /// - Parameters:
  ///   - completed: The number of frames that have been completed since the start.
  ///   - left: The number of frames that are still to be completed.
  ///   - duration: The time since the start.
  init?(completed: Int, left: Int, duration: Duration) {
    let seconds = duration / .seconds(1)
    guard completed > 0, seconds >= 0.5 else { return nil }
    rate = Double(completed) / seconds
    remaining = Double(left) / rate
  }

  /// The speed and the remaining time: `62 frames per second, 1:05 left`.
  var text: String {
    let digits = rate < 10 ? "\((rate * 10).rounded() / 10)" : Amount.number(rate.rounded())
    return "\(digits) frames per second, \(ProgressPace.clock(remaining)) left"
  }

  /// Formats a time in seconds: `4 s`, `1:05` or `2:00:00`.
  static func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 1e9))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60):\(two(whole % 60))" }
    return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
  }
}
