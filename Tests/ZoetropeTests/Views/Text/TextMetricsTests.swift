import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The line heights of text styles, within a point of San Francisco's on iOS. The heights are from
/// a cross-platform test suite that asserts them against SwiftUI; the version of the system is not
/// known.
@MainActor struct TextMetricsTests {
  @Test(
    arguments: [
      (.title, 34), (.title2, 27), (.headline, 21), (.subheadline, 18), (.callout, 20),
      (.caption, 15), (.caption2, 14),
    ] as [(Font.TextStyle, CGFloat)])
  func `a line is as high as on iOS, within a point`(_ style: Font.TextStyle, _ height: CGFloat) {
    let host = Host(200, 100) { Text(verbatim: "X").font(.system(style)) }
    let found = host.placements().first?.frame.height ?? -1
    #expect(near(found, height, 1), "\(style) is \(found) points high, not \(height)")
  }
}
