import Foundation
import Testing
import ZoetropeGeometry

@testable import ZoetropeText

/// Variable faces, of Debian's fonts-inter-variable.
struct FontVariationTests {
  /// The library of a folder with one variable font, its weight from 100 to 900, its slant to -10.
  private func withVariable(_ body: (FontLibrary) throws -> Void) throws {
    try FontTests.withFolder(["Inter.var.ttf"]) { try body(FontLibrary(folder: $0)) }
  }

  private func advance(_ text: String, _ face: FontFace) -> Double {
    let units = Array(text.utf16)
    return face.shape(units, range: 0..<units.count, isRightToLeft: false)
      .reduce(0) { $0 + $1.xAdvance }
  }

  @Test func `a variable face with its named instances is one face`() throws {
    try withVariable { library in
      #expect(library.catalog.records.count == 1)
      #expect(library.catalog.records[0].weights == 100...900)
      #expect(library.catalog.records[0].instances.count == 17)
    }
  }

  @Test func `any weight is available`() throws {
    try withVariable { library in
      var widths: [Double] = []
      for weight in stride(from: 100.0, through: 900, by: 50) {
        let face = try #require(library.face(for: .design(.default, weight: weight)))
        #expect(face.id.name == (weight == 400 ? "Inter" : "Inter@wght=\(Int(weight))"))
        widths.append(advance("Hamburgefonts", face))
      }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
      #expect(library.takeNotices().isEmpty)
    }
  }

  @Test func `an italic is made by the slant axis`() throws {
    try withVariable { library in
      let face = try #require(library.face(for: .design(.default, weight: 650, isItalic: true)))
      #expect(face.id.name == "Inter@wght=650,slnt=-10")
      let text = Array("I".utf16)
      let glyph = face.shape(text, range: 0..<1, isRightToLeft: false)[0].glyph
      var xs: [CGFloat] = []
      face.outline(of: glyph).path.forEach {
        if case .line(let to) = $0 { xs.append(to.x) }
      }
      // An upright I has two distances from the left, a leaning one has four.
      #expect(Set(xs.map { ($0 * 2816).rounded() }).count > 2)
      #expect(library.takeNotices().isEmpty)
    }
  }

  @Test func `named instances are found by name`() throws {
    try withVariable { library in
      #expect(library.face(for: .named("Inter Semi Bold"))?.id.name == "Inter@wght=600")
      #expect(library.face(for: .named("Inter-Bold"))?.id.name == "Inter@wght=700")
      #expect(library.face(for: .named("Inter-Bold"))?.styleName == "Bold")
      let italic = library.face(for: .named("Inter Thin Italic"))
      #expect(italic?.id.name == "Inter@wght=100,slnt=-10")
      #expect(library.takeNotices().isEmpty)
    }
  }

  @Test func `a variable face agrees with the static faces made from it`() throws {
    let fixed = try FontTests.installed()
    try withVariable { library in
      for weight in [100.0, 400, 600, 900] {
        let (still, varied) = (
          try #require(fixed.face(for: .named("Inter", weight: weight))),
          try #require(library.face(for: .named("Inter", weight: weight)))
        )
        // Static faces are rounded separately: about a unit in each advance.
        let difference = advance("Hamburgefonts", still) - advance("Hamburgefonts", varied)
        #expect(abs(difference) < 30.0 / 2816, "\(weight)")
        #expect(abs(still.metrics.ascent - varied.metrics.ascent) < 1e-3, "\(weight)")
        let text = Array("H".utf16)
        let bounds = [still, varied].map { face in
          let glyph = face.shape(text, range: 0..<1, isRightToLeft: false)[0].glyph
          return face.outline(of: glyph).path.boundingRect
        }
        #expect(abs(bounds[0].width - bounds[1].width) < 4.0 / 2816, "\(weight)")
        #expect(abs(bounds[0].height - bounds[1].height) < 4.0 / 2816, "\(weight)")
      }
    }
  }

  @Test func `a static face is taken before a variable one`() throws {
    try FontTests.withFolder(["Inter.var.ttf", "Inter-Regular.otf"]) { folder in
      let library = try FontLibrary(folder: folder)
      #expect(library.face(for: .design(.default))?.id.name == "Inter-Regular")
      #expect(library.face(for: .design(.default, weight: 650))?.id.name == "Inter@wght=650")
    }
  }
}
