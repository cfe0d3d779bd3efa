import Foundation
import Synchronization
import ZoetropeAssets
import ZoetropeFiles
import ZoetropePixels

/// A cache of images by name and by file.
struct ImageCache {
  /// The result of looking up a name or reading a file.
  enum Entry {
    case image(ImagePixels, scale: CGFloat, isTemplate: Bool)
    /// No readable file has the name. The associated value names the folders that were searched.
    case missing(ImageSet.Missing)
    case unreadable(path: String, reason: String)
  }

  private struct Name: Hashable {
    var name: String
    var bundle: URL?
    var isDark: Bool
  }

  private var candidates: [Name: Result<ImageSet, ImageSet.Missing>] = [:]
  private var files: [URL: Result<ImagePixels, Failure>] = [:]
  private var usedFiles: [InputFile] = []
  private var faults: Set<String> = []

  private struct Failure: Error {
    var reason: String
  }

  /// Records a text that identifies a fault. Returns true if the text is recorded for the first
  /// time.
  mutating func recordFault(_ fault: String) -> Bool { faults.insert(fault).inserted }

  /// Returns the image with the given name. The image is read from the file whose scale suits the
  /// environment best.
  mutating func image(named name: String, in bundle: URL?, _ environment: EnvironmentValues)
    -> Entry
  {
    let key = Name(name: name, bundle: bundle, isDark: environment.colorScheme == .dark)
    let found =
      candidates[key] ?? ImageFinder(bundle: bundle).find(name, isDark: key.isDark)
    candidates[key] = found
    switch found {
    case .failure(let missing): return .missing(missing)
    case .success(let set):
      let file = set.file(forScale: environment.assignedDisplayScale)
      return entry(file.url, scale: file.scale, isTemplate: set.isTemplate)
    }
  }

  /// Returns the image of a file.
  mutating func image(at url: URL) -> Entry {
    entry(url, scale: ImageFile(url).scale, isTemplate: false)
  }

  private mutating func entry(_ url: URL, scale: CGFloat, isTemplate: Bool) -> Entry {
    let result = files[url] ?? read(url)
    files[url] = result
    switch result {
    case .success(let pixels): return .image(pixels, scale: scale, isTemplate: isTemplate)
    case .failure(let failure): return .unreadable(path: url.path, reason: failure.reason)
    }
  }

  /// Returns the files that were read since the last call, in the order of reading.
  mutating func takeUsedFiles() -> [InputFile] {
    defer { usedFiles = [] }
    return usedFiles
  }

  private mutating func read(_ url: URL) -> Result<ImagePixels, Failure> {
    let bytes: [UInt8]
    let limits: FileLimits
    let format: PictureFormat?
    do throws(FileProblem) {
      limits = try FileLimits.current.get()
      let file = try RegularFile(path: url.path, limit: limits.fileSize)
      // If the beginning is not that of a PNG or JPEG file, the rest of the file is not read.
      let start = try file.bytes(first: PictureFormat.signatureSize)
      format = PictureFormat(start)
      bytes =
        switch format {
        case .png, .jpeg: try file.bytes()
        case .other, nil: start
        }
    } catch {
      let isMissing = error == .system(code: ENOENT)
      return .failure(Failure(reason: isMissing ? "there is no such file" : "\(error)"))
    }
    usedFiles.append(bytes.withUnsafeBytes { InputFile(path: url.path, content: $0) })
    do throws(UnreadablePicture) {
      return .success(try ImagePixels.decode(bytes, format, limit: limits.imagePixelCount))
    } catch {
      return .failure(Failure(reason: error.reason))
    }
  }
}

/// The images that one ``Host`` has loaded. All code that the host runs shares these images, on any
/// thread.
///
/// Guarantees: each name is looked up once and each file is read once; the result never changes,
/// whether the image was found or not.
final class ImageStore: Sendable {
  typealias Entry = ImageCache.Entry

  private let cache = Mutex(ImageCache())

  /// The store of the ``Host`` that runs the calling code; a new store if no host runs that code.
  static var current: ImageStore {
    RunningHost.current?.lastingValue { ImageStore() } ?? ImageStore()
  }

  /// Records a text that identifies a fault. Returns true if the text is recorded for the first
  /// time.
  func recordFault(_ fault: String) -> Bool { cache.withLock { $0.recordFault(fault) } }

  /// Returns the image with the given name. The image is read from the file whose scale suits the
  /// environment best.
  func image(named name: String, in bundle: URL?, _ environment: EnvironmentValues) -> Entry {
    cache.withLock { $0.image(named: name, in: bundle, environment) }
  }

  /// Returns the image of a file.
  func image(at url: URL) -> Entry { cache.withLock { $0.image(at: url) } }

  /// Returns the files that were read since the last call, in the order of reading.
  func takeUsedFiles() -> [InputFile] { cache.withLock { $0.takeUsedFiles() } }
}

private struct ImageStoreKey: EnvironmentKey {
  static var defaultValue: ImageStore? { nil }
}

extension EnvironmentValues {
  /// The images that the views of one ``Host`` have loaded; nil outside of a host.
  var imageStore: ImageStore? {
    get { self[ImageStoreKey.self] }
    set { self[ImageStoreKey.self] = newValue }
  }
}
