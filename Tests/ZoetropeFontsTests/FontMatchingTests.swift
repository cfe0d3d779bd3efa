import Testing
@testable import ZoetropeFonts

/// The choice within a family, with invented faces.
struct FontMatchingTests {
  private func record(
    _ weights: ClosedRange<Double>, widths: ClosedRange<Double> = 100...100,
    slant: FontRecord.Slant = .upright, isVariable: Bool = false, id: Int = 0
  ) -> FontRecord {
    FontRecord(
      id: id, path: "/fonts/\(id).ttf", index: 0, families: ["Made Up"], style: "Style \(id)",
      fullNames: [], postScriptName: "MadeUp-\(id)", weights: weights, widths: widths,
      slant: slant, isVariable: isVariable, isMonospaced: false, hasColor: false, version: 1)
  }

  private func best(
    weight: Double = 400, width: Double = 100, isItalic: Bool = false, of records: [FontRecord],
    axes: [FontAxis] = []
  ) -> FontMatch? {
    FontMatching(weight: weight, width: width, isItalic: isItalic, axes: { _ in axes })
      .best(of: records)
  }

  @Test func `without faces nothing matches`() {
    #expect(best(of: []) == nil)
  }

  @Test func `a single face matches every request`() {
    let match = best(weight: 900, width: 50, isItalic: true, of: [record(400...400)])
    #expect(match?.weight == 400)
    #expect(match?.width == 100)
    #expect(match?.isSlanted == true)
    #expect(match?.nearness == .nearest)
  }

  /// Requested, available and chosen weights, from the examples in CSS Fonts Level 4.
  @Test(
    arguments: [
      (400, [300, 500], 500), (450, [400, 500], 500), (450, [400, 600], 400),
      (500, [400, 600], 400), (400, [600, 300], 300), (400, [600, 700], 600),
      (300, [200, 400], 200), (300, [400, 700], 400), (300, [100, 200, 700], 200),
      (600, [500, 700], 700), (600, [400, 500], 500), (900, [100, 800], 800),
      (700, [400, 900, 800], 800), (400, [400, 500], 400),
    ] as [(Double, [Double], Double)])
  func `the nearest weight follows CSS`(_ asked: Double, _ given: [Double], _ found: Double) {
    let faces = given.map { record($0...$0) }
    #expect(best(weight: asked, of: faces)?.weight == found)
    #expect(best(weight: asked, of: faces.reversed())?.weight == found)
  }

  @Test(
    arguments: [
      (100, [75, 125], 75), (90, [75, 100], 75), (90, [100, 125], 100), (110, [100, 125], 125),
      (125, [75, 100], 100), (125, [150, 112.5], 150), (50, [75, 62.5], 62.5),
    ] as [(Double, [Double], Double)])
  func `the nearest width follows CSS`(_ asked: Double, _ given: [Double], _ found: Double) {
    let faces = given.map { record(400...400, widths: $0...$0) }
    #expect(best(width: asked, of: faces)?.width == found)
    #expect(best(width: asked, of: faces.reversed())?.width == found)
  }

  @Test func `width counts before slant, and slant before weight`() {
    let faces = [
      record(400...400, widths: 75...75, slant: .italic, id: 0),
      record(900...900, slant: .italic, id: 1), record(400...400, id: 2),
    ]
    #expect(best(isItalic: true, of: faces)?.record.id == 1)
    #expect(best(width: 75, of: faces)?.record.id == 0)
    #expect(best(weight: 900, of: faces)?.record.id == 2)
  }

  @Test func `the order is italic, oblique, leaning by an axis, slanted`() {
    let upright = record(400...400, id: 0)
    let leaning = record(100...900, isVariable: true, id: 1)
    let oblique = record(400...400, slant: .oblique, id: 2)
    let italic = record(400...400, slant: .italic, id: 3)
    let axes = [FontAxis(tag: "slnt", minimum: -15, normal: 0, maximum: 0)]
    var faces = [upright, leaning, oblique, italic]
    for expected in [3, 2, 1, 0] {
      let match = best(isItalic: true, of: faces, axes: axes)
      #expect(match?.record.id == expected)
      #expect(match?.isSlanted == (expected == 0))
      faces.removeAll { $0.id == expected }
    }
  }

  @Test func `an upright request takes an italic face only if there is no other`() {
    let faces = [record(400...400, slant: .italic, id: 0), record(900...900, id: 1)]
    #expect(best(of: faces)?.record.id == 1)
    #expect(best(of: [faces[0]])?.isSlanted == false)
  }

  @Test func `a face of the requested weight comes before a variable one`() {
    let faces = [record(100...900, isVariable: true, id: 0), record(600...600, id: 1)]
    #expect(best(weight: 600, of: faces)?.record.id == 1)
    #expect(best(weight: 600, of: faces)?.nearness == .exact)
    let varied = best(weight: 650, of: faces)
    #expect(varied?.record.id == 0)
    #expect(varied?.nearness == .axis)
    #expect(varied?.variations.contains(FontVariation(tag: "wght", value: 650)) == true)
  }

  @Test func `a variable face is clamped to the extent of its axis`() {
    let match = best(weight: 950, of: [record(200...800, isVariable: true)])
    #expect(match?.weight == 800)
    #expect(match?.nearness == .nearest)
  }

  @Test func `an italic axis is used before a slant axis`() {
    let axes = [
      FontAxis(tag: "slnt", minimum: -10, normal: 0, maximum: 0),
      FontAxis(tag: "ital", minimum: 0, normal: 0, maximum: 1),
    ]
    let face = record(100...900, isVariable: true)
    let match = best(isItalic: true, of: [face], axes: axes)
    #expect(match?.variations.contains(FontVariation(tag: "ital", value: 1)) == true)
    #expect(match?.isSlanted == false)
    let leaning = best(isItalic: true, of: [face], axes: [axes[0]])
    #expect(leaning?.variations.contains(FontVariation(tag: "slnt", value: -10)) == true)
  }

  @Test func `among equals the first is taken`() {
    let faces = [record(400...400, id: 7), record(400...400, id: 8)]
    #expect(best(of: faces)?.record.id == 7)
  }
}
