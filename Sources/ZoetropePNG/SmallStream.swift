import ZoetropeBitmap

/// The pixels of a picture as the smallest zlib stream of several.
///
/// 1. The one that ``FastStream`` makes; it also shows whether the format can hold the picture.
/// 2. Filtered rows, by zlib with nothing but runs.
/// 3. Where that leaves more than a 128th: filtered rows, by zlib with the hardest search.
/// 4. And rows as they are, the same way: repeated patterns are repeated still.
///
/// Of a picture that has become so small by runs alone, an easier search tells whether 3 and 4 are
/// worth their time. Of equally small streams the first is kept.
struct SmallStream {
  /// What fraction of its bytes a picture of runs has to come down to.
  private static let flatness = 128

  private var fast = FastStream()
  private var filtered = FilteredRows()
  private let library = PNGLibrary()
  private var isFast = true

  /// Frees everything; the stream is not to be used any more.
  func deallocate() {
    fast.deallocate()
    filtered.deallocate()
  }

  /// The stream that was made last.
  var bytes: UnsafeRawBufferPointer { isFast ? fast.bytes : library.smallest }

  /// Makes the stream.
  ///
  /// - Returns: False if the format cannot hold the picture; there is no stream then.
  mutating func make(
    _ bitmap: Bitmap, _ packer: RowPacker, _ table: ColorTable
  ) throws(PNGError) -> Bool {
    guard fast.make(bitmap, packer, table) else { return false }
    isFast = true
    var best = fast.bytes.count
    filtered.make(bitmap, packer, table, isFiltered: true)
    try attempt(.runs, &best)
    if best < filtered.count / Self.flatness {
      guard try attempt(.easy, &best) else { return true }
    }
    try attempt(.hard, &best)
    filtered.make(bitmap, packer, table, isFiltered: false)
    try attempt(.hard, &best)
    return true
  }

  /// Tries one way; true if it made a stream that is smaller than all before.
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
