import Testing
import ZoetropeGeometry

struct PathFiniteTests {
  @Test(arguments: [
    ("0 0 m 10 0 l h", "0 0 m 10 0 l h", 0),
    ("0 0 m nan 0 l 10 10 l", "0 0 m 10 10 l", 1),
    ("0 0 m inf 0 l -inf 5 l 10 10 l", "0 0 m 10 10 l", 2),
    ("0 0 m 1 1 2 nan q 5 5 l", "0 0 m 5 5 l", 1),
    ("0 0 m 1 1 nan 2 3 3 c 5 5 l h", "0 0 m 5 5 l h", 1),
    ("nan 0 m 10 0 l 10 10 l h", "10 0 m 10 10 l h", 1),
    ("0 0 m 5 0 l nan 0 m 10 0 l 10 10 l", "0 0 m 5 0 l 10 0 m 10 10 l", 1),
    ("nan 0 m nan 1 l h 3 3 m 4 4 l", "3 3 m 4 4 l", 2),
    ("nan nan m", "", 1),
  ])
  func `non-finite elements are left out`(_ path: String, _ finite: String, _ count: Int) throws {
    let result = try #require(Path(path)).finiteElements()
    #expect(result.path.description == finite)
    #expect(result.omittedCount == count)
    #expect(result.path.hasFiniteCoordinates)
  }

  @Test func `an empty path is finite`() {
    #expect(Path().hasFiniteCoordinates)
    #expect(Path().finiteElements().omittedCount == 0)
  }
}
