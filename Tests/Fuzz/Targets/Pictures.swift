import Foundation
import SwiftUI
import Zoetrope
import ZoetropeImages

/// Draws all pictures, so that the installed fonts are read only once.
@MainActor private let shared = ImageRenderer(content: AnyView(EmptyView()))

/// Draws a view into a small picture and encodes it.
@MainActor func draw(_ view: some View) {
  shared.content = AnyView(view.frame(width: 48, height: 48).clipped())
  _ = try? shared.pngData()
}

/// A PNG file: read, drawn, and written again.
@MainActor @Sendable func fuzzPNG(_ bytes: inout Bytes) async {
  // Larger pictures cost time and find nothing that small ones do not.
  let data = withChecksums(bytes.remaining)
  if data.count >= 24, data[16] | data[17] | data[20] | data[21] != 0 { return }
  guard let image = try? CGImage(png: data) else { return }
  draw(Image(decorative: image, scale: 1).resizable())
}

/// A JPEG file: read, converted by its profile, and turned upright.
@MainActor @Sendable func fuzzJPEG(_ bytes: inout Bytes) async {
  guard DecodedJPEG.isSignature(bytes.remaining) else { return }
  _ = try? CGImage(file: bytes.remaining, maximumPixelCount: 1 << 16)
}

/// Returns the bytes of a PNG file with the right checksum for each chunk: libFuzzer cannot guess
/// them. Sources: PNG specification, third edition, 5.5 and annex D.
private func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  var start = 8
  while start + 12 <= bytes.count {
    let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let end = start + 8 + length
    guard length < 1 << 20, end + 4 <= bytes.count else { break }
    var register = UInt32.max
    for byte in bytes[start + 4..<end] {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register & 1 == 1 ? register >> 1 ^ 0xEDB8_8320 : register >> 1 }
    }
    for index in 0..<4 {
      bytes[end + index] = UInt8(truncatingIfNeeded: ~register >> (24 - 8 * index))
    }
    start = end + 4
  }
  return bytes
}

/// A folder with one font file, in which a text is set.
@MainActor @Sendable func fuzzFonts(_ bytes: inout Bytes) async {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(getpid())")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try? Data(bytes.remaining).write(to: folder.appendingPathComponent("font.ttf"))
  let text = Text("Waffle fi 12 \u{645}\u{631} \u{928}\u{92E}").frame(width: 48, height: 48)
  _ = try? await ImageRenderer(content: text, fonts: .folder(folder.path)).pngData()
}

/// The elements of a path, or the text of one: bounds, trimming, filling.
@MainActor @Sendable func fuzzPaths(_ bytes: inout Bytes) async {
  let path = bytes.path()
  _ = (path.boundingRect, path.description, path.contains(CGPoint(x: 3, y: 4)))
  let style = FillStyle(eoFill: bytes.bool(), antialiased: bytes.bool())
  draw(path.trimmedPath(from: bytes.number(), to: bytes.number()).fill(Color.red, style: style))
  draw(path.fill(Color.blue, style: style))
}

/// A path and the style of a stroke.
@MainActor @Sendable func fuzzStrokes(_ bytes: inout Bytes) async {
  let style = StrokeStyle(
    lineWidth: bytes.number(), lineCap: [.butt, .round, .square][bytes.choice(3)],
    lineJoin: [.miter, .round, .bevel][bytes.choice(3)], miterLimit: bytes.number(),
    dash: (0..<bytes.choice(4)).map { _ in CGFloat(bytes.number()) }, dashPhase: bytes.number())
  let path = bytes.path()
  draw(path.stroke(Color.red, style: style))
}

extension Bytes {
  mutating func path() -> Path {
    if choice(8) == 0 { return Path(text()) ?? Path() }
    var path = Path()
    for _ in 0..<choice(24) {
      switch choice(9) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4: path.closeSubpath()
      case 5: path.addRect(CGRect(origin: point(), size: CGSize(width: number(), height: number())))
      case 6:
        path.addEllipse(
          in: CGRect(origin: point(), size: CGSize(width: number(), height: number())))
      case 7:
        path.addArc(
          center: point(), radius: number(), startAngle: .degrees(number()),
          endAngle: .degrees(number()), clockwise: bool())
      default:
        path.addRoundedRect(
          in: CGRect(origin: point(), size: CGSize(width: number(), height: number())),
          cornerSize: CGSize(width: number(), height: number()))
      }
    }
    return path
  }
}
