import Foundation

extension SymbolDesign {
  /// Designs of currency signs, and of numbers with two digits. The numbers are used only inside of
  /// a `.circle` or a `.square`.
  static let numbers: [SymbolDesign] =
    (Array(10...50).map { "\($0)" } + (0...9).map { "0\($0)" }).map { name in
      .glyph(name, enclosed: 0.62) { pen in
        let ones = name.filter { $0 == "1" }.count
        let reach: CGFloat = ones == 2 ? 20 : (ones == 1 ? 26 : 29)
        for (index, digit) in name.enumerated() {
          pen.inside(scale: 0.86, x: index == 0 ? -reach : reach, line: pen.line * 0.92) {
            // The digits of a pair are narrower than a single digit.
            $0.stroke(SymbolTrace.steps(letter(String(digit))).scaled(0.86, 1))
          }
        }
      }
    } + [
      .glyph("yensign", enclosed: 0.62) { pen in
        pen.stroke(.all(.lines([-28, -38, 0, 0, 28, -38]), .line(0, 0, 0, 38)))
        pen.stroke(.all(.line(-22, 4, 22, 4), .line(-22, 20, 22, 20)), 0.95)
      },
      .glyph("bitcoinsign", enclosed: 0.62) { pen in
        pen.stroke(.steps(letter("b")))
        pen.stroke(.all(.line(-10, -50, -10, -38), .line(8, -50, 8, -38)))
        pen.stroke(.all(.line(-10, 38, -10, 50), .line(8, 38, 8, 50)))
        pen.stroke(.all(.line(-34, -38, -22, -38), .line(-34, 38, -22, 38)))
      },
      .glyph("indianrupeesign", enclosed: 0.62) { pen in
        pen.stroke(.all(.line(-26, -38, 28, -38), .line(-26, -20, 28, -20)))
        pen.stroke(.steps("-26 -38 m -8 -38 l 20 -38 20 -2 -8 -2 c -26 -2 l 16 38 l"))
      },
    ]
}
