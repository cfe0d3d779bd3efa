/// What a node has to know about the pass that measures and places it.
///
/// It lies outside of the graph, so that a node can look at it without counting references.
struct LayoutPass {
  /// Whether what moves follows something that animates, and has nothing to animate by itself.
  var isFollowing = true
  /// How many sizes have been computed so far, and how many nodes have been placed: what layout
  /// costs, in numbers that are the same on every machine.
  var sizings = 0
  var placings = 0
  /// How many times views have been taken out or put back so far.
  var departures = 0
  /// How many leaves and children of containers walks that draw have gone to so far.
  var drawings = 0
  /// The number of the next walk that draws; the first one is 1.
  var walk: UInt32 = 1
  /// Whether the layout is recorded.
  var isRecording = false

  /// A place for one; whoever asks for it gives it back.
  static func allocate() -> UnsafeMutablePointer<LayoutPass> {
    let pass = UnsafeMutablePointer<LayoutPass>.allocate(capacity: 1)
    pass.initialize(to: LayoutPass())
    return pass
  }
}
