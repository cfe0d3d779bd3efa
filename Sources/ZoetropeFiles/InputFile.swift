/// A file that the content of frames depends on: a font or an image.
package struct InputFile: Hashable, Sendable {
  /// The name of the file. The folder is left out, so that the name is the same on all machines.
  package let name: String
  /// The number of bytes of the file.
  package let byteCount: Int
  /// The ``XXH64`` hash of the file, in hexadecimal.
  package let checksum: String

  /// Creates the description of a file.
  package init(name: String, byteCount: Int, checksum: String) {
    (self.name, self.byteCount, self.checksum) = (name, byteCount, checksum)
  }

  /// Creates the description of a file at a path, from its content. O(*n*) in the number of bytes.
  package init(path: String, content: UnsafeRawBufferPointer) {
    name = path.split(separator: "/").last.map(String.init) ?? path
    byteCount = content.count
    checksum = Checksum.xxh64.text(of: content)
  }
}
