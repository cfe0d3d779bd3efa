import Foundation

extension Color {
  /// A colour of an asset catalogue (`NAME.colorset` in an `*.xcassets` folder).
  ///
  /// It is looked for where ``Image`` looks for images. Of a colour set the colour for light or dark
  /// mode is taken, for all devices if there is one; others, such as those for more contrast, do not
  /// count. A colour that is not found is invisible; a diagnostic tells about it.
  ///
  /// - Parameters:
  ///   - name: The name of the colour set.
  ///   - bundle: Where it is looked for. Default nil: in the resources of the program.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.bundleURL))
  }
}

private struct AssetColorsKey: EnvironmentKey {
  static var defaultValue: AssetColors? { nil }
}

extension EnvironmentValues {
  /// The colours of asset catalogues that have been looked for; nil outside of a host.
  var assetColors: AssetColors? {
    get { self[AssetColorsKey.self] }
    set { self[AssetColorsKey.self] = newValue }
  }
}

/// The colours of asset catalogues, by name.
///
/// Guarantees: a name is looked for once; what was found, or was not, stays so. Confined like the
/// graph.
final class AssetColors {
  private struct Name: Hashable {
    var name: String
    var bundle: URL?
  }

  private var known: [Name: ColorSet?] = [:]
  private var faults: [String] = []

  /// The colour of a name, for light or dark mode.
  func color(named name: String, in bundle: URL?, isDark: Bool) -> Color.Resolved {
    let key = Name(name: name, bundle: bundle)
    if let known = known[key] { return known?.color(isDark: isDark) ?? .invisible }
    let finder = ImageFinder(bundle: bundle)
    let found = finder.colorSet(name)
    known[key] = .some(found)
    if found == nil {
      let places = finder.folders.map(\.path).joined(separator: ", ")
      faults.append(
        "there is no colour named \"\(name)\", so nothing is drawn in it; looked for "
          + "\(name).colorset in asset catalogues in "
          + (places.isEmpty ? "no folder, for there is none" : places))
    }
    return found?.color(isDark: isDark) ?? .invisible
  }

  /// Hands over what is wrong, once.
  func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }
}

/// A colour for each mode, of an asset catalogue.
struct ColorSet: Equatable {
  var light: Color.Resolved?
  var dark: Color.Resolved?

  /// The colour for a mode; that for the other mode where there is none.
  func color(isDark: Bool) -> Color.Resolved? { (isDark ? dark : light) ?? light ?? dark }

  /// Reads a colour set; nil where it cannot be read or has no colours.
  init?(assetAt folder: URL) {
    let list = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: list),
      let contents = try? JSONDecoder().decode(ColorSetContents.self, from: data)
    else { return nil }
    // Those for all devices count more.
    let entries = contents.colors.filter { !$0.isSpecial }
    let ordered =
      entries.filter { $0.idiom == "universal" } + entries.filter { $0.idiom != "universal" }
    light = ordered.lazy.filter { !$0.isDark }.compactMap { $0.color?.resolved }.first
    dark = ordered.lazy.filter(\.isDark).compactMap { $0.color?.resolved }.first
    if light == nil && dark == nil { return nil }
  }
}

/// What `Contents.json` says in a colour set of an asset catalogue, as far as it matters here.
private struct ColorSetContents: Decodable {
  var colors: [Entry]

  struct Entry: Decodable {
    var idiom: String?
    var color: Value?
    var appearances: [Appearance]?

    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    /// Whether it is for something else than light or dark mode, such as more contrast.
    var isSpecial: Bool { appearances?.contains { $0.appearance != "luminosity" } ?? false }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Value: Decodable {
    var space: String?
    var components: [String: String]?
    /// The name of a system colour, which stands in the place of components.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }

    var resolved: Color.Resolved? {
      if let reference {
        let name = reference.replacingOccurrences(of: "system", with: "")
          .replacingOccurrences(of: "Color", with: "").lowercased()
        return SystemColor(rawValue: name)?.resolved(.light)
      }
      guard let components else { return nil }
      func component(_ name: String) -> Float? { components[name].flatMap(Self.number) }
      let alpha = component("alpha") ?? 1
      if let white = component("white") {
        return Color.Resolved(red: white, green: white, blue: white, opacity: alpha)
      }
      guard let red = component("red"), let green = component("green"),
        let blue = component("blue")
      else { return nil }
      return Color.Resolved(
        colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: alpha)
    }

    private var colorSpace: Color.RGBColorSpace {
      guard let space else { return .sRGB }
      if space.contains("linear") { return .sRGBLinear }
      return space == "display-p3" ? .displayP3 : .sRGB
    }

    /// `0xFF` and `255` are parts of 255, `1.000` is a part of 1.
    private static func number(_ text: String) -> Float? {
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
      }
      if text.contains(".") { return Float(text) }
      return Int(text).map { Float($0) / 255 }
    }
  }
}

extension ImageFinder {
  /// The colour set of a name in the first folder that has one.
  fileprivate func colorSet(_ name: String) -> ColorSet? {
    if name.isEmpty { return nil }
    for folder in folders {
      for catalogue in Self.contents(folder) where catalogue.pathExtension == "xcassets" {
        let direct = catalogue.appendingPathComponent("\(name).colorset")
        let set = Self.isFolder(direct) ? direct : Self.search("\(name).colorset", in: catalogue)
        if let set, let found = ColorSet(assetAt: set) { return found }
      }
    }
    return nil
  }
}
