import Foundation
import Zoetrope
import ZoetropeGeometry

extension Host {
  /// A host whose view takes notes, with cues on its schedule.
  static func bench<Content: View>(
    _ width: CGFloat = 200, _ height: CGFloat = 200, cues: [Cue],
    @ViewBuilder _ content: () -> Content
  ) -> Host {
    let host = Host(width, height, content)
    for cue in cues { host.schedule(cue) }
    return host
  }

  /// The description of the error thrown until a time; "nothing" without one.
  func errorUntil(_ seconds: Double) async -> String {
    do {
      try await advance(to: seconds)
      return "nothing"
    } catch {
      return "\(error)"
    }
  }
}

/// A number as a short word.
func short(_ number: CGFloat) -> String {
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

func short(_ size: CGSize) -> String { "\(short(size.width)),\(short(size.height))" }
func short(_ point: CGPoint) -> String { "\(short(point.x)),\(short(point.y))" }
