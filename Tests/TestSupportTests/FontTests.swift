import TestSupport
import Testing
import ZoetropeText

struct FontTests {
  @Test(arguments: [
    ("Inter-Regular.otf", "fonts-inter"), ("Inter.var.ttf", "fonts-inter-variable"),
    ("DejaVuSans.ttf", "fonts-dejavu-core"), ("DejaVuSans-Oblique.ttf", "fonts-dejavu-extra"),
  ])
  func `a missing font file names its package`(file: String, package: String) {
    let message = InstalledFonts.Missing(file: file).description
    #expect(
      message
        == "the font file \(file) is not installed; install it with: apt-get install \(package)")
  }

  @Test func `an unknown font file is missing`() {
    #expect(throws: InstalledFonts.Missing(file: "None.ttf")) {
      try InstalledFonts.path("None.ttf")
    }
    #expect("\(InstalledFonts.Missing(file: "None.ttf"))".hasSuffix("None.ttf is not installed"))
  }

  @Test func `a missing program names its package`() {
    #expect(throws: InstalledProgram.Missing(program: "no-such", package: "nothing")) {
      try InstalledProgram("no-such", package: "nothing")
    }
    #expect(
      "\(InstalledProgram.Missing(program: "a", package: "b"))"
        == "the program a is not installed; install it with: apt-get install b")
  }

  /// The fonts that tests of text measure with. The failure names the package to install.
  @Test(arguments: [
    "Inter-Regular.otf", "Inter-Italic.otf", "Inter-Bold.otf", "DejaVuSans.ttf",
    "DejaVuSansMono.ttf", "DejaVuSerif.ttf",
  ])
  func `the fonts that tests measure with are installed`(file: String) throws {
    _ = try InstalledFonts.path(file)
  }

  @Test(arguments: [
    "Inter-Regular.otf", "Inter-Italic.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
    "DejaVuSans.ttf", "DejaVuSansMono.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf",
  ])
  func `every font of the fixtures opens and has ASCII`(file: String) throws {
    let library = try FontLibrary(folder: FixtureFonts.folder)
    let face = try library.face(file: FixtureFonts.path(file))
    #expect(face.id.name == String(file.prefix { $0 != "." }))
    let letters = Array(" !09AZaz~".utf16)
    let glyphs = face.shape(letters, range: 0..<letters.count, isRightToLeft: false)
    #expect(glyphs.count == letters.count && glyphs.allSatisfy { $0.glyph != 0 })
  }
}
