import Foundation
import Testing

@testable import ZoetropeAssetSymbols

/// The names of Swift for the names of assets.
struct SymbolNameTests {
  /// Names of assets with the symbols that Xcode 15 and 16 wrote for them into files
  /// `GeneratedAssetSymbols.swift`, as they lie in public repositories.
  @Test(arguments: [
    ("icon_bookmark", "iconBookmark"), ("Radial_Gradient", "radialGradient"),
    ("image-coming-soon", "imageComingSoon"), ("alex n friend", "alexNFriend"),
    ("img.2", "img2"), ("Zpp.img", "zppImg"), ("ac_fm_1_1", "acFm11"), ("orbita+", "orbita"),
    ("test_icon ", "testIcon"), ("Connecting0_", "connecting0"),
    ("AppIcon", "appIcon"), ("UIColour", "uiColour"), ("BGColorOne", "bgColorOne"),
    ("XSkiing", "xSkiing"), ("icon_ID", "iconID"), ("icon_Hi", "iconHi"), ("menu_BAr", "menuBAr"),
    ("planetLeftPS", "planetLeftPS"), ("welcomeVCimage", "welcomeVCimage"),
    ("color7C", "color7C"), ("colorEE", "colorEE"), ("c50000", "c50000"),
    ("championshiplogo", "championshiplogo"), ("joker_3_multicolor", "joker3Multicolor"),
  ])
  func `words begin in upper case but for the first`(name: String, symbol: String) {
    #expect(SymbolName.property(for: name) == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("bgColor", "bg"), ("card-number-color", "cardNumber"),
    ("bg_color", "bg"), ("adult_products_image", "adultProducts"), ("Initial-Image", "initial"),
    ("FilesImage", "files"), ("launchImage", "launch"),
    ("Image", "image"), ("Color", "color"), ("images", "images"), ("Image1", "image1"),
    ("Color-1", "color1"), ("imagePicker", "imagePicker"), ("ColorBase", "colorBase"),
  ])
  func `a last word Image or Color is left out if there are others`(name: String, symbol: String) {
    #expect(SymbolName.property(for: name) == symbol)
  }

  @Test(arguments: [
    ("BMW", "BMW"), ("XXVI", "XXVI"), ("IMG02", "IMG_02"), ("A-1-1-0", "A_1_1_0"),
    ("ECEAFB", "ECEAFB"), ("A2D8FF", "A_2_D_8_FF"), ("DCAC00", "DCAC_00"), ("FFE05D", "FFE_05_D"),
    ("292C38", "_292_C_38"), ("4AB3FF", "_4_AB_3_FF"), ("10C", "_10_C"),
  ])
  func `capital letters stay where there are no others`(name: String, symbol: String) {
    #expect(SymbolName.property(for: name) == symbol)
  }

  @Test(arguments: [
    ("1", "_1"), ("1024", "_1024"), ("10_back_arm", "_10BackArm"), ("10c", "_10C"),
    ("2ed", "_2Ed"), ("2x2", "_2X2"), ("x1e", "x1E"), ("09d", "_09D"), ("121212", "_121212"),
  ])
  func `digits are words, and an underscore precedes the first`(name: String, symbol: String) {
    #expect(SymbolName.property(for: name) == symbol)
  }

  @Test(arguments: [
    ("as", "`as`"), ("subscript", "`subscript`"), ("default", "`default`"),
    ("Default", "`default`"),
    ("classImage", "`class`"), ("self", "`self`"), ("strikethrough", "strikethrough"),
  ])
  func `words of Swift are quoted`(name: String, symbol: String) {
    #expect(SymbolName.property(for: name) == symbol)
  }

  @Test(arguments: [
    ("Colors", "Colors"), ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"),
    ("Signal", "Signal"), ("UI", "UI"), ("turtle rocks", "TurtleRocks"), ("Type", "`Type`"),
    ("Image", "Image"), ("3d", "_3D"),
  ])
  func `namespaces begin in upper case, and keep all words`(name: String, symbol: String) {
    #expect(SymbolName.type(for: name) == symbol)
  }

  @Test func `letters of all scripts make names, and other signs do not`() {
    #expect(SymbolName.property(for: "été") == "été")
    #expect(SymbolName.property(for: "이미지") == "이미지")
    for name in ["", " ", "😀", "---", "_"] {
      #expect(SymbolName.property(for: name) == nil)
      #expect(SymbolName.type(for: name) == nil)
    }
  }
}
