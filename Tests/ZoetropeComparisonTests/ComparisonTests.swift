import Foundation
import Testing
import Zoetrope
import ZoetropeFiles

import ZoetropeRecorder

@testable import ZoetropeComparison

struct ComparisonTests {
  private func comparison(_ frameCount: Int, columns: [String] = ["parameters", "positions"])
    -> Comparison
  { Comparison(columns: columns, frameCount: frameCount, rate: 10) }

  /// A leaf of 10 by 10 points whose middle is at a point.
  private func leaf(
    _ path: String, _ x: Double, _ y: Double
  ) -> (path: String, sample: ComparedView.Sample) {
    let corner = CGAffineTransform(translationX: x - 5, y: y - 5)
    return (
      path,
      .init(
        center: CGPoint(x: x, y: y), size: CGSize(width: 10, height: 10), transform: corner,
        opacity: 1)
    )
  }

  @Test func `an empty comparison gives an empty table and a summary of zeros`() {
    let comparison = comparison(2)
    #expect(
      comparison.table
        == "frame,path,x_parameters,y_parameters,x_positions,y_positions,distance\n")
    let summary = MeasuredComparison(comparison).summary
    #expect(summary.viewCount == 0)
    #expect(summary.differences.map(\.distance.value) == [0])
    #expect(summary.differences.map(\.meanDistance) == [0])
    #expect(summary.columns.map(\.changes) == [false, false])
  }

  @Test func `distances, lengths and the table are those of the middles`() {
    var comparison = comparison(2)
    comparison.add([leaf("A", 0, 0)], frame: 0, column: 0)
    comparison.add([leaf("A", 0, 0)], frame: 0, column: 1)
    comparison.add([leaf("A", 3, 4)], frame: 1, column: 0)
    comparison.add([leaf("A", 0, 0)], frame: 1, column: 1)
    let summary = MeasuredComparison(comparison).summary
    let difference = summary.differences[0]
    #expect(difference.distance == .init(value: 5, frame: 1, view: "A"))
    #expect(difference.meanDistance == 2.5)
    #expect(difference.firstFrame == 1)
    #expect(summary.columns.map(\.length) == [5, 0])
    #expect(summary.columns[0].speed.value == 50)
    #expect(summary.columns.map(\.changes) == [true, false])
    let lines = comparison.table.split(separator: "\n").dropFirst()
    #expect(
      lines == [
        "0,A,0.0000,0.0000,0.0000,0.0000,0.0000", "1,A,3.0000,4.0000,0.0000,0.0000,5.0000",
      ])
  }

  @Test func `a leaf missing on one side has empty cells, and repeated paths are numbered`() {
    var comparison = comparison(1)
    comparison.add([leaf("A<B, C>", 1, 2), leaf("A<B, C>", 3, 4)], frame: 0, column: 0)
    comparison.add([leaf("D\"", 5, 6)], frame: 0, column: 1)
    let lines = comparison.table.split(separator: "\n").dropFirst()
    #expect(
      lines == [
        "0,\"A<B, C>\",1.0000,2.0000,,,", "0,\"A<B, C>#2\",3.0000,4.0000,,,",
        "0,\"D\"\"\",,,5.0000,6.0000,",
      ])
    let summary = MeasuredComparison(comparison).summary
    #expect(summary.viewCount == 3)
    #expect(summary.differences[0].meanDistance == 0)
    #expect(summary.differences[0].firstFrame == 0)
  }

  @Test func `a table of three columns has the distances of two from the first`() {
    var comparison = comparison(1, columns: ["a", "b, c", "d"])
    comparison.add([leaf("V", 0, 0)], frame: 0, column: 0)
    comparison.add([leaf("V", 3, 4)], frame: 0, column: 1)
    #expect(
      comparison.table.split(separator: "\n") == [
        "frame,path,x_a,y_a,\"x_b, c\",\"y_b, c\",x_d,y_d,\"distance_b, c\",distance_d",
        "0,V,0.0000,0.0000,3.0000,4.0000,,,5.0000,",
      ])
  }

  @Test func `leaves that move together form one path, drawn in one hue`() {
    var comparison = comparison(2)
    for column in 0..<2 {
      comparison.add(
        [leaf("A", 1, 2), leaf("A/label", 1, 2), leaf("B", 1, 2)], frame: 0, column: column)
      comparison.add(
        [leaf("A", 3, 4), leaf("A/label", 3.001, 4), leaf("B", 5, 4)], frame: 1, column: column)
    }
    comparison.add([leaf("C", .infinity, 1e30)], frame: 0, column: 0)
    #expect(comparison.distinctIndices.map { comparison.views[$0].path } == ["A", "B", "C"])
  }

  @Test func `names begin where paths differ, and end with the text`() {
    var comparison = comparison(1)
    comparison.add(
      [leaf("R/ForEach[a/b]/T/Text", 0, 0), leaf("R/ForEach[c]/T", 0, 0)], frame: 0, column: 0,
      text: { $0 == 0 ? "Seven" : nil })
    comparison.shortenNames()
    #expect(comparison.views.map(\.name) == ["ForEach[a/b]/T/Text \"Seven\"", "ForEach[c]/T"])
    var single = self.comparison(1)
    single.add([leaf("R/S/T", 0, 0), leaf("R/S/T", 0, 0)], frame: 0, column: 0)
    single.shortenNames()
    #expect(single.views.map(\.name) == ["T", "T#2"])
  }

  @Test(
    arguments: [
      (0, "0.0000"), (-0.00001, "0.0000"), (38.07612, "38.0761"), (-1.5, "-1.5000"),
      (0.00005, "0.0001"), (123_456.0007, "123456.0007"), (1e20, "1e+20"),
    ])
  func `numbers have four digits after the point and no negative zero`(value: Double, text: String)
  {
    #expect(FixedPoint.text(value) == text)
    #expect(FixedPoint.json(value).text == JSON.number(Double(text) ?? .nan).text)
  }
}

struct MatchingTests {
  private func sample(_ x: Double) -> ComparedView.Sample {
    .init(
      center: CGPoint(x: x, y: 0), size: CGSize(width: 2, height: 2),
      transform: CGAffineTransform(translationX: x - 1, y: -1), opacity: 1)
  }

  @Test func `views of different anims match by their places within them`() {
    var comparison = Comparison(columns: ["wheel", "wave"], frameCount: 1, rate: 10)
    comparison.add(
      [("Wheel/WheelLayout/Tile[0]", sample(0)), ("Wheel/WheelLayout/Tile[1]", sample(5))],
      frame: 0, column: 0)
    comparison.add(
      [("Wave/Tile[0]", sample(3)), ("Wave/Hub", sample(9))], frame: 0, column: 1)
    comparison.matchAcrossColumns()
    #expect(
      comparison.views.map(\.path) == [
        "Wheel/WheelLayout/Tile[0]", "Wheel/WheelLayout/Tile[1]", "Wave/Hub",
      ])
    let summary = MeasuredComparison(comparison).summary
    #expect(summary.differences[0].sharedViewCount == 1)
    #expect(summary.differences[0].distance.value == 3)
  }

  @Test func `views that are in the same column never match`() {
    var comparison = Comparison(columns: ["a", "b"], frameCount: 1, rate: 10)
    comparison.add([("A/X/T", sample(0)), ("A/Y/T", sample(1))], frame: 0, column: 0)
    comparison.add([("B/T", sample(2))], frame: 0, column: 1)
    comparison.matchAcrossColumns()
    #expect(comparison.views.count == 3)
    #expect(MeasuredComparison(comparison).summary.differences[0].sharedViewCount == 0)
  }
}
