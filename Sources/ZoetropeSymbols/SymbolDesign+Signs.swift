import Foundation

extension SymbolDesign {
  /// A sign on a disc in a corner of a symbol. The raw value ends the symbol's name.
  enum Sign: String {
    case plus, minus, xmark, checkmark, exclamationmark, questionmark, clock

    fileprivate var trace: SymbolTrace {
      switch self {
      case .plus: .all(.line(-10, 0, 10, 0), .line(0, -10, 0, 10))
      case .minus: .line(-10, 0, 10, 0)
      case .xmark: .all(.line(-7.5, -7.5, 7.5, 7.5), .line(-7.5, 7.5, 7.5, -7.5))
      case .checkmark: .lines([-9, 1, -3, 8, 9, -8])
      case .exclamationmark: .all(.line(0, -11, 0, 2), .line(0, 11, 0, 11.1))
      case .questionmark:
        .all(.questionmark.scaled(0.26, 0.26).moved(0, -2), .line(0, 12, 0, 12.1))
      case .clock: .lines([0, -10, 0, 2, 8, 2])
      }
    }
  }

  /// Creates the designs of a symbol with a sign at its lower right, such as "cart.badge.plus" from
  /// "cart".
  static func badges(_ base: String, _ signs: [Sign], isBody: Bool = true) -> [SymbolDesign] {
    signs.map { sign in
      let draw: @Sendable (inout SymbolPen) -> Void = { pen in
        pen.inside(scale: 0.94, x: -5, y: -3) { $0.design(base) }
        pen.sign(sign)
      }
      let name = "\(base).badge.\(sign.rawValue)"
      return isBody ? .body(name, enclosed: nil, draw) : .glyph(name, enclosed: nil, draw)
    }
  }
}

extension SymbolPen {
  /// Draws a sign on a disc, with a clear space around it.
  mutating func sign(_ sign: SymbolDesign.Sign, x: CGFloat = 36, y: CGFloat = 30) {
    layer = 0
    hole(.circle(x, y, 28))
    area(.circle(x, y, 22))
    gap(sign.trace.moved(x, y), 0.8)
  }

  /// Draws a line or an area over what is below it, with a clear space around it.
  mutating func over(_ trace: SymbolTrace, _ width: CGFloat = 1) {
    gap(trace)
    stroke(trace, width)
  }

  /// Draws a body that covers what is below it, with a clear space around it.
  mutating func cover(_ trace: SymbolTrace) {
    hole(trace)
    gap(trace)
    body(trace)
  }
}
