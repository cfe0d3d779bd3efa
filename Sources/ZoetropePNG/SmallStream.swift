import ZoetropeImages
import ZoetropePixels

/// Encodes the pixels of a picture as the smallest of several zlib streams.
///
/// 1. The stream of ``FastStream``. Making it also shows whether the pixel format can hold the
///    picture.
/// 2. Filtered rows, compressed by zlib with runs only.
/// 3. Filtered rows, compressed by zlib with maximum effort.
/// 4. Unfiltered rows, compressed by zlib with maximum effort. Repeated patterns remain
///    recognizable if rows are not filtered.
///
/// A picture counts as flat if the smaller of streams 1 and 2 has less than 1/128 as many bytes as
/// the filtered rows. For a flat picture, zlib first compresses the filtered rows with moderate
/// effort. Streams 3 and 4 are only tried if the resulting stream is smaller than the smaller of
/// streams 1 and 2. The smallest of all streams is kept; of equally small streams, the first.
struct SmallStream {
  /// A picture counts as flat if its filtered rows shrink by more than this factor when only runs
  /// are compressed.
  private static let flatness = 128

  private var fast = FastStream()
  private var filtered = FilteredRows()
  private let library = PNGLibrary()
  private var isFast = true

  /// Frees all memory. The stream must not be used afterwards.
  func deallocate() {
    fast.deallocate()
    filtered.deallocate()
  }

  /// The last finished stream.
  var bytes: UnsafeRawBufferPointer { isFast ? fast.bytes : library.smallest }

  /// Encodes a whole bitmap.
  ///
  /// - Returns: False if the format cannot hold the picture; then there is no stream.
  mutating func make(
    _ bitmap: Bitmap, _ packer: RowPacker, _ table: ColorTable
  ) throws(PNGError) -> Bool {
    guard fast.make(bitmap, packer, table) else { return false }
    isFast = true
    var best = fast.bytes.count
    filtered.make(bitmap, packer, table, isFiltered: true)
    try attempt(.runs, &best)
    if best < filtered.count / Self.flatness {
      guard try attempt(.moderate, &best) else { return true }
    }
    try attempt(.maximum, &best)
    filtered.make(bitmap, packer, table, isFiltered: false)
    try attempt(.maximum, &best)
    return true
  }

  /// Compresses the filtered rows with zlib. If the stream has fewer than `best` bytes, this method
  /// keeps the stream, stores its size in `best` and returns true.
  @discardableResult
  private mutating func attempt(
    _ search: PNGLibrary.Search, _ best: inout Int
  ) throws(PNGError) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: filtered.bytes[..<filtered.count])
    guard try library.compress(bytes, search, smallerThan: best) else { return false }
    best = library.smallest.count
    isFast = false
    return true
  }
}
