/// The state of the graph that nodes read and write while they are measured, placed and drawn.
///
/// It is allocated outside of the graph, so that nodes can access it without reference counting.
struct LayoutPass {
  /// Whether moving views follow an animated container instead of animating their own frames.
  var isFollowing = true
  /// The number of sizes computed so far. Unlike time, this measure of layout cost is the same on
  /// every machine.
  var measurementCount = 0
  /// The number of nodes placed so far.
  var placedNodeCount = 0
  /// The number of times that views have been removed or restored so far.
  var presenceChanges = 0
  /// The number of leaves and children of containers visited by drawing walks so far.
  var drawnNodeCount = 0
  /// The number of the next drawing walk; the first walk is 1.
  var walk: UInt32 = 1
  /// Whether the current layout is being recorded.
  var isRecording = false

  /// Allocates a pass. The caller must deallocate it.
  static func allocate() -> UnsafeMutablePointer<LayoutPass> {
    let pass = UnsafeMutablePointer<LayoutPass>.allocate(capacity: 1)
    pass.initialize(to: LayoutPass())
    return pass
  }
}
