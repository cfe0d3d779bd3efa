/// The recorded work of an animation's frames, by view: the sizes, the placements, the drawings,
/// the times, and the evaluated bodies with the reasons for their evaluation.
///
/// All counts are the same in every run. The times depend on the machine, and include the cost of
/// the recording.
package struct Profile: Sendable {
  /// The views, modifiers and layouts that took part.
  package private(set) var views: [ProfiledView]
  /// The frames, in their order.
  package private(set) var frames: [ProfiledFrame]

  /// Creates a profile of recorded frames.
  ///
  /// - Parameters:
  ///   - frames: The frames, in their order.
  ///   - views: The views, modifiers and layouts to which the frames refer by index.
  ///   - keepsElements: Whether the elements of a `ForEach` are kept apart. If false, the counts
  ///     and times of elements are added up, and an asterisk replaces the ids of elements in paths.
  /// - Complexity: O(*n*) in the number of recorded activities.
  package init(_ frames: [ProfiledFrame], of views: [ProfiledView], keepsElements: Bool) {
    (self.views, self.frames) = (views, frames)
    if !keepsElements { joinElements() }
  }

  /// The sum of all frames.
  ///
  /// - Complexity: O(*n*) in the number of recorded activities.
  package var total: ProfiledFrame {
    var sum = ProfileSum()
    for frame in frames { sum.add(frame) { $0 } }
    return sum.frame
  }

  /// The time of all stages of all frames, in nanoseconds.
  package var time: UInt64 { frames.reduce(0) { $0 + $1.time } }

  private mutating func joinElements() {
    var joined: [ProfiledView] = []
    var known: [ProfiledView: Int] = [:]
    let indices = views.map { view in
      let common = ProfiledView(path: Profile.withoutElements(view.path), name: view.name)
      if let index = known[common] { return index }
      known[common] = joined.count
      joined.append(common)
      return joined.count - 1
    }
    frames = frames.map { frame in
      var sum = ProfileSum()
      sum.add(frame) { indices[$0] }
      sum.frame.number = frame.number
      return sum.frame
    }
    views = joined
  }

  /// Returns a path with an asterisk instead of the id of each element of a `ForEach`.
  static func withoutElements(_ path: String) -> String {
    var result = ""
    var rest = path[...]
    while let start = rest.firstRange(of: "ForEach[") {
      result += rest[..<start.upperBound] + "*]"
      rest = rest[start.upperBound...]
      // An id may contain brackets itself.
      var depth = 1
      while depth > 0, let character = rest.popFirst() {
        depth += character == "[" ? 1 : character == "]" ? -1 : 0
      }
    }
    return result + rest
  }
}

/// A sum of several frames. Views of one frame are also added up if they have the same index in the
/// sum.
struct ProfileSum {
  var frame = ProfiledFrame(number: 0)
  private var rows: [Int: Int] = [:]
  private var evaluations: [EvaluationKey: Int] = [:]
  private var calls: [CallKey: Int32] = [:]

  private struct EvaluationKey: Hashable {
    let view: Int
    let causes: [InvalidationCause]
  }

  private struct CallKey: Hashable {
    let parent: Int32
    let view: Int32
    let activity: ProfileActivity
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - other: The frame.
  ///   - index: A closure that maps the index of a view in `other` to the index of the view in the
  ///     sum.
  mutating func add(_ other: ProfiledFrame, index: (Int) -> Int) {
    frame.itemCount += other.itemCount
    frame.reusedItemCount += other.reusedItemCount
    for (view, counts) in other.counts { add(counts, of: index(view)) }
    for evaluation in other.evaluations { add(evaluation, of: index(evaluation.view)) }
    var places = [Int32](repeating: -1, count: other.calls.count)
    for (place, call) in other.calls.enumerated() {
      let parent = call.parent < 0 ? -1 : places[Int(call.parent)]
      places[place] = add(call, in: parent, view: call.view < 0 ? -1 : Int32(index(Int(call.view))))
    }
  }

  private mutating func add(_ counts: ProfileCounts, of view: Int) {
    if let row = rows[view] { return frame.counts[row].counts += counts }
    rows[view] = frame.counts.count
    frame.counts.append((view, counts))
  }

  private mutating func add(_ evaluation: ProfiledEvaluation, of view: Int) {
    let key = EvaluationKey(view: view, causes: evaluation.causes)
    let row = evaluations[key] ?? frame.evaluations.count
    if evaluations[key] == nil {
      evaluations[key] = row
      frame.evaluations.append(ProfiledEvaluation(view: view, causes: evaluation.causes))
    }
    frame.evaluations[row].count += evaluation.count
    frame.evaluations[row].idleCount += evaluation.idleCount
  }

  private mutating func add(_ call: ProfiledCall, in parent: Int32, view: Int32) -> Int32 {
    let key = CallKey(parent: parent, view: view, activity: call.activity)
    let place = calls[key] ?? Int32(frame.calls.count)
    if calls[key] == nil {
      calls[key] = place
      frame.calls.append(ProfiledCall(parent: parent, view: view, activity: call.activity))
    }
    frame.calls[Int(place)].count += call.count
    frame.calls[Int(place)].ownTime += call.ownTime
    return place
  }
}
