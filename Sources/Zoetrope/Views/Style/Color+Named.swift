import Foundation
import Synchronization
import ZoetropeAssets

extension Color {
  /// Creates a color from an asset catalog (`NAME.colorset` in an `*.xcassets` folder).
  ///
  /// Asset catalogs are looked up in the folders listed in the documentation of ``Image``. A color
  /// set can contain one color for light mode and another for dark mode. Its entries for all
  /// devices take precedence over its entries for one kind of device. Entries for special
  /// appearances, such as increased contrast, are ignored.
  ///
  /// If the color is not found, it is transparent, and a diagnostic reports its name.
  ///
  /// - Parameters:
  ///   - name: The name of the color set.
  ///   - bundle: The bundle to search. Default nil: the folders listed in the documentation of
  ///     ``Image`` are searched.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.bundleURL))
  }
}

private struct AssetColorsKey: EnvironmentKey {
  static var defaultValue: AssetColors? { nil }
}

extension EnvironmentValues {
  /// The cache of asset catalog colors that belongs to the ``Host`` of the views; nil outside of a
  /// host.
  var assetColors: AssetColors? {
    get { self[AssetColorsKey.self] }
    set { self[AssetColorsKey.self] = newValue }
  }
}

/// A cache of asset catalog colors, by name and bundle.
///
/// Guarantees: each name is looked up once in each bundle. The result is kept, even if no color was
/// found. Code on any thread may use the cache.
final class AssetColors: Sendable {
  private struct Name: Hashable {
    var name: String
    var bundle: URL?
  }

  private struct State {
    var known: [Name: ColorSet?] = [:]
    var missing: Set<Name> = []
    var faults: [String] = []
  }

  private let state = Mutex(State())

  /// The cache of the ``Host`` that is running the calling code. Outside of a host, each access
  /// returns a new cache.
  static var current: AssetColors {
    RunningHost.current?.lastingValue { AssetColors() } ?? AssetColors()
  }

  /// Returns the color that has a given name, for light or dark mode. If no color has this name,
  /// the result is transparent.
  func color(named name: String, in bundle: URL?, isDark: Bool) -> Color.Resolved {
    let key = Name(name: name, bundle: bundle)
    guard let set = colorSet(key) else {
      recordMissing(key)
      return .invisible
    }
    return set.color(isDark: isDark) ?? .invisible
  }

  /// Whether there is a color that has a given name.
  func contains(_ name: String, in bundle: URL?) -> Bool {
    colorSet(Name(name: name, bundle: bundle)) != nil
  }

  private func colorSet(_ name: Name) -> ColorSet? {
    if let known = state.withLock({ $0.known[name] }) { return known }
    let found = ImageFinder(bundle: name.bundle).colorSet(name.name).found
    state.withLock { $0.known[name] = .some(found) }
    return found
  }

  /// Records the message about a color that is not found. For each combination of name and bundle,
  /// only the first call records a message.
  private func recordMissing(_ name: Name) {
    guard state.withLock({ $0.missing.insert(name).inserted }) else { return }
    let finder = ImageFinder(bundle: name.bundle)
    let unreadable = finder.colorSet(name.name).unreadable
    let fault = fault(name.name, unreadable, finder.folders)
    state.withLock { $0.faults.append(fault) }
  }

  /// Returns the message about a color that is not found. The message names the first unreadable
  /// color set or, if there is none, the searched folders.
  private func fault(_ name: String, _ unreadable: [URL], _ folders: [URL]) -> String {
    if let set = unreadable.first {
      return "the color named \"\(name)\" cannot be read, so nothing is drawn in it: "
        + "\(set.path)/Contents.json is not the list of a color set with a color"
    }
    let places = folders.map(\.path).joined(separator: ", ")
    return "there is no color named \"\(name)\", so nothing is drawn in it; looked for "
      + "\(name).colorset in asset catalogs in "
      + (places.isEmpty ? "no folder, for there is none" : places)
  }

  /// Removes all recorded messages about missing colors, and returns them.
  func takeFaults() -> [String] {
    state.withLock { state in
      defer { state.faults = [] }
      return state.faults
    }
  }
}

/// A color set of an asset catalog: a color for light mode, a color for dark mode, or both.
struct ColorSet: Equatable {
  var light: Color.Resolved?
  var dark: Color.Resolved?

  /// Returns the color for light or dark mode. If the color set has no color for this mode, the
  /// color for the other mode is returned.
  func color(isDark: Bool) -> Color.Resolved? { (isDark ? dark : light) ?? light ?? dark }

  /// Reads a color set from its `.colorset` folder. The result is nil if the set cannot be read or
  /// has no colors.
  init?(assetAt folder: URL) {
    let list = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: list),
      let contents = try? JSONDecoder().decode(ColorSetContents.self, from: data)
    else { return nil }
    // Entries for all devices take precedence.
    let entries = contents.colors.filter { !$0.isSpecial }
    let ordered =
      entries.filter { $0.idiom == "universal" } + entries.filter { $0.idiom != "universal" }
    light = ordered.lazy.filter { !$0.isDark }.compactMap { $0.color?.resolved }.first
    dark = ordered.lazy.filter(\.isDark).compactMap { $0.color?.resolved }.first
    if light == nil && dark == nil { return nil }
  }
}

/// The decoded fields of a color set's `Contents.json`. The other fields of the file are ignored.
private struct ColorSetContents: Decodable {
  var colors: [Entry]

  struct Entry: Decodable {
    var idiom: String?
    var color: Value?
    var appearances: [Appearance]?

    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    /// Whether the entry is for an appearance other than light and dark, such as increased
    /// contrast.
    var isSpecial: Bool { appearances?.contains { $0.appearance != "luminosity" } ?? false }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Value: Decodable {
    var space: String?
    var components: [String: String]?
    /// The name of a system color (for example `systemRedColor`). If it is set, `components` is
    /// ignored.
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

    /// Parses a color component. An integer, such as `255` or `0xFF`, is divided by 255. A number
    /// with a decimal point, such as `1.000`, is taken as it is.
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
  /// Searches the asset catalogs in order, and returns the first readable color set with the given
  /// name. If there is none, returns the folders of the unreadable color sets with this name.
  fileprivate func colorSet(_ name: String) -> (found: ColorSet?, unreadable: [URL]) {
    var unreadable: [URL] = []
    if name.isEmpty { return (nil, []) }
    for folder in folders {
      for catalogue in AssetCatalogue.all(in: folder) {
        guard let set = catalogue.set(name, kind: "colorset") else { continue }
        if let found = ColorSet(assetAt: set) { return (found, []) }
        unreadable.append(set)
      }
    }
    return (nil, unreadable)
  }
}
