import ZoetropeDisplayList

/// Draws a mesh into pixels of its own.
///
/// 1. Patches are divided into small triangles that approximate them. All patches of a row are
///    divided into the same number of parts from top to bottom. All patches of a column are divided
///    into the same number of parts from left to right. Neighbors therefore share the points of
///    their common side.
/// 2. A triangle paints the pixels whose centers lie in it. Later triangles overwrite earlier ones.
/// 3. If the mesh's outline partly covers a pixel that no triangle has painted, the pixel takes the
///    color of an adjacent pixel.
/// 4. The mesh is composited over the background, at the coverage of the mesh's outline. Points of
///    the outline that lie on the edge of the painted shape or outside of it are first moved
///    outwards. At such points, only the shape's own edge is visible.
struct MeshRasterizer {
  let mesh: MeshOperation
  let context: RenderContext
  let width: Int
  let height: Int

  /// The largest coordinate of points, in pixels. Larger ones are clamped, so that sums of products
  /// fit 64 bits.
  private static let limit = Double(1 << 20)

  init(_ mesh: MeshOperation, _ context: RenderContext) {
    self.mesh = mesh
    self.context = context
    width = mesh.area.right - mesh.area.left
    height = mesh.area.bottom - mesh.area.top
  }

  func draw() {
    context.meshes.pixels.setCount(mesh.firstPixel + width * height)
    let pixels = context.meshes.pixels.base + mesh.firstPixel
    let color = mesh.paint.background.faded(by: mesh.opacity)
    let background = SIMD4(color.red, color.green, color.blue, color.alpha).premultipliedPixel()
    if mesh.grid.vertices.isEmpty {
      pixels.update(repeating: background, count: width * height)
      return
    }
    pixels.update(repeating: GradientRamp.missing, count: width * height)
    let patches = (0..<mesh.paint.height - 1).map { row in
      (0..<mesh.paint.width - 1).map { mesh.patch(column: $0, row: row) }
    }
    let steps = MeshSteps(patches)
    drawPatches(patches, steps, MeshTriangles(pixels: pixels, width: width, height: height))
    let seams = widened(pixels)
    collectOutline(patches, steps)
    reveal(background, pixels, seams)
  }

  // MARK: Patches

  private func drawPatches(
    _ patches: [[MeshPatch]], _ steps: MeshSteps, _ triangles: MeshTriangles
  ) {
    for (row, rowOfPatches) in patches.enumerated() {
      for (column, patch) in rowOfPatches.enumerated() {
        draw(patch, steps.across[column], steps.down[row], triangles)
      }
    }
  }

  private func draw(
    _ patch: MeshPatch, _ across: Int, _ down: Int, _ triangles: MeshTriangles
  ) {
    if !isInSight(patch) { return }
    context.meshes.vertices.setCount(2 * (across + 1))
    var above = context.meshes.vertices.base
    var below = above + (across + 1)
    for j in 0...down {
      let v = Double(j) / Double(down)
      let (curve, colors) = (patch.curve(v), patch.curveColors(v))
      for i in 0...across {
        let u = Double(i) / Double(across)
        let (x, y) = fixed(MeshPatch.point(curve, u))
        below[i] = MeshPoint(x: x, y: y, color: patch.color(colors, u))
      }
      if j > 0 {
        for i in 0..<across { triangles.fill(above[i], above[i + 1], below[i], below[i + 1]) }
      }
      swap(&above, &below)
    }
  }

  /// Whether the bounds of a patch's control points intersect the drawn pixels. The bounds contain
  /// the patch.
  private func isInSight(_ patch: MeshPatch) -> Bool {
    var (low, high) = (patch.points[0], patch.points[0])
    for point in patch.points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    let (topLeft, bottomRight) = (fixed(low), fixed(high))
    return bottomRight.x >= 0 && bottomRight.y >= 0
      && topLeft.x >> FixedPoint.fractionBits < width
      && topLeft.y >> FixedPoint.fractionBits < height
  }

  /// Converts a point to fixed point, relative to the top left corner of the drawn pixels.
  private func fixed(_ point: SIMD2<Double>) -> (x: Int, y: Int) {
    let limit = SIMD2(repeating: Self.limit)
    let bounded = pointwiseMin(pointwiseMax(point, -limit), limit) * Double(FixedPoint.one)
    // Halves are always rounded up, also for negative coordinates.
    let rounded = (bounded + 0.5).rounded(.down)
    let far = Int(Self.limit)
    func offset(_ pixels: Int) -> Int { min(max(pixels, -far), far) << FixedPoint.fractionBits }
    return (
      Int(rounded.x) + offset(mesh.grid.anchor.x - mesh.area.left),
      Int(rounded.y) + offset(mesh.grid.anchor.y - mesh.area.top)
    )
  }

