import ZoetropeFiles

extension Profile {
  /// The profile in the file format of speedscope. Other flame graph viewers read this format, too.
  /// The first profile in the file is the sum of all frames; the others are the single frames.
  ///
  /// Activities that were counted together are shown as one. Activities appear in the order in
  /// which they first took place.
  ///
  /// The format is described at <https://www.speedscope.app/file-format-schema.json>.
  ///
  /// - Parameters:
  ///   - name: The name of the animation.
  ///   - tool: The name and the version of the program.
  package func speedscope(_ name: String, tool: String) -> JSON {
    var frameNames = FrameNames(views)
    var profiles = [FlameGraph(total).profile("all frames", &frameNames)]
    for frame in frames {
      profiles.append(FlameGraph(frame).profile("frame \(frame.number)", &frameNames))
    }
    return .object([
      ("$schema", .string("https://www.speedscope.app/file-format-schema.json")),
      (
        "shared",
        .object([
          ("frames", .array(frameNames.names.map { .object([("name", .string($0))]) }))
        ])
      ),
      ("profiles", .array(profiles)), ("name", .string(name)), ("activeProfileIndex", .integer(0)),
      ("exporter", .string(tool)),
    ])
  }
}

/// The names of activities in a flame graph. Each name has an index.
package struct FrameNames {
  /// The names, by index.
  package private(set) var names: [String] = []
  private let views: [ProfiledView]
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let activity: ProfileActivity
    let view: Int32
  }

  /// Creates an empty list of names. The activities refer to `views` by index.
  package init(_ views: [ProfiledView]) { self.views = views }

  /// Returns the index of the name of an activity.
  package mutating func index(of call: ProfiledCall) -> Int {
    let key = Key(activity: call.activity, view: call.view)
    if let known = indices[key] { return known }
    indices[key] = names.count
    let words = call.activity == .frame ? "frame" : call.activity.words
    names.append(call.view < 0 ? words : "\(words) \(views[Int(call.view)].title)")
    return names.count - 1
  }
}

/// The activities of a frame as a tree with times.
package struct FlameGraph {
  private let calls: [ProfiledCall]
  /// For each activity, the indices of the activities inside it, in their order.
  private var inner: [[Int]]
  private var roots: [Int] = []
  private var times: [UInt64]

  /// Creates the tree of a frame.
  package init(_ frame: ProfiledFrame) {
    calls = frame.calls
    inner = [[Int]](repeating: [], count: calls.count)
    times = calls.map(\.ownTime)
    for (index, call) in calls.enumerated() {
      if call.parent < 0 { roots.append(index) } else { inner[Int(call.parent)].append(index) }
    }
    for index in calls.indices.reversed() where calls[index].parent >= 0 {
      times[Int(calls[index].parent)] += times[index]
    }
  }

  /// Calls a closure with each activity, its depth, and its beginning and its end in nanoseconds.
  ///
  /// The closure is called for an outer activity before the activities inside of it. The first
  /// inner activity begins together with the outer one. The inner activities follow each other
  /// without gaps. The outer activity's own time comes after the last inner activity.
  package func forEach(
    _ body: (ProfiledCall, _ depth: Int, _ start: UInt64, _ end: UInt64) -> Void
  ) {
    var time: UInt64 = 0
    for root in roots {
      walk(root, depth: 0, from: time, body)
      time += times[root]
    }
  }

  private func walk(
    _ index: Int, depth: Int, from start: UInt64,
    _ body: (ProfiledCall, Int, UInt64, UInt64) -> Void
  ) {
    body(calls[index], depth, start, start + times[index])
    var time = start
    for call in inner[index] {
      walk(call, depth: depth + 1, from: time, body)
      time += times[call]
    }
  }

  /// Returns the activities as one profile in the file format of speedscope. Their names are added
  /// to `names`.
  func profile(_ name: String, _ names: inout FrameNames) -> JSON {
    var events: [JSON] = []
    var open: [(name: Int, end: UInt64)] = []
    func event(_ type: String, _ name: Int, _ time: UInt64) {
      events.append(
        .object([
          ("type", .string(type)), ("frame", .integer(name)), ("at", .integer(Int(time))),
        ]))
    }
    func close(to depth: Int) {
      while open.count > depth, let last = open.popLast() { event("C", last.name, last.end) }
    }
    var end: UInt64 = 0
    forEach { call, depth, start, stop in
      close(to: depth)
      let index = names.index(of: call)
      event("O", index, start)
      open.append((index, stop))
      end = max(end, stop)
    }
    close(to: 0)
    return .object([
      ("type", .string("evented")), ("name", .string(name)), ("unit", .string("nanoseconds")),
      ("startValue", .integer(0)), ("endValue", .integer(Int(end))), ("events", .array(events)),
    ])
  }
}
