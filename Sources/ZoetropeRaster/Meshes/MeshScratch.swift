/// The buffers in which meshes are drawn.
///
/// Invariants:
/// - Values of ``Operation`` refer to `operations` by index, and the elements of `operations` refer
///   to `pixels`. Both buffers therefore keep their elements until the surface that the operations
///   paint is finished.
/// - `vertices`, `outline` and `coverage` belong to the one mesh that is being drawn.
struct MeshScratch: ~Copyable {
  /// The meshes of all operations.
  var operations: [MeshOperation] = []
  /// The pixels of all meshes, premultiplied.
  var pixels = ScratchBuffer<UInt32>()
  /// Two rows of vertices of a divided patch.
  var vertices = ScratchBuffer<MeshPoint>()
  /// The edges of a mesh's outline.
  var outline = ScratchBuffer<ShapeEdge>()
  /// The outline's coverage of one row of pixels, 0 to 255.
  var coverage = ScratchBuffer<UInt8>()

  /// The sizes of the buffers at one moment of planning. Only buffers that operations refer to are
  /// recorded.
  struct Mark {
    let operations: Int
    let pixels: Int
  }

  var mark: Mark { Mark(operations: operations.count, pixels: pixels.count) }

  /// Drops all meshes that were added after the mark.
  mutating func restore(_ mark: Mark) {
    operations.removeLast(operations.count - mark.operations)
    pixels.setCount(mark.pixels)
  }

  /// Drops all meshes.
  mutating func reset() { restore(Mark(operations: 0, pixels: 0)) }
}
