import Zoetrope
import ZoetropeFiles

/// The explanations of a column's layout, frame by frame, in blocks for a page.
///
/// Each block contains equal sentences and equal trees only once.
struct PageTrees {
  private var strings: [String: Int] = [:]
  /// The paths, titles and sentences of the block, by index.
  private var table: [String] = []
  private var frames: [String] = []
  /// For each tree, the index of the first frame with this tree, counted from the start of the
  /// block.
  private var trees: [String: Int] = [:]

  /// The number of frames in a block.
  static let blockLength = 32

  /// Whether the block is full.
  var isFull: Bool { frames.count >= PageTrees.blockLength }
  /// Whether the block has no frames.
  var isEmpty: Bool { frames.isEmpty }

  /// Adds the explanation of a frame. O(*n*) in the number of views.
  mutating func add(_ passages: [LayoutExplanation.Passage]) {
    var numbers: [Int] = []
    for passage in passages {
      numbers += [
        passage.depth, index(of: passage.path), index(of: passage.title), passage.sentences.count,
      ]
      for sentence in passage.sentences { numbers.append(index(of: sentence)) }
    }
    let tree = "[" + numbers.map(String.init).joined(separator: ",") + "]"
    if let index = trees[tree] {
      frames.append("\(index)")
    } else {
      trees[tree] = frames.count
      frames.append(tree)
    }
  }

  private mutating func index(of string: String) -> Int {
    if let index = strings[string] { return index }
    strings[string] = table.count
    table.append(string)
    return table.count - 1
  }

  /// Returns the block as JSON, and begins a new block.
  mutating func takeBlock() -> String {
    defer { self = PageTrees() }
    let strings = JSON.array(table.map(JSON.string)).text
    return "{\"strings\": \(strings), \"frames\": [\(frames.joined(separator: ","))]}"
  }
}
