/// The numbers of parts into which patches are divided: `across` for each column of patches, and
/// `down` for each row of patches.
struct MeshSteps {
  var across: [Int]
  var down: [Int]

  init(_ patches: [[MeshPatch]]) {
    across = Array(repeating: 1, count: patches[0].count)
    down = Array(repeating: 1, count: patches.count)
    for (row, rowOfPatches) in patches.enumerated() {
      for (column, patch) in rowOfPatches.enumerated() {
        let steps = patch.steps
        across[column] = max(across[column], steps.across)
        down[row] = max(down[row], steps.down)
      }
    }
  }
}
