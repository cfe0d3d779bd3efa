import Foundation
import Testing

@testable import ZoetropeAssetSymbols

/// The Swift file with the names of assets.
struct SymbolFileTests {
  private func text(_ assets: [Asset], module: String = "SwiftUI") -> String {
    SymbolFile.text(
      for: assets, importing: module, hasUIKit: module == "SwiftUI", bundle: "Shop_Cards")
  }

  @Test func `the file declares each resource, and its shortcuts`() {
    let assets = [
      Asset(kind: .color, name: "brandBlue"),
      Asset(kind: .image, namespaces: ["animals"], name: "turtle rock"),
    ]
    #expect(
      text(assets) == """
        // Written by the plugin AssetSymbols from the asset catalogs of the target.

        import Foundation
        import SwiftUI

        nonisolated private let resourceBundle: Foundation.Bundle = {
          let main = Foundation.Bundle.main
          let program = main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
          let folder = program ?? main.bundleURL
          let bundles = ["Shop_Cards.resources", "Shop_Cards.bundle"].lazy
            .compactMap { Foundation.Bundle(url: folder.appendingPathComponent($0)) }
          return bundles.first ?? main
        }()

        extension ColorResource {
          /// The color "brandBlue".
          nonisolated static let brandBlue = ColorResource(
            name: "brandBlue", bundle: resourceBundle)
        }

        extension ImageResource {
          /// The namespace "animals".
          enum Animals {
            /// The image "animals/turtle rock".
            nonisolated static let turtleRock = ImageResource(
              name: "animals/turtle rock", bundle: resourceBundle)
          }
        }

        extension Color {
          /// The color "brandBlue".
          nonisolated static var brandBlue: Color {
            Color(ColorResource.brandBlue)
          }
        }

        extension ShapeStyle where Self == Color {
          /// The color "brandBlue".
          nonisolated static var brandBlue: Color {
            Color(ColorResource.brandBlue)
          }
        }

        extension UIColor {
          /// The color "brandBlue".
          nonisolated static var brandBlue: UIColor {
            UIColor(resource: ColorResource.brandBlue)
          }
        }

        extension UIImage {
          /// The namespace "animals".
          enum Animals {
            /// The image "animals/turtle rock".
            nonisolated static var turtleRock: UIImage {
              UIImage(resource: ImageResource.Animals.turtleRock)
            }
          }
        }

        """)
  }

  @Test func `without UIKit and without assets, little is left`() {
    let empty = text([], module: "Zoetrope")
    #expect(empty.contains("import Zoetrope\n") && !empty.contains("UI"))
    #expect(!empty.contains("resourceBundle"))
  }

  @Test func `of two names with one symbol the first has it, and a warning names the other`() {
    let scope = SymbolScope([
      Asset(kind: .image, name: "block_lv1"), Asset(kind: .image, name: "block_lv-1"),
      Asset(kind: .image, name: "block_lv1"),
    ])
    #expect(scope.properties.map(\.asset.name) == ["block_lv-1"])
    let sentence =
      "the image \"block_lv1\" has no property, because blockLv1 stands for the image "
      + "\"block_lv-1\"; rename one of them"
    #expect(scope.warnings == [sentence, sentence])
  }

  @Test func `two folders with one symbol are one namespace`() {
    let scope = SymbolScope([
      Asset(kind: .image, namespaces: ["a-b"], name: "one"),
      Asset(kind: .image, namespaces: ["a_b"], name: "two"),
      Asset(kind: .image, name: "AB"),
    ])
    #expect(scope.namespaces.map(\.symbol) == ["AB"])
    #expect(scope.namespaces[0].scope.properties.map(\.symbol) == ["one", "two"])
    #expect(scope.properties.isEmpty)
    #expect(scope.warnings.first?.contains("AB stands for the folder \"a-b\"") == true)
  }

  @Test func `names without letters are told`() {
    let scope = SymbolScope([
      Asset(kind: .color, name: "--"), Asset(kind: .color, namespaces: ["++"], name: "one"),
    ])
    #expect(scope.properties.isEmpty && scope.namespaces.isEmpty)
    #expect(
      scope.warnings == [
        "the folder \"++\" makes no name; rename it", "the color \"--\" makes no name; rename it",
      ])
  }

  @Test func `members of a type are not hidden`() {
    let text = text([
      Asset(kind: .color, name: "primary"), Asset(kind: .color, name: "darkGray"),
      Asset(kind: .color, namespaces: ["n"], name: "red"), Asset(kind: .image, name: "add"),
    ])
    #expect(text.contains("static let primary = ColorResource("))
    #expect(!text.contains("static var primary: Color"))
    #expect(text.contains("static var primary: UIColor"))
    #expect(text.contains("static var darkGray: Color"))
    #expect(!text.contains("static var darkGray: UIColor"))
    #expect(!text.contains("static var add: UIImage"))
    #expect(text.contains("static var red: Color"))
    #expect(text.matches(of: /#warning/).count == 3)
  }

  @Test func `a catalog that disables extensions has resources only`() {
    let text = text([Asset(kind: .color, name: "quiet", isExtension: false)])
    #expect(text.contains("static let quiet = ColorResource("))
    #expect(!text.contains("static var quiet"))
  }

  @Test func `quotes and line ends in names stay inside of literals`() {
    let text = text([Asset(kind: .image, name: "a\"\n\\(b)")])
    #expect(text.contains(#"name: "a\"\n\\(b)", bundle"#))
    #expect(text.contains("/// The image \"a\" \\(b)\"."))
  }

  /// The names of the static members that files of the sources declare for a type.
  private func members(of type: String, in folder: String) throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(folder)").standardizedFileURL
    var names: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: root.path) {
      guard name.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      let pattern = try Regex<(Substring, Substring)>(
        #"public static (?:let|var) (\w+)(?:: \#(type)\b| = \#(type)\()"#)
      names.formUnion(text.matches(of: pattern).map { String($0.output.1) })
    }
    return names
  }

  @Test(arguments: [
    ("Color", "Zoetrope/Views/Style", KnownMembers.color),
    ("UIColor", "ZoetropeUIKit/Colors", KnownMembers.uiColor),
  ])
  func `the known members are those that the sources declare`(
    type: String, folder: String, known: Set<String>
  ) throws {
    let declared = try members(of: type, in: folder)
    #expect(declared.count >= 10, "\(declared)")
    #expect(declared.subtracting(known).isEmpty, "\(declared.subtracting(known))")
  }
}
