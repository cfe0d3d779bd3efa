import Foundation

/// A recorder of the graph's work: which views the graph evaluates, measures, places and draws,
/// why, and for how long.
///
/// A graph has a recorder only if one is requested. Code that notifies the recorder first checks
/// ``LayoutPass/isProfiling``.
///
/// The recorded times exclude the time that the recorder takes to find names and reasons. They
/// include the rest of the recorder's own time, about 0.1 µs for each activity.
package final class ProfileRecorder {
  /// The views that have been recorded so far.
  package private(set) var views: [ProfiledView] = []
  /// The records of the finished frames.
  package private(set) var frames: [ProfiledFrame] = []
  /// The causes of the next evaluation of each view, by the view's index.
  var pendingCauses: [Int32: [InvalidationCause]] = [:]
  /// The updates of views that are in progress, the outermost first.
  var visits: [Visit] = []
  /// The number of changes so far that may have an effect on the layout or the picture.
  var effectCount = 0
  /// The number of placements so far that moved a view.
  var moveCount = 0
  /// The models that the views have read.
  var models = ModelWatch()
  var frame = FrameRecord()

  private let name: (LayoutNode) -> String
  private var indices: [ProfiledView: Int32] = [:]
  private var isInFrame = false

  /// Creates a recorder without any frames.
  ///
  /// - Parameters:
  ///   - isModel: Returns whether views can observe an object.
  ///   - name: Returns the name of a layout node, without its arguments.
  package init(
    isModel: @escaping (AnyObject) -> Bool, name: @escaping (LayoutNode) -> String
  ) {
    self.name = name
    models.isModel = isModel
  }

  // MARK: Frames

  /// Begins the record of the frame with the given number.
  package func beginFrame(_ number: Int) {
    isInFrame = true
    frame = FrameRecord()
    frame.result.number = number
    begin(.frame)
  }

  /// Ends the record of the frame.
  ///
  /// - Parameter keeps: Whether the frame belongs to the profile. Default true.
  package func endFrame(keeps: Bool = true) {
    if !isInFrame { return }
    end()
    isInFrame = false
    if keeps { frames.append(frame.finished()) }
  }

  // MARK: Activities

  /// Begins to record a stage of the frame.
  package func begin(_ stage: ProfileActivity) { begin(stage, of: -1) }

  /// Begins to record an activity of the view with the given index; -1 stands for no view.
  func begin(_ activity: ProfileActivity, of view: Int32) {
    frame.open(activity, view)
  }

  /// Ends the innermost activity in progress.
  package func end() { frame.close() }

  /// Moves a part of one stage's recorded time to another stage of the frame.
  ///
  /// - Parameters:
  ///   - duration: The part, in nanoseconds.
  ///   - stage: The stage for which the part was recorded.
  ///   - other: The stage to which the part belongs.
  package func move(_ duration: UInt64, from stage: ProfileActivity, to other: ProfileActivity) {
    begin(other)
    frame.move(duration, from: stage, to: other)
    end()
  }

  /// Runs a closure, and excludes its duration from the recorded times.
  func unmeasured<Result>(_ body: () -> Result) -> Result {
    let start = FrameRecord.now
    defer { frame.leaveOut(FrameRecord.now - start) }
    return body()
  }

  // MARK: Views

  /// Returns the index of a node's view in ``views``. A view without an index is added.
  func index(of node: ViewNode) -> Int32 {
    if node.profiledView >= 0 { return node.profiledView }
    return unmeasured {
      let index = index(of: ProfiledView(path: node.path, name: node.profiledName))
      node.profiledView = index
      return index
    }
  }

  /// Returns the index of a node's view or modifier in ``views``. If it has no index, it is added.
  func index(of node: LayoutNode) -> Int32 {
    if node.profiledView >= 0 { return node.profiledView }
    return unmeasured {
      let owner = node.owner.pathName == nil ? node.subject.owner : node.owner
      let index = index(of: ProfiledView(path: owner.path, name: name(node)))
      node.profiledView = index
      return index
    }
  }

  private func index(of view: ProfiledView) -> Int32 {
    if let known = indices[view] { return known }
    let index = Int32(views.count)
    indices[view] = index
    views.append(view)
    return index
  }
}

extension ProfileRecorder {
  /// The update of a view, while it is in progress.
  struct Visit {
    let node: ObjectIdentifier
    /// Whether the update is recorded as an activity.
    let isActivity: Bool
    /// The value of ``ProfileRecorder/effectCount`` when the update began.
    let effectCount: Int
    /// Whether the profile already contained the view when the update began.
    let isKnown: Bool
    /// The name of the view, if its body was evaluated; else nil.
    var evaluatedName: String?
    /// The evaluations in this update, as indices in ``ProfiledFrame/evaluations``.
    var evaluations: [Int] = []
  }
}

extension ViewNode {
  /// The name of the node in a profile: its name in paths, or else the type of its view. If the
  /// view only evaluates a modifier or a style, the type of the modifier or style is used instead.
  fileprivate final var profiledName: String {
    if let pathName { return pathName }
    guard let view = anyView else { return "view" }
    let fields = Mirror(reflecting: view).children
    if fields.count == 1, let field = fields.first, !(field.value is any View) {
      let type = type(of: field.value)
      if !(type is AnyClass), typeName(type).first?.isLetter == true { return typeName(type) }
    }
    return typeName(type(of: view))
  }
}
