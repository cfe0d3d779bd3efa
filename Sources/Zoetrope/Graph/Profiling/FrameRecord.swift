import Foundation

/// The profile of a frame that is still in progress.
struct FrameRecord {
  var result = ProfiledFrame(number: 0)
  private var counts: ContiguousArray<ProfileCounts> = []
  private var calls: [CallKey: Int32] = [:]
  /// The activities in progress, as indices in ``ProfiledFrame/calls``, the outermost first.
  private var stack: ContiguousArray<Int32> = []
  private var rows: [EvaluationKey: Int] = [:]
  /// The time at which the innermost activity began or was resumed, in nanoseconds.
  private var time: UInt64 = 0

  private struct CallKey: Hashable {
    let parent: Int32
    let view: Int32
    let activity: ProfileActivity
  }

  private struct EvaluationKey: Hashable {
    let view: Int32
    let causes: [InvalidationCause]
  }

  /// The time of the machine's monotonic clock, in nanoseconds.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  mutating func open(_ activity: ProfileActivity, _ view: Int32) {
    let now = FrameRecord.now
    if let last = stack.last { result.calls[Int(last)].ownTime += now - time }
    let key = CallKey(parent: stack.last ?? -1, view: view, activity: activity)
    let call: Int32
    if let known = calls[key] {
      call = known
    } else {
      call = Int32(result.calls.count)
      calls[key] = call
      result.calls.append(ProfiledCall(parent: key.parent, view: view, activity: activity))
    }
    result.calls[Int(call)].count += 1
    stack.append(call)
    time = now
  }

  mutating func close() {
    guard let last = stack.popLast() else { return }
    let now = FrameRecord.now
    result.calls[Int(last)].ownTime += now - time
    time = now
  }

  /// Excludes a duration, in nanoseconds, from the time of the innermost activity.
  mutating func leaveOut(_ duration: UInt64) { time += duration }

  /// Moves a duration, in nanoseconds, from the time of one stage to the time of another.
  mutating func move(_ duration: UInt64, from stage: ProfileActivity, to other: ProfileActivity) {
    guard let from = result.calls.firstIndex(where: { $0.activity == stage }),
      let to = result.calls.firstIndex(where: { $0.activity == other })
    else {
      return
    }
    let part = min(duration, result.calls[from].ownTime)
    result.calls[from].ownTime -= part
    result.calls[to].ownTime += part
  }

  /// The innermost activity; nil outside of a frame.
  var innermost: ProfiledCall? { stack.last.map { result.calls[Int($0)] } }

  /// The counts of the view with a given index in the profile; all 0 for a view without counts.
  subscript(view: Int32) -> ProfileCounts {
    get { Int(view) < counts.count ? counts[Int(view)] : ProfileCounts() }
    _modify {
      while counts.count <= Int(view) { counts.append(ProfileCounts()) }
      yield &counts[Int(view)]
    }
  }

  /// Counts an evaluation of a view, and returns the index of its entry in
  /// ``ProfiledFrame/evaluations``. Evaluations of the same view for the same causes share an
  /// entry.
  mutating func addEvaluation(of view: Int32, _ causes: [InvalidationCause]) -> Int {
    self[view].evaluations += 1
    let key = EvaluationKey(view: view, causes: causes)
    let row = rows[key] ?? result.evaluations.count
    if rows[key] == nil {
      rows[key] = row
      result.evaluations.append(ProfiledEvaluation(view: Int(view), causes: causes))
    }
    result.evaluations[row].count += 1
    return row
  }

  /// Returns the record of the finished frame.
  ///
  /// - Complexity: O(*n* · *d*) for *n* activities that are nested *d* deep.
  mutating func finished() -> ProfiledFrame {
    addTimes()
    result.counts = counts.enumerated().compactMap { view, counts in
      counts == ProfileCounts() ? nil : (view, counts)
    }
    return result
  }

  /// Adds the times of the activities to the counts of their views. If activities of the same view
  /// are nested, the total time of the view counts only the outermost one.
  private mutating func addTimes() {
    var totals = result.calls.map(\.ownTime)
    for index in result.calls.indices.reversed() where result.calls[index].parent >= 0 {
      totals[Int(result.calls[index].parent)] += totals[index]
    }
    for (index, call) in result.calls.enumerated() where call.view >= 0 {
      self[call.view].ownTime += call.ownTime
      if !isInside(call.view, call.parent) { self[call.view].totalTime += totals[index] }
    }
  }

  private func isInside(_ view: Int32, _ call: Int32) -> Bool {
    var outer = call
    while outer >= 0 {
      let call = result.calls[Int(outer)]
      if call.view == view { return true }
      outer = call.parent
    }
    return false
  }
}
