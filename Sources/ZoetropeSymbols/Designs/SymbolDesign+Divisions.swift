import Foundation
import ZoetropeGeometry

extension SymbolDesign {
  /// Designs of simple shapes, such as a square, in which a half or another part is filled.
  static let halves: [SymbolDesign] = {
    let parts: [(name: String, left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)] = [
      ("lefthalf", -1, -1, 0, 1), ("leadinghalf", -1, -1, 0, 1), ("righthalf", 0, -1, 1, 1),
      ("trailinghalf", 0, -1, 1, 1), ("tophalf", -1, -1, 1, 0), ("bottomhalf", -1, 0, 1, 1),
    ]
    var designs: [SymbolDesign] = []
    for part in parts {
      let isSide = part.name.hasSuffix("leadinghalf") || part.name.hasSuffix("trailinghalf")
      for frame in ["square", "rectangle", "circle", "capsule", "diamond"] {
        // Only the rectangle has names that depend on the reading direction.
        if isSide && frame != "rectangle" { continue }
        if frame == "circle" && (part.name == "lefthalf" || part.name == "righthalf") { continue }
        designs.append(
          .glyph("\(frame).\(part.name).filled") { pen in
            let outline = SymbolTrace.frame(frame)
            let box = outline.path.boundingRect
            pen.area(outline)
            let (x, y) = (box.width / 2 + 1, box.height / 2 + 1)
            // Clears the half of the frame that must not be filled.
            pen.hole(
              .box(
                part.left < 0 ? (part.right > 0 ? -x : 0) : -x,
                part.top < 0 ? (part.bottom > 0 ? -y : 0) : -y,
                part.right > 0 ? (part.left < 0 ? x : 0) : x,
                part.bottom > 0 ? (part.top < 0 ? y : 0) : y, 0))
            pen.stroke(outline)
          })
      }
    }
    for part in parts + [
      ("bottomthird", -1, 0.25, 1, 1), ("topthird", -1, -1, 1, -0.25),
      ("leftthird", -1, -1, -0.3, 1), ("rightthird", 0.3, -1, 1, 1),
      ("leadingthird", -1, -1, -0.3, 1), ("trailingthird", 0.3, -1, 1, 1),
      ("center", -0.45, -0.4, 0.45, 0.4),
    ] {
      designs.append(
        .glyph("rectangle.\(part.name).inset.filled") { pen in
          pen.layer = 1
          pen.stroke(.frame("rectangle"))
          pen.layer = 0
          let (x, y) = (53 - 1.5 * pen.line, 37 - 1.5 * pen.line)
          pen.area(.box(x * part.left, y * part.top, x * part.right, y * part.bottom, 4))
        })
    }
    return designs
  }()

