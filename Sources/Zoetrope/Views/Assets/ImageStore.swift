import Foundation
import ZoetropeBitmap
import ZoetropePNG

/// The images of one graph, by name and by file.
///
/// Guarantees: a name is looked for once and a file is read once; what was found, or was not, stays
/// so. Confined like the graph.
final class ImageStore {
  /// What a name or a file comes to.
  enum Entry {
    case image(ImagePixels, scale: CGFloat, isTemplate: Bool)
    /// Nothing of that name; and where it was looked for, in words.
    case missing(places: String)
    case unreadable(path: String, reason: String)
  }

  private struct Name: Hashable {
    var name: String
    var bundle: URL?
    var isDark: Bool
  }

  private var candidates: [Name: Result<ImageSet, ImageSet.Missing>] = [:]
  private var files: [URL: Result<ImagePixels, Failure>] = [:]
  private var faults: Set<String> = []

  private struct Failure: Error {
    var reason: String
  }

  /// Whether nobody has asked about a fault before.
  func isNew(_ fault: String) -> Bool { faults.insert(fault).inserted }

  /// The image of a name, at the scale that suits an environment best.
  func image(named name: String, in bundle: URL?, _ environment: EnvironmentValues) -> Entry {
    let key = Name(name: name, bundle: bundle, isDark: environment.colorScheme == .dark)
    let found =
      candidates[key] ?? ImageFinder(bundle: bundle).find(name, isDark: key.isDark)
    candidates[key] = found
    switch found {
    case .failure(let missing): return .missing(places: missing.description)
    case .success(let set):
      let file = set.file(forScale: environment.assignedDisplayScale)
      return entry(file.url, scale: file.scale, isTemplate: set.isTemplate)
    }
  }

  /// The image of a file.
  func image(at url: URL) -> Entry {
    entry(url, scale: ImageFile(url).scale, isTemplate: false)
  }

  private func entry(_ url: URL, scale: CGFloat, isTemplate: Bool) -> Entry {
    let result = files[url] ?? Self.read(url)
    files[url] = result
    switch result {
    case .success(let pixels): return .image(pixels, scale: scale, isTemplate: isTemplate)
    case .failure(let failure): return .unreadable(path: url.path, reason: failure.reason)
    }
  }

  private static func read(_ url: URL) -> Result<ImagePixels, Failure> {
    guard FileManager.default.fileExists(atPath: url.path) else {
      return .failure(Failure(reason: "there is no such file"))
    }
    guard let data = try? Data(contentsOf: url) else {
      return .failure(Failure(reason: "reading it failed"))
    }
    do throws(PNGError) {
      return .success(try ImagePixels(png: [UInt8](data)))
    } catch {
      return .failure(Failure(reason: error.reason))
    }
  }
}

private struct ImageStoreKey: EnvironmentKey {
  static var defaultValue: ImageStore? { nil }
}

extension EnvironmentValues {
  /// The images that the views of one host have loaded; nil outside of a host.
  var imageStore: ImageStore? {
    get { self[ImageStoreKey.self] }
    set { self[ImageStoreKey.self] = newValue }
  }
}
