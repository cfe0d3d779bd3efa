import ZoetropeImages

/// Compression of bytes other than pictures.
package enum ZlibStream {
  /// Returns bytes compressed as a zlib stream (RFC 1950).
  ///
  /// - Throws: ``PNGError/encoding(message:)`` if there is no memory.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func compressed(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    let library = PNGLibrary()
    let result = bytes.withUnsafeBytes { bytes -> Result<Bool, PNGError> in
      // The size of the result is not limited, because incompressible bytes become a little longer.
      Result { () throws(PNGError) in
        try library.compress(bytes, .moderate, smallerThan: .max)
      }
    }
    _ = try result.get()
    return Array(library.smallest)
  }
}
