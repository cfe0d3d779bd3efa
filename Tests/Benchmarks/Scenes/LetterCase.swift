@_spi(Stages) import Zoetrope
import ZoetropeDisplayList

/// The outlines of some characters of one face, found and read by the library.
struct LetterCase {
  private var outlines: [Character: GlyphOutline] = [:]

  /// Sets a line of text in a face and keeps its glyphs.
  ///
  /// - Parameters:
  ///   - characters: Distinct characters that do not join with each other.
  ///   - face: The PostScript name.
  @MainActor init(_ characters: String, face: String) {
    let host = Zoetrope.Host(size: CGSize(width: 10_000, height: 100))
    host.show(Text(characters).font(.custom(face, fixedSize: 20)).lineLimit(1))
    host.advanceAtOnce(to: 0)
    let glyphs = host.displayList().items.flatMap { item -> [DisplayList.GlyphRun.Glyph] in
      if case .glyphs(let run) = item { return run.glyphs }
      return []
    }
    precondition(
      glyphs.count == characters.count && glyphs.allSatisfy { $0.outline.face.name == face },
      "The scenes need the font \(face) (fonts-dejavu-core).")
    for (character, glyph) in zip(characters, glyphs) { outlines[character] = glyph.outline }
  }

  subscript(character: Character) -> GlyphOutline {
    guard let outline = outlines[character] else {
      preconditionFailure("There is no \(character) in this case.")
    }
    return outline
  }
}