  /// Returns a color for each unpainted pixel that has a painted neighbor. The color is that of a
  /// painted neighbor beside, above or below the pixel. If these four neighbors are all unpainted,
  /// the color is that of a painted neighbor at a corner.
  private func widened(_ pixels: UnsafeMutablePointer<UInt32>) -> [(place: Int, pixel: UInt32)] {
    let missing = GradientRamp.missing
    let around = [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)]
    var found: [(place: Int, pixel: UInt32)] = []
    for y in 0..<height {
      for x in 0..<width where pixels[y &* width &+ x] == missing {
        for (dx, dy) in around {
          let (i, j) = (x &+ dx, y &+ dy)
          guard i >= 0, i < width, j >= 0, j < height else { continue }
          let pixel = pixels[j &* width &+ i]
          if pixel == missing { continue }
          found.append((y &* width &+ x, pixel))
          break
        }
      }
    }
    return found
  }

  // MARK: Outline

  /// Collects the edges of the mesh's outline, relative to the top left corner of the drawn pixels.
  private func collectOutline(_ patches: [[MeshPatch]], _ steps: MeshSteps) {
    var points: [(x: Int, y: Int)] = []
    let (lastRow, lastColumn) = (patches.count - 1, patches[0].count - 1)
    func walk(_ patch: MeshPatch, _ count: Int, _ place: (Double) -> (u: Double, v: Double)) {
      for index in 0..<count {
        let (u, v) = place(Double(index) / Double(count))
        points.append(spread(fixed(MeshPatch.point(patch.curve(v), u))))
      }
    }
    for i in 0...lastColumn { walk(patches[0][i], steps.across[i]) { ($0, 0) } }
    for j in 0...lastRow { walk(patches[j][lastColumn], steps.down[j]) { (1, $0) } }
    for i in (0...lastColumn).reversed() {
      walk(patches[lastRow][i], steps.across[i]) { (1 - $0, 1) }
    }
    for j in (0...lastRow).reversed() { walk(patches[j][0], steps.down[j]) { (0, 1 - $0) } }
    context.meshes.outline.setCount(0)
    let collector = EdgeCollector(window: PixelRect(left: 0, top: 0, right: width, bottom: height))
    for index in points.indices {
      let (a, b) = (points[index], points[index + 1 < points.count ? index + 1 : 0])
      collector.add(
        Int32(truncatingIfNeeded: a.x), Int32(truncatingIfNeeded: a.y),
        Int32(truncatingIfNeeded: b.x), Int32(truncatingIfNeeded: b.y), to: &context.meshes.outline)
    }
  }

  /// Moves a point of the mesh's outline further outwards if it lies on the edge of the painted
  /// shape or outside of this shape. Returns other points unchanged.
  private func spread(_ point: (x: Int, y: Int)) -> (x: Int, y: Int) {
    let (left, top) = (mesh.area.left << 8, mesh.area.top << 8)
    let slack = 2
    let far = 4 * FixedPoint.one
    var (x, y) = point
    if x + left <= mesh.extent.left + slack { x -= far }
    if x + left >= mesh.extent.right - slack { x += far }
    if y + top <= mesh.extent.top + slack { y -= far }
    if y + top >= mesh.extent.bottom - slack { y += far }
    return (x, y)
  }

  /// Composites the mesh over the background, at the coverage of its outline.
  private func reveal(
    _ background: UInt32, _ pixels: UnsafeMutablePointer<UInt32>,
    _ seams: [(place: Int, pixel: UInt32)]
  ) {
    var next = 0
    let bandHeight = 16
    context.coverage.wide.reserve(rows: bandHeight, .columns(width))
    context.meshes.coverage.setCount(width)
    let coverage = context.meshes.coverage.base
    let rule = CoverageRule(isEvenOdd: false, isHard: false)
    for top in stride(from: 0, to: height, by: bandHeight) {
      let window = PixelRect(
        left: 0, top: top, right: width, bottom: min(top + bandHeight, height))
      let accumulator = context.coverage.wide.accumulator(
        .columns(width), column: 0, row: top, reciprocals: context.coverage.reciprocals)
      for index in 0..<context.meshes.outline.count {
        accumulator.add(context.meshes.outline.base[index], window: window)
      }
      for row in window.top..<window.bottom {
        coverage.update(repeating: 0, count: width)
        accumulator.sweep(
          PixelRect(left: 0, top: row, right: width, bottom: row + 1), limit: width, rule: rule
        ) { _ in
          MaskSink(row: coverage, outer: nil)
        }
        let target = pixels + row * width
        // Painted pixels beyond the outline belong to folds of the mesh and count as covered.
        for x in 0..<width where target[x] != GradientRamp.missing && coverage[x] == 0 {
          coverage[x] = 255
        }
        while next < seams.count && seams[next].place < (row + 1) * width {
          pixels[seams[next].place] = seams[next].pixel
          next += 1
        }
        reveal(background, target, coverage)
      }
    }
  }

  private func reveal(
    _ background: UInt32, _ row: UnsafeMutablePointer<UInt32>,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<width {
      let pixel = row[x]
      if pixel == GradientRamp.missing {
        row[x] = background
      } else if coverage[x] != 255 || pixel >> 24 != 255 {
        row[x] = PixelMath.over(
          PixelMath.spread(pixel), alpha: pixel >> 24, coverage: UInt32(coverage[x]), background)
      }
    }
  }
}
