import Foundation
import ZoetropeFiles

/// The file that stores the list of installed fonts between processes.
///
/// fontconfig reads some forty configuration files before it lists a font. This takes longer than
/// drawing a small frame. The list depends on those files, on the folders of fonts, on fontconfig's
/// caches of them or else on the fonts themselves, and on a few environment variables.
/// ``FontStamps`` records their state. The stored list is used only while this state is unchanged.
///
/// The file is `zoetrope/fonts-1` in `$XDG_CACHE_HOME`, or else in `~/.cache`. The file is always
/// replaced as a whole. A file that is damaged or belongs to another user is ignored, and a failure
/// to write the file is ignored too. The file can be deleted at any time; the next process then
/// reads the list from fontconfig.
package enum FontMemory {
  /// The first bytes of the file, with the version of its format.
  private static let signature: UInt64 = 0x3130_5446_4F5A_0A01
  /// The largest accepted size of the file, in bytes. A larger file is ignored.
  private static let limit = 64 << 20

  /// The path of the file that stores the list of fonts; nil if the environment names no folder for
  /// this file.
  package static var standardPath: String? { standardPath(FontStamps.variable) }

  /// Returns the path of the file that stores the list of fonts; nil if the environment names no
  /// folder for this file.
  static func standardPath(_ variable: (String) -> String?) -> String? {
    if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return folder + "/zoetrope/fonts-1"
    }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.cache/zoetrope/fonts-1"
  }

  /// Returns the fonts stored in the file. Returns nil if the file has no valid list, or if
  /// anything that the list depends on has changed.
  static func recall(from path: String) -> FontScan? {
    guard isOwn(path), let file = try? RegularFile(path: path, limit: limit),
      let bytes = try? file.bytes()
    else { return nil }
    var reader = ByteReader(bytes)
    guard reader.number() == signature, let sum = reader.number(),
      sum == bytes.withUnsafeBytes({ XXH64.hash(UnsafeRawBufferPointer(rebasing: $0[16...])) }),
      FontStamps.areCurrent(&reader)
    else { return nil }
    return FontScan(&reader)
  }

  /// Stores fonts and stamps in the file at a path. Does nothing if the file cannot be written.
  static func remember(_ scan: FontScan, stamps: FontStamps, at path: String) {
    var writer = ByteWriter()
    stamps.write(to: &writer)
    scan.write(to: &writer)
    var head = ByteWriter()
    head.append(number: signature)
    head.append(number: writer.bytes.withUnsafeBytes(XXH64.hash))
    replace(path, with: head.bytes + writer.bytes)
  }

  /// Whether a path leads to a regular file that belongs to the user of the process and that no
  /// other user may change.
  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_uid == geteuid()
      && status.st_mode & S_IFMT == S_IFREG && status.st_mode & (S_IWGRP | S_IWOTH) == 0
  }

  /// Removes the incomplete files of processes that were killed while they wrote the list of fonts.
  ///
  /// - Parameter age: The age, in seconds, above which an incomplete file is removed. Writing takes
  ///   far less time, so a file that is still being written is not removed.
  private static func removeParts(of path: String, olderThan age: Int = 3600) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let (folder, name) = (path[..<slash], path[slash...].dropFirst())
    let names = FolderPath.names(in: String(folder)) ?? []
    for other in names where other.hasPrefix("\(name).") && other.hasSuffix(".part") {
      let part = "\(folder)/\(other)"
      var status = stat()
      if lstat(part, &status) == 0, status.st_mtim.tv_sec < time(nil) - age { unlink(part) }
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) {
    let folder = path.split(separator: "/").dropLast()
    for count in max(folder.count - 1, 0)...folder.count {
      mkdir("/" + folder.prefix(count).joined(separator: "/"), S_IRWXU)
    }
    removeParts(of: path)
    let part = "\(path).\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).part"
    let file = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR)
    guard file >= 0 else { return }
    let isWritten = bytes.withUnsafeBytes { buffer in
      var place = 0
      while place < buffer.count {
        let count = write(file, buffer.baseAddress! + place, buffer.count - place)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        place += count
      }
      return true
    }
    let isClosed = close(file) == 0
    if !isWritten || !isClosed || rename(part, path) != 0 { unlink(part) }
  }
}
