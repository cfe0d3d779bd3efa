/// A view, modifier or layout, as named in a profile.
package struct ProfiledView: Hashable, Sendable {
  /// The path of the view, in the form of `Placement.path`. For a modifier, the path of the
  /// modified view.
  package var path: String
  /// The name of the view, modifier or layout without its arguments, such as `.padding`.
  package var name: String

  /// Creates a name of a view, modifier or layout.
  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }
}

/// The record of one frame.
///
/// Views are given by their indices in ``Profile/views``.
package struct ProfiledFrame: Sendable {
  /// The number of the frame, counted from 0.
  package var number: Int
  /// The counts of each view that took part in the frame. A recorded frame has them in ascending
  /// order of the views' indices, and a sum of frames in the order in which the views first
  /// occurred.
  package var counts: [(view: Int, counts: ProfileCounts)] = []
  /// The evaluations, in the order in which they first occurred.
  package var evaluations: [ProfiledEvaluation] = []
  /// The activities as a tree. Each activity comes before the activities that it contains.
  package var calls: [ProfiledCall] = []
  /// The number of items in the display list.
  package var itemCount = 0
  /// The number of items that were reused from the previous display list.
  package var reusedItemCount = 0

  /// Creates the record of a frame without any work.
  package init(number: Int) {
    self.number = number
  }

  /// The time of all activities, in nanoseconds.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls.
  package var time: UInt64 { calls.reduce(0) { $0 + $1.ownTime } }

  /// Returns the time of a stage, without the stages inside it, in nanoseconds.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls.
  package func time(of stage: ProfileActivity) -> UInt64 {
    var stages = [ProfileActivity](repeating: .frame, count: calls.count)
    var time: UInt64 = 0
    for (index, call) in calls.enumerated() {
      stages[index] =
        call.activity.isStage || call.parent < 0 ? call.activity : stages[Int(call.parent)]
      if stages[index] == stage { time += call.ownTime }
    }
    return time
  }
}

/// Evaluations of one view in one frame, all with the same causes.
package struct ProfiledEvaluation: Sendable {
  /// The index of the view.
  package var view: Int
  /// The causes that all of the evaluations have in common.
  package var causes: [InvalidationCause]
  /// The number of evaluations.
  package var count = 0
  /// The number of evaluations that changed neither the layout nor the picture.
  package var idleCount = 0

  /// Creates a record without any evaluations.
  package init(view: Int, causes: [InvalidationCause]) {
    self.view = view
    self.causes = causes
  }
}

/// An activity inside an enclosing activity. Activities of one kind that belong to the same view
/// and have the same enclosing activity are counted together.
package struct ProfiledCall: Sendable {
  /// The index of the enclosing activity; -1 for an outermost activity of the frame.
  package var parent: Int32
  /// The index of the view; -1 for a stage.
  package var view: Int32
  package var activity: ProfileActivity
  /// The number of times that the activity took place.
  package var count = 0
  /// The time of the activity in nanoseconds, without the activities inside it.
  package var ownTime: UInt64 = 0

  /// Creates a record of an activity that has not taken place yet.
  package init(parent: Int32, view: Int32, activity: ProfileActivity) {
    self.parent = parent
    self.view = view
    self.activity = activity
  }
}
