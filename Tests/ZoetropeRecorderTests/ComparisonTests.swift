import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@testable import ZoetropeRecorder

@Suite struct ComparisonTests {
  private func placement(_ path: String, _ x: Double, _ y: Double) -> Placement {
    Placement(
      path: path, frame: CGRect(x: x - 5, y: y - 5, width: 10, height: 10), transform: .identity)
  }

  @Test func `an empty comparison gives an empty table and a summary of zeros`() {
    let comparison = Comparison(frameCount: 2)
    #expect(
      comparison.table
        == "frame,path,x_parameters,y_parameters,x_positions,y_positions,distance\n")
    #expect(comparison.summary.largestDistance == 0)
    #expect(comparison.summary.meanDistance == 0)
    #expect(!comparison.summary.parametersMove)
  }

  @Test func `distances, lengths and the table are those of the centers`() {
    var comparison = Comparison(frameCount: 2)
    comparison.add([placement("A", 0, 0)], frame: 0, to: \.parameters)
    comparison.add([placement("A", 0, 0)], frame: 0, to: \.positions)
    comparison.add([placement("A", 3, 4)], frame: 1, to: \.parameters)
    comparison.add([placement("A", 0, 0)], frame: 1, to: \.positions)
    let summary = comparison.summary
    #expect(summary.largestDistance == 5)
    #expect(summary.largestFrame == 1)
    #expect(summary.largestPath == "A")
    #expect(summary.meanDistance == 2.5)
    #expect(summary.parametersLength == 5)
    #expect(summary.positionsLength == 0)
    #expect(summary.parametersMove)
    #expect(!summary.positionsMove)
    let lines = comparison.table.split(separator: "\n").dropFirst()
    #expect(
      lines == [
        "0,A,0.0000,0.0000,0.0000,0.0000,0.0000", "1,A,3.0000,4.0000,0.0000,0.0000,5.0000",
      ])
  }

  @Test func `a leaf missing on one side has empty cells, and repeated paths are numbered`() {
    var comparison = Comparison(frameCount: 1)
    let twice = [placement("A<B, C>", 1, 2), placement("A<B, C>", 3, 4)]
    comparison.add(twice, frame: 0, to: \.parameters)
    comparison.add([placement("D\"", 5, 6)], frame: 0, to: \.positions)
    let lines = comparison.table.split(separator: "\n").dropFirst()
    #expect(
      lines == [
        "0,\"A<B, C>\",1.0000,2.0000,,,", "0,\"A<B, C>#2\",3.0000,4.0000,,,",
        "0,\"D\"\"\",,,5.0000,6.0000,",
      ])
    #expect(comparison.summary.leafCount == 3)
    #expect(comparison.summary.meanDistance == 0)
  }

  @Test func `leaves that move together form one path, drawn in one hue`() {
    var comparison = Comparison(frameCount: 2)
    let first = [placement("A", 1, 2), placement("A/label", 1, 2), placement("B", 1, 2)]
    let last = [placement("A", 3, 4), placement("A/label", 3.001, 4), placement("B", 5, 4)]
    for side in [\Comparison.Track.parameters, \.positions] {
      comparison.add(first, frame: 0, to: side)
      comparison.add(last, frame: 1, to: side)
    }
    comparison.add([placement("C", .infinity, 1e30)], frame: 0, to: \.parameters)
    #expect(comparison.distinctTracks.map(\.path) == ["A", "B", "C"])
  }

  @Test(
    arguments: [
      (0, "0.0000"), (-0.00001, "0.0000"), (38.07612, "38.0761"), (-1.5, "-1.5000"),
      (0.00005, "0.0001"), (123_456.0007, "123456.0007"), (1e20, "1e+20"),
    ])
  func `numbers have four digits after the point and no negative zero`(value: Double, text: String)
  {
    #expect(FixedPoint.text(value) == text)
  }
}
