import Zoetrope
import ZoetropeFiles

/// The flame graphs of a column for a page: a graph of the whole animation, and a graph of each
/// frame.
///
/// A graph is a list of numbers, three for each activity: its depth, the index of its name, and its
/// time in tenths of a microsecond. The time includes all activities inside the activity. An
/// activity precedes the activities inside it. Activities that are too short to be seen are left
/// out.
struct PageFlames {
  private let profile: Profile
  private var names: FrameNames

  /// The smallest fraction of a graph's time that an activity must take in order to be in the page.
  private static let visiblePart = 0.001

  init(_ profile: Profile) {
    self.profile = profile
    names = FrameNames(profile.views)
  }

  /// The graphs as JSON. O(*n*) in the number of activities.
  mutating func json() -> String {
    let total = numbers(of: profile.total)
    let frames = profile.frames.map { numbers(of: $0) }
    return JSON.object([
      ("names", .array(names.names.map(JSON.string))), ("total", total), ("frames", .array(frames)),
    ]).text
  }

  private mutating func numbers(of frame: ProfiledFrame) -> JSON {
    let least = UInt64(Double(frame.time) * PageFlames.visiblePart)
    var numbers: [JSON] = []
    var calls: [(call: ProfiledCall, depth: Int, time: UInt64)] = []
    FlameGraph(frame).forEach { call, depth, start, end in
      if end - start > least { calls.append((call, depth, end - start)) }
    }
    for (call, depth, time) in calls {
      numbers += [.integer(depth), .integer(names.index(of: call)), .integer(Int(time / 100))]
    }
    return .array(numbers)
  }
}