  /// Designs of squares and rectangles with dividing lines, such as sidebars and windows.
  static let divided: [SymbolDesign] =
    [
      ("square.split.2x1", "square", [0], []), ("square.split.1x2", "square", [], [0]),
      ("square.split.2x2", "square", [0], [0]), ("rectangle.split.2x2", "rectangle", [0], [0]),
      ("rectangle.split.1x2", "rectangle", [], [0]),
      ("rectangle.split.3x1", "rectangle", [-18, 18], []),
      ("rectangle.split.3x3", "rectangle", [-18, 18], [-12, 12]),
      ("rectangle.portrait.split.2x1", "rectangle.portrait", [0], []),
      ("rectangle.grid.3x3", "rectangle", [-18, 18], [-12, 12]),
    ].map { (name: String, frame: String, columns: [CGFloat], rows: [CGFloat]) -> SymbolDesign in
      .body(name) { pen in
        let outline = SymbolTrace.frame(frame)
        let box = outline.path.boundingRect
        pen.body(outline)
        for x in columns { pen.mark(.line(x, box.minY, x, box.maxY)) }
        for y in rows { pen.mark(.line(box.minX, y, box.maxX, y)) }
      }
    } + [
      .body("square.split.diagonal") { pen in
        pen.body(.frame("square"))
        pen.mark(.line(-38, 38, 38, -38))
      },
      .body("square.split.diagonal.2x2") { pen in
        pen.body(.frame("square"))
        pen.mark(.all(.line(-38, 38, 38, -38), .line(-38, -38, 38, 38)))
      },
      .glyph("square.and.line.vertical.and.square") { pen in
        pen.stroke(SymbolTrace.box(-60, -21, -20, 21, 7).doubled)
        pen.stroke(.line(0, -46, 0, 46))
      },
      .glyph("squareshape.split.2x2") { pen in
        pen.stroke(.box(-42, -42, 42, 42, 1))
        pen.stroke(.all(.line(-42, 0, 42, 0), .line(0, -42, 0, 42)))
      },
      .glyph("squareshape.split.3x3") { pen in
        pen.stroke(.box(-43, -43, 43, 43, 1))
        for at in [-14, 14] as [CGFloat] {
          pen.stroke(.all(.line(-43, at, 43, at), .line(at, -43, at, 43)))
        }
      },
      .glyph("sidebar.right") { $0.drawSidebar(-1) },
      .glyph("sidebar.trailing") { $0.drawSidebar(-1) },
      .glyph("sidebar.leading") { $0.drawSidebar(1) },
      .body("sidebar.squares.left") { $0.drawSidebarSquares(1) },
      .body("sidebar.squares.leading") { $0.drawSidebarSquares(1) },
      .body("sidebar.squares.right") { $0.drawSidebarSquares(-1) },
      .body("macwindow") { $0.drawWindow() },
      .body("uiwindow.split.2x1") { pen in
        pen.drawWindow()
        pen.mark(.line(0, -18, 0, 40))
      },
      .glyph("macwindow.on.rectangle") { pen in
        pen.stroke(
          .steps(
            "-46 14 m -54 14 -58 10 -58 2 c -58 -32 l -58 -40 -54 -44 -46 -44 c 26 -44 l 33 -44 37 -41 38 -34 c"
          ))
        pen.stroke(.box(-36, -22, 58, 46, 10))
        pen.stroke(.line(-36, -4, 58, -4))
      },
      .body("menubar.rectangle") { pen in
        pen.body(.frame("rectangle"))
        pen.mark(.line(-53, -19, 53, -19))
        pen.markDot(-40, -28, 0.5)
      },
      .body("dock.rectangle") { pen in
        pen.body(.frame("rectangle"))
        pen.mark(.line(-28, 22, 28, 22), 1.2)
      },
      .body("menubar.dock.rectangle") { pen in
        pen.body(.frame("rectangle"))
        pen.mark(.line(-53, -19, 53, -19))
        pen.mark(.line(-28, 22, 28, 22), 1.2)
      },
    ]
}

extension SymbolPen {
  fileprivate mutating func drawSidebar(_ side: CGFloat) {
    stroke(.box(-53, -39, 53, 39, 11))
    stroke(SymbolTrace.line(-19, -39, -19, 39).scaled(side, 1))
    for y in [-22, -7, 8] as [CGFloat] {
      stroke(SymbolTrace.line(-39, y, -33, y).scaled(side, 1), 0.8)
    }
  }

  fileprivate mutating func drawSidebarSquares(_ side: CGFloat) {
    body(.box(-53, -39, 53, 39, 11))
    mark(SymbolTrace.line(-15, -39, -15, 39).scaled(side, 1))
    for y in [-18, 10] as [CGFloat] {
      markArea(SymbolTrace.box(-41, y - 7, -27, y + 7, 3).scaled(side, 1))
    }
  }

  fileprivate mutating func drawWindow() {
    body(.box(-53, -41, 53, 41, 11))
    mark(.line(-53, -18, 53, -18))
    for x in [-39, -26, -13] as [CGFloat] { markDot(x, -29, 0.5) }
  }
}
