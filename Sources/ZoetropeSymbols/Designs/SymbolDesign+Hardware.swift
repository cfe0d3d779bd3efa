import Foundation

extension SymbolDesign {
  /// Designs of electronic devices and storage.
  static let electronic: [SymbolDesign] = [
    .body("display", enclosed: nil) { pen in
      pen.body(.box(-56, -46, 56, 26, 9))
      pen.stroke(.all(.line(0, 26, 0, 44), .line(-24, 46, 24, 46)))
    },
    .body("display.2", enclosed: nil) { pen in
      pen.layer = 1
      pen.inside(scale: 0.62, x: 24, y: -16) { $0.design("display") }
      pen.layer = 0
      pen.cover(.box(-58, -18, 18, 30, 8))
      pen.stroke(.all(.line(-20, 30, -20, 44), .line(-36, 46, -4, 46)))
    },
    .glyph("pc", enclosed: nil) { pen in
      pen.stroke(.box(-26, -48, 26, 48, 8))
      pen.stroke(.all(.line(-10, -30, 10, -30), .line(-10, -14, 10, -14)))
      pen.dot(0, 26)
    },
    .body("macmini", enclosed: nil) { pen in
      pen.body(.box(-54, -18, 54, 18, 10))
      pen.markDot(36, 0, 0.7)
    },
    .glyph("macbook", enclosed: nil) { pen in
      pen.stroke(.box(-43, -36, 43, 24, 8))
      pen.stroke(.line(-9, -32, 9, -32), 1.2)
      pen.stroke(.line(-58, 36, 58, 36), 1.1)
    },
    .glyph("laptopcomputer.and.iphone", enclosed: nil) { $0.laptopAndPhone() },
    .glyph("macbook.and.iphone", enclosed: nil) { $0.laptopAndPhone() },
    .glyph("ipad.and.iphone", enclosed: nil) { pen in
      pen.stroke(.box(-50, -48, 22, 44, 9))
      let phone = SymbolTrace.box(10, -14, 50, 50, 8)
      pen.hole(phone)
      pen.gap(phone)
      pen.stroke(phone)
      pen.stroke(.line(25, -5, 35, -5), 0.8)
    },
    .body("ipad.landscape", enclosed: nil) { pen in
      pen.body(.box(-53, -40, 53, 40, 10))
      pen.mark(.line(-12, 28, 12, 28), 0.8)
    },
    .body("ipad.homebutton", enclosed: nil) { pen in
      pen.body(.box(-40, -51, 40, 51, 8))
      pen.mark(.line(-40, 30, 40, 30), 0.8)
      pen.markArea(.circle(0, 40, 4))
    },
    .body("iphone.homebutton", enclosed: nil) { pen in
      pen.body(.box(-28, -52, 28, 52, 9))
      pen.mark(.all(.line(-28, -34, 28, -34), .line(-28, 32, 28, 32)), 0.8)
      pen.markArea(.circle(0, 42, 4.5))
    },
    .body("iphone.landscape", enclosed: nil) { pen in
      pen.body(.box(-54, -28, 54, 28, 11))
      pen.mark(.line(-42, -8, -42, 8), 0.9)
    },
    .glyph("iphone.radiowaves.left.and.right", enclosed: nil) { $0.waved("iphone") },
    .glyph("applewatch.radiowaves.left.and.right", enclosed: nil) { $0.waved("applewatch") },
    .glyph("applewatch.watchface", enclosed: nil) { pen in
      pen.design("applewatch")
      for (x, y) in [(-11, -12), (11, -12), (-11, 12), (11, 12)] as [(CGFloat, CGFloat)] {
        pen.dot(x, y, 0.9)
      }
    },
    .body("candybarphone", enclosed: nil) { pen in
      pen.body(.box(-27, -52, 27, 52, 11))
      pen.mark(.box(-15, -38, 15, -8, 3), 0.8)
      for y in [8, 22, 36] as [CGFloat] {
        for x in [-13, 0, 13] as [CGFloat] { pen.markDot(x, y, 0.45) }
      }
    },
    .body("appletv", enclosed: nil) { pen in
      pen.body(.box(-44, -44, 44, 44, 18))
      pen.mark(.polygon([-12, -18, 18, 0, -12, 18], radius: 3), 0.9)
    },
    .body("play.tv", enclosed: nil) { pen in
      pen.body(.box(-55, -42, 55, 30, 9))
      pen.markArea(.polygon([-14, -24, 22, -6, -14, 12], radius: 3))
      pen.stroke(.line(-24, 44, 24, 44))
    },
    .glyph("keyboard.chevron.compact.down", enclosed: nil) { pen in
      pen.inside(scale: 0.94, y: -16) { $0.design("keyboard") }
      pen.stroke(.lines([-18, 36, 0, 46, 18, 36]))
    },
    .glyph("airpods", enclosed: nil) { $0.pods(tip: 0) },
    .glyph("airpodspro", enclosed: nil) { $0.pods(tip: 7) },
    .glyph("earpods", enclosed: nil) { pen in
      pen.pods(tip: 0)
      pen.stroke(SymbolTrace.steps("18 46 m 14 54 6 54 0 54 c").doubled, 0.8)
    },
    .body("airpods.chargingcase", enclosed: nil) { pen in
      pen.body(.box(-40, -46, 40, 46, 22))
      pen.mark(.line(-40, -14, 40, -14), 0.9)
      pen.markDot(0, 8, 0.7)
    },
    .glyph("airpodsmax", enclosed: nil) { pen in
      pen.stroke(.steps("-38 -4 m -38 -66 38 -66 38 -4 c"))
      pen.filled { $0.body(SymbolTrace.box(-50, -2, -28, 44, 10).doubled) }
    },
    .glyph("beats.headphones", enclosed: nil) { $0.design("airpodsmax") },
    .body("arcade.stick", enclosed: nil) { pen in
      pen.body(.circle(0, -32, 18))
      pen.stroke(.line(0, -14, 0, 24), 1.2)
      pen.body(.box(-44, 24, 44, 48, 9))
    },
    .body("arcade.stick.console", enclosed: nil) { pen in
      pen.body(.circle(-18, -36, 14))
      pen.stroke(.line(-18, -22, -18, 4), 1.2)
      pen.body(.box(-54, 4, 54, 46, 10))
      pen.markDot(16, 24, 1.1)
      pen.markDot(36, 24, 1.1)
    },
    .body("dpad", enclosed: 0.52) { pen in
      pen.body(.plusShape)
      for degrees in [0, 90, 180, 270] as [Double] {
        pen.markArea(SymbolTrace.polygon([0, -38, 7, -28, -7, -28], radius: 1).rotated(degrees))
      }
    },
    .body("cpu", enclosed: 0.5) { pen in
      pen.body(.box(-34, -34, 34, 34, 8))
      pen.mark(.box(-17, -17, 17, 17, 4), 0.9)
      for degrees in [0, 90, 180, 270] as [Double] {
        for x in [-18, 0, 18] as [CGFloat] {
          pen.stroke(SymbolTrace.line(x, -36, x, -50).rotated(degrees), 0.9)
        }
      }
    },
    .body("memorychip", enclosed: 0.48) { pen in
      pen.body(.box(-56, -24, 56, 24, 6))
      for x in [-30, 0, 30] as [CGFloat] { pen.mark(.box(x - 9, -9, x + 9, 9, 3), 0.8) }
      for x in [-42, -21, 0, 21, 42] as [CGFloat] {
        pen.stroke(.all(.line(x, -26, x, -36), .line(x, 26, x, 36)), 0.85)
      }
    },
    .glyph("server.rack", enclosed: nil) { pen in
      for y in [-34, 0, 34] as [CGFloat] {
        pen.stroke(.box(-50, y - 13, 50, y + 13, 6))
        pen.dot(34, y, 0.65)
        pen.stroke(.line(-32, y, -4, y), 0.85)
      }
    },
    .glyph("xserve", enclosed: nil) { pen in
      pen.stroke(.box(-56, -18, 56, 18, 7))
      pen.dot(40, 0, 0.8)
      pen.stroke(.line(-38, 0, 10, 0))
    },
    .body("sdcard", enclosed: nil) { pen in
      pen.body(.polygon([-36, -50, 16, -50, 36, -30, 36, 50, -36, 50], radius: 8))
      pen.mark(
        .all(.line(-18, -34, -18, -18), .line(-2, -34, -2, -18), .line(14, -28, 14, -18)), 0.95)
    },
    .body("simcard", enclosed: nil) { pen in
      pen.body(.polygon([-36, -50, 14, -50, 36, -28, 36, 50, -36, 50], radius: 8))
      pen.mark(.box(-18, -6, 18, 30, 5), 0.9)
      pen.mark(.all(.line(-18, 12, 18, 12), .line(0, -6, 0, 30)), 0.8)
    },
    .body("scanner", enclosed: nil) { pen in
      pen.stroke(.lines([-46, 0, 38, -42]), 1.2)
      pen.body(.box(-54, 4, 54, 36, 9))
      pen.mark(.line(-34, 20, 10, 20), 0.9)
      pen.markDot(36, 20, 0.7)
    },
    .body("faxmachine", enclosed: nil) { pen in
      pen.stroke(.lines([-10, -16, -10, -46, 36, -46, 36, -16]))
      pen.body(.box(-52, -16, 52, 42, 9))
      pen.mark(.line(-34, -4, -34, 30), 1.2)
      for y in [6, 24] as [CGFloat] {
        for x in [-4, 14, 32] as [CGFloat] { pen.markDot(x, y, 0.6) }
      }
    },
    .body("computermouse", enclosed: nil) { pen in
      pen.body(.box(-30, -50, 30, 50, 28))
      pen.mark(.line(0, -34, 0, -16))
    },
    .body("magicmouse", enclosed: nil) { $0.body(.box(-27, -50, 27, 50, 25)) },
    .glyph("cable.connector", enclosed: nil) { pen in
      pen.stroke(.box(-17, -34, 17, 4, 5))
      pen.stroke(SymbolTrace.line(-7, -50, -7, -36).doubled)
      pen.stroke(.steps("0 4 m 0 30 l 0 44 8 52 22 52 c"), 1.2)
    },
    .body("visionpro", enclosed: 0.48) { pen in
      pen.body(
        .steps(
          "-30 -28 m 30 -28 l 48 -28 58 -14 58 4 c 58 24 46 32 32 32 c 16 32 12 20 0 20 c -12 20 -16 32 -32 32 c -46 32 -58 24 -58 4 c -58 -14 -48 -28 -30 -28 c h"
        ))
    },
    .glyph("cellularbars", enclosed: nil) { pen in
      for (x, top) in [(-42, 24), (-14, 4), (14, -18), (42, -40)] as [(CGFloat, CGFloat)] {
        pen.area(.box(x - 9, top, x + 9, 40, 4))
      }
    },
    .glyph("airplayvideo", enclosed: nil) { pen in
      pen.stroke(
        .steps(
          "-32 26 m -44 26 l -52 26 -55 22 -55 16 c -55 -30 l -55 -38 -51 -42 -43 -42 c 43 -42 l 51 -42 55 -38 55 -30 c 55 16 l 55 22 52 26 44 26 c 32 26 l"
        ))
      pen.area(.polygon([0, 10, 30, 46, -30, 46], radius: 3))
    },
    .glyph("airplayaudio", enclosed: nil) { pen in
      for radius in [14, 30, 46] as [CGFloat] { pen.stroke(.arc(0, -4, radius, -225, 45)) }
      pen.area(.polygon([0, 12, 28, 48, -28, 48], radius: 3))
    },
    .glyph("battery.100.bolt", enclosed: nil) { pen in
      pen.design("battery.100")
      let bolt = SymbolTrace.bolt.scaled(0.6, 0.6).moved(-6, 0)
      pen.gap(bolt, 2.2)
      pen.hole(bolt)
      pen.area(bolt)
    },
    .glyph("apps.iphone", enclosed: nil) { pen in
      pen.stroke(.box(-30, -52, 30, 52, 11))
      for y in [-28, -8, 12] as [CGFloat] {
        for x in [-11, 11] as [CGFloat] { pen.area(SymbolTrace.box(-6, -6, 6, 6, 2).moved(x, y)) }
      }
    },
  ]
}
