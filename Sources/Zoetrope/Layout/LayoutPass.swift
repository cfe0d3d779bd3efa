/// The part of the graph's state that nodes read and write while they are measured, placed and
/// drawn.
///
/// The state is allocated outside of the graph, so that nodes can access it without reference
/// counting.
struct LayoutPass {
  /// Whether views move only with an animated container. If false, views may also animate their own
  /// frames.
  var isFollowing = true
  /// The number of sizes computed so far. This measure of the layout cost is the same on every
  /// machine, unlike the elapsed time.
  var measurementCount = 0
  /// The number of nodes placed so far.
  var placedNodeCount = 0
  /// The number of removals and restorations of views so far.
  var presenceChanges = 0
  /// The number of nodes visited so far to build display lists. Only leaves and the children of
  /// containers are counted.
  var drawnNodeCount = 0
  /// The number of the next drawing walk (a traversal of the nodes for a display list), counted
  /// from 1.
  var walk: UInt32 = 1
  /// Whether a ``LayoutRecording`` recorder receives the steps of the current layout.
  var isRecording = false
  /// Whether a recorder of profiles is notified of each step.
  var isProfiling = false
  /// The call stack of the thread on which the nodes are built, measured and placed.
  var stack = StackRoom()
  /// The number of nested view updates that are in progress.
  var depth = 0
  /// The greatest ``depth`` so far.
  private(set) var deepest = 0

  /// The number of choices made so far by ``ViewThatFits`` views that had no current choice.
  var firstChoices = 0

  /// Increments ``depth``.
  mutating func descend() {
    depth += 1
    if depth > deepest { deepest = depth }
  }

  /// Allocates the state of layout passes. The caller must deallocate it.
  static func allocate() -> UnsafeMutablePointer<LayoutPass> {
    let pass = UnsafeMutablePointer<LayoutPass>.allocate(capacity: 1)
    pass.initialize(to: LayoutPass())
    return pass
  }
}
