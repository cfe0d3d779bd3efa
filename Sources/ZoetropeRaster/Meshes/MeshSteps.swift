/// The numbers of parts into which the patches of a mesh are divided. `across` has one number for
/// each column of patches, and `down` has one for each row.
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
