import ZoetropeGeometry

/// The buffers that drawing needs, kept from frame to frame.
///
/// Use one for each task that draws, and the same one for all its frames: once the buffers have
/// grown to what the frames need, drawing allocates nothing but the outlines of strokes.
public final class RenderContext {
  // What is planned once a frame.
  @exclusivity(unchecked) var points = ScratchBuffer<SIMD2<Double>>()
  /// The steps of a path with four corners.
  let quadrilateral: [Path.Verb] = [.move, .line, .line, .line, .close]
  @exclusivity(unchecked) var edges = ScratchBuffer<ShapeEdge>()
  @exclusivity(unchecked) var operations = ScratchBuffer<Operation>()
  @exclusivity(unchecked) var bins = ScratchBuffer<EdgeBin>()
  @exclusivity(unchecked) var references = ScratchBuffer<UInt32>()
  var bandStarts = ScratchBuffer<UInt32>()
  var bandNumbers = ScratchBuffer<UInt32>()
  var bandOperations = ScratchBuffer<Operation>()
  var glyphs = ScratchBuffer<PlacedGlyph>()
  var glyphSites = ScratchBuffer<GlyphSite>()
  @exclusivity(unchecked) var scopes: [Scope] = []
  var images: [ImageOperation] = []
  var taps = ScratchBuffer<ImageTap>()
  var tapRuns = ScratchBuffer<TapRun>()
  var gradients: [GradientOperation] = []
  var rampStops = ScratchBuffer<RampStop>()
  var rampTable = ScratchBuffer<UInt32>()
  var meshes: [MeshOperation] = []
  var meshPixels = ScratchBuffer<UInt32>()
  var meshVertices = ScratchBuffer<MeshPoint>()
  var meshOutline = ScratchBuffer<ShapeEdge>()
  var meshCoverage = ScratchBuffer<UInt8>()
  @exclusivity(unchecked) var changedRows = ScratchBuffer<UInt8>()
  @exclusivity(unchecked) var ink = InkMap()
  var surveys: [LayerSurvey] = []
  var pending: [PendingLayer] = []
  var styles: [LayerStyle] = []
  var shadows: [ShadowCoverage] = []
  /// The pictures of the operations at hand, and planes for others.
  var pictures: [Pixmap] = []
  var freePixmaps: [Pixmap] = []
  /// The number of pixels of the pictures.
  var pixmapPixels = 0
  var blurBuffers = BlurBuffers()
  var alpha = ScratchBuffer<UInt8>()
  var coverage = ScratchBuffer<UInt8>()
  var colorRow = ScratchBuffer<UInt32>()

  // Glyphs, and what they are drawn with to be kept; cells and marks are zero between them.
  var glyphCache = GlyphCache()
  var glyphCells = ScratchBuffer<Int32>()
  var glyphMarks = ScratchBuffer<UInt64>()
  var glyphPixels = ScratchBuffer<UInt8>()

  let reciprocals = Reciprocals()

  // What a band is drawn with. Cells and marks are zero between shapes.
  var cells = ScratchBuffer<Int32>()
  var marks = ScratchBuffer<UInt64>()
  var narrowCells = ScratchBuffer<Int32>()
  var narrowMarks = ScratchBuffer<UInt64>()
  var mediumCells = ScratchBuffer<Int32>()
  var mediumMarks = ScratchBuffer<UInt64>()
  var masks: [BandPixmap<UInt8>] = []
  var layers: [BandPixmap<UInt32>] = []
  /// Room for four samples of an image, each of ``sampleTapLimit``.
  var sampleTaps = ScratchBuffer<ImageTap>()
  var sampleTapLimit = 0
  var imageRow = ScratchBuffer<UInt32>()
  /// Room for a row of a paint that is composited, and for one that all rows share.
  var paintRow = ScratchBuffer<UInt32>()
  var sharedRow = ScratchBuffer<UInt32>()
  var openScopes: [OpenScope] = []
  /// The rows of a band that is handed on, with the one above the first.
  var bandPixels = ScratchBuffer<UInt32>()

  /// Creates empty buffers.
  public init() {}
}
