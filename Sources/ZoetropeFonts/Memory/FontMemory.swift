import Foundation
import ZoetropeFiles

/// The file in which the list of installed fonts is remembered from one process to the next.
///
/// fontconfig reads some forty configuration files before it lists a font, which takes longer than
/// drawing a small frame. Its answer depends on those files, on the folders of fonts and their
/// files, on its own caches, and on a few environment variables. ``FontStamps`` records all of
/// these, and the list is used again only while none of them has changed.
///
/// The file is `zoetrope/fonts-1` in `$XDG_CACHE_HOME`, or else in `~/.cache`. It is replaced as a
/// whole, it is ignored if it is damaged or belongs to another user, and no error arises if it
/// cannot be written. If it is deleted, fontconfig is asked again, which only takes time.
package enum FontMemory {
  /// The first bytes of the file, with the version of its format.
  private static let signature: UInt64 = 0x3130_5446_4F5A_0A01
  /// The largest accepted file in bytes.
  private static let limit = 64 << 20

  /// The path of the file; nil if the environment names no folder for it.
  package static var standardPath: String? { standardPath(FontStamps.variable) }

  /// Returns the path of the file; nil if the environment names no folder for it.
  static func standardPath(_ variable: (String) -> String?) -> String? {
    if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return folder + "/zoetrope/fonts-1"
    }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.cache/zoetrope/fonts-1"
  }

  /// Returns the fonts that the file remembers. Returns nil if the file holds no list, or if
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

  /// Remembers fonts. If that is impossible, nothing happens.
  static func remember(_ scan: FontScan, stamps: FontStamps, at path: String) {
    var writer = ByteWriter()
    stamps.write(to: &writer)
    scan.write(to: &writer)
    var head = ByteWriter()
    head.append(number: signature)
    head.append(number: writer.bytes.withUnsafeBytes(XXH64.hash))
    replace(path, with: head.bytes + writer.bytes)
  }

  /// Whether a file belongs to the user of the process, and nobody else may change it.
  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_uid == geteuid()
      && status.st_mode & S_IFMT == S_IFREG && status.st_mode & (S_IWGRP | S_IWOTH) == 0
  }

  /// Removes incomplete files: a process leaves one if it is killed while it writes the list of
  /// fonts.
  ///
  /// - Parameter age: The age, in seconds, above which an incomplete file is removed. It is far
  ///   longer than writing takes, so that no file is removed while a process writes it.
  private static func removeParts(of path: String, olderThan age: Int = 3600) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let (folder, name) = (path[..<slash], path[slash...].dropFirst())
    let names = (try? FileManager.default.contentsOfDirectory(atPath: String(folder))) ?? []
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
