import Foundation

/// The Swift file with the properties for the assets of a target.
///
/// The file extends `ImageResource` and `ColorResource`. It also extends `Color` and `ShapeStyle`.
/// If the module has UIKit's types, the file extends `UIColor` and `UIImage`, too. A catalog can
/// disable these further extensions for its assets.
struct SymbolFile {
  /// A type that the file extends with properties for assets. The properties must not hide the
  /// type's own static members.
  private struct Extended {
    var name: String
    var constraint = ""
    var kind: Asset.Kind
    /// The type of the properties.
    var value: String
    /// The beginning of an expression such as `Color(resource)`, up to and including the opening
    /// parenthesis. The expression converts a resource to the value of a property.
    var call: String
    var members: Set<String>
    /// Whether types can be nested in the extended type, for namespaces.
    var hasTypes = true
    var warns = true
  }

  private var text = ""

  /// Returns the text of the file.
  ///
  /// - Parameters:
  ///   - assets: The assets, in any order.
  ///   - module: The module to import, such as `SwiftUI`.
  ///   - hasUIKit: Whether the module has UIKit's types.
  ///   - bundle: The name of the target's bundle, without its ending.
  ///   - warnings: The sentences that the compiler is to report as warnings.
  static func text(
    for assets: [Asset], importing module: String, hasUIKit: Bool, bundle: String,
    warnings: [String] = []
  ) -> String {
    var file = SymbolFile()
    file.text = """
      // Written by the plugin AssetSymbols from the asset catalogs of the target.

      import Foundation
      import \(module)

      """
    if !warnings.isEmpty { file.text += "\n" }
    for warning in warnings { file.warn(warning, "") }
    if !assets.isEmpty { file.text += lookup(of: bundle) }
    for kind in Asset.Kind.allCases {
      let scope = SymbolScope(assets.filter { $0.kind == kind })
      let type = kind == .image ? "ImageResource" : "ColorResource"
      file.text += "\nextension \(type) {\n"
      file.resources(scope, type, "  ")
      file.text += "}\n"
    }
    for type in extended where hasUIKit || !type.name.hasPrefix("UI") {
      let scope = SymbolScope(assets.filter { $0.kind == type.kind && $0.isExtension })
      file.text += "\nextension \(type.name)\(type.constraint) {\n"
      file.shortcuts(scope, type, path: "", "  ")
      file.text += "}\n"
    }
    return file.text
  }

  private static let extended = [
    Extended(
      name: "Color", kind: .color, value: "Color", call: "Color(", members: KnownMembers.color),
    Extended(
      name: "ShapeStyle", constraint: " where Self == Color", kind: .color, value: "Color",
      call: "Color(", members: KnownMembers.color, hasTypes: false, warns: false),
    Extended(
      name: "UIColor", kind: .color, value: "UIColor", call: "UIColor(resource: ",
      members: KnownMembers.uiColor),
    Extended(
      name: "UIImage", kind: .image, value: "UIImage", call: "UIImage(resource: ",
      members: KnownMembers.uiImage),
  ]

  /// Returns the declaration of a constant whose value is the target's resource bundle. The
  /// constant looks for the bundle in the folder of the program.
  ///
  /// The file does not use `Bundle.module`. That property ends the program if the bundle is
  /// missing, and is isolated to the main actor in targets with main-actor isolation by default.
  private static func lookup(of bundle: String) -> String {
    let names = ["resources", "bundle"].map { literal("\(bundle).\($0)") }.joined(separator: ", ")
    return """

      nonisolated private let resourceBundle: Foundation.Bundle = {
        let main = Foundation.Bundle.main
        let program = main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let folder = program ?? main.bundleURL
        let bundles = [\(names)].lazy
          .compactMap { Foundation.Bundle(url: folder.appendingPathComponent($0)) }
        return bundles.first ?? main
      }()

      """
  }

  /// Writes the properties of a resource type, including those in its namespaces.
  private mutating func resources(_ scope: SymbolScope, _ type: String, _ indent: String) {
    for warning in scope.warnings { warn(warning, indent) }
    for property in scope.properties {
      let asset = property.asset
      text += "\(indent)/// The \(asset.kind.rawValue) \(Self.comment(asset.fullName)).\n"
      text += "\(indent)nonisolated static let \(property.symbol) = \(type)(\n"
      text += "\(indent)  name: \(Self.literal(asset.fullName)), bundle: resourceBundle)\n"
    }
    for namespace in scope.namespaces {
      text += "\(indent)/// The namespace \(Self.comment(namespace.name)).\n"
      text += "\(indent)enum \(namespace.symbol) {\n"
      resources(namespace.scope, type, indent + "  ")
      text += "\(indent)}\n"
    }
  }

  /// Writes the properties of an extended type. Each property creates its value from a resource.
  private mutating func shortcuts(
    _ scope: SymbolScope, _ type: Extended, path: String, _ indent: String
  ) {
    let resource = type.kind == .image ? "ImageResource" : "ColorResource"
    for property in scope.properties {
      let asset = property.asset
      if type.members.contains(property.symbol) && path.isEmpty {
        let sentence =
          "the \(asset.kind.rawValue) \"\(asset.fullName)\" has no property of \(type.name), "
          + "because \(type.name).\(property.symbol) means something else; rename the set"
        if type.warns { warn(sentence, indent) }
        continue
      }
      text += "\(indent)/// The \(asset.kind.rawValue) \(Self.comment(asset.fullName)).\n"
      text += "\(indent)nonisolated static var \(property.symbol): \(type.value) {\n"
      text += "\(indent)  \(type.call)\(resource).\(path)\(property.symbol))\n\(indent)}\n"
    }
    for namespace in scope.namespaces where type.hasTypes {
      text += "\(indent)/// The namespace \(Self.comment(namespace.name)).\n"
      text += "\(indent)enum \(namespace.symbol) {\n"
      shortcuts(
        namespace.scope, type, path: "\(path)\(namespace.symbol).", indent + "  ")
      text += "\(indent)}\n"
    }
  }

  private mutating func warn(_ sentence: String, _ indent: String) {
    text += "\(indent)#warning(\(Self.literal(sentence)))\n"
  }

  /// Returns a text as a Swift string literal.
  private static func literal(_ text: String) -> String { text.debugDescription }

  /// Returns a name as it appears in a comment: in quotation marks, on one line.
  private static func comment(_ name: String) -> String {
    "\"\(String(name.map { $0.isNewline ? " " : $0 }))\""
  }
}
