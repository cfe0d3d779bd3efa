import Foundation
import ZoetropeFiles

/// The state of all files and variables on which fontconfig's list of fonts depends.
///
/// It consists of the version of fontconfig, environment variables, and a ``FileStamp`` for each of
/// these paths:
///
/// - the configuration files and the folders that contain them,
/// - the paths of the files that configuration files include, whether or not the files exist,
/// - the folders of fonts,
/// - the folders of fontconfig's own caches,
/// - for each folder of fonts, fontconfig's cache of it; if there is none, all files in the folder.
///
/// fontconfig lists the fonts of a folder from the cache as long as the folder itself is unchanged.
/// If a font is overwritten, the list therefore changes only when the cache is made anew.
///
/// The stamps are taken after fontconfig has made the list. The list is stored only if all files
/// were last changed more than ``margin`` before the listing began, so that no file can have
/// changed during the listing. The list is not stored if a file lies on a remote file system,
/// because the times of such a file come from another clock.
struct FontStamps {
  /// The time in seconds that must have passed between the last change of a file and the beginning
  /// of the listing. It is far longer than the resolution with which file systems store times.
  private static let margin = 10
  /// The largest number of files whose stamps are compared. For more files, listing the fonts again
  /// takes no longer than comparing the stamps of the files.
  private static let limit = 20_000
  /// The environment variables that fontconfig reads.
  private static let variables = [
    "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "HOME", "SOURCE_DATE_EPOCH",
    "XDG_CACHE_HOME", "XDG_CONFIG_DIRS", "XDG_CONFIG_HOME", "XDG_DATA_DIRS", "XDG_DATA_HOME",
  ]

  private var stamps: [(path: String, stamp: FileStamp?)] = []

  /// Returns the value of an environment variable; nil if it is unset.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Takes the stamps (see ``FileStamp``) of everything that a list of fonts depends on.
  ///
  /// The result is nil if a later process could not tell from the stamps whether the list is still
  /// valid. This is the case, for example, if a file has just changed.
  ///
  /// - Parameters:
  ///   - paths: The files and folders of the configuration with which the fonts have been listed.
  ///   - start: A time before the configuration was read, in seconds since 1970.
  init?(of paths: FontconfigPaths, since start: Int) {
    // If one of these variables is set, fontconfig may read files in folders that are not known
    // here.
    guard Self.variable("FONTCONFIG_PATH") == nil, Self.variable("FONTCONFIG_SYSROOT") == nil
    else { return nil }
    guard !paths.files.isEmpty, let included = FontIncludes.paths(in: paths.files) else {
      return nil
    }
    var all = paths.files + included + paths.folders + paths.caches
    for folder in paths.folders {
      all += paths.cacheFiles[folder].map { [$0] } ?? Self.entries(of: folder)
    }
    var seen: Set<String> = []
    for path in all where seen.insert(path).inserted {
      // A path that is not valid UTF-8 was changed by its conversion to a string, and leads to
      // another file.
      guard path.hasPrefix("/"), !path.unicodeScalars.contains("\u{FFFD}"),
        stamps.count < Self.limit
      else { return nil }
      switch FileStamp.take(of: path) {
      case .present(let stamp):
        guard stamp.changed + Self.margin < start, FileStamp.isLocal(path) else { return nil }
        stamps.append((path, stamp))
      case .missing: stamps.append((path, nil))
      case .unknown: return nil
      }
    }
  }

  /// Returns the paths of the files and subfolders in a folder. The contents of the subfolders are
  /// left out, because ``FontconfigPaths/folders`` has an entry for each subfolder.
  private static func entries(of folder: String) -> [String] {
    var paths: [String] = []
    for name in FolderPath.names(in: folder) ?? [] { paths.append("\(folder)/\(name)") }
    return paths
  }

  private static var environment: [String] {
    [FontconfigScanner.version] + variables.map { name in variable(name).map { "=" + $0 } ?? "" }
  }

  /// Writes the stamps in the form that ``areCurrent(_:)`` reads.
  func write(to writer: inout ByteWriter) {
    writer.append(texts: Self.environment)
    writer.append(count: stamps.count)
    for (path, stamp) in stamps {
      writer.append(path: path)
      writer.append(numbers: stamp?.numbers ?? FileStamp.none)
    }
  }

  /// Reads the values that ``write(to:)`` wrote, and returns whether all of them are unchanged.
  ///
  /// The values are the version of fontconfig, the environment variables, and the stamp of each
  /// path.
  static func areCurrent(_ reader: inout ByteReader) -> Bool {
    guard reader.texts() == environment, let count = reader.count() else { return false }
    var stamps = FileStamps()
    for _ in 0..<count {
      guard let result = reader.path({ stamps.take(of: $0) }), let then = reader.numbers() else {
        return false
      }
      switch result {
      case .present(let stamp) where stamp.numbers == then: continue
      case .missing where then == FileStamp.none: continue
      default: return false
      }
    }
    return true
  }
}
