import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

/// Descriptions of paths recorded from SwiftUI on macOS 26.2.
struct RecordedPathTests {
  struct Recording: Sendable, CustomTestStringConvertible {
    var name: String
    var path: Path
    var description: String

    init(_ name: String, _ path: Path, _ description: String) {
      self.name = name
      self.path = path
      self.description = description
    }

    var testDescription: String { name }
  }

  @Test(arguments: rectangles + roundedRectangles + arcs + others + trims)
  func `a path prints as recorded`(_ recording: Recording) {
    expectPath(recording.path, matches: recording.description, within: 1e-9)
  }

  private static let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)

  private static let moved = CGRect(x: 10, y: 20, width: 50, height: 40)

  private static let radii = RectangleCornerRadii(
    topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)

  private static let triangle = Path {
    $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
    $0.closeSubpath()
  }

  private static let twoRects = Path {
    $0.addRects([
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10),
    ])
  }

  private static let translatedRect = Path {
    $0.addRect(
      CGRect(x: 0, y: 0, width: 10, height: 10),
      transform: CGAffineTransform(translationX: 5, y: 5))
  }

  private static let lineAfterClose = Path {
    $0.move(to: .zero)
    $0.addLine(to: CGPoint(x: 10, y: 0))
    $0.closeSubpath()
    $0.addLine(to: CGPoint(x: 0, y: 10))
  }

  private static func parsed(_ string: String) -> Path {
    Path(string) ?? Path()
  }

  private static func about(
    _ x: CGFloat, _ y: CGFloat, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  private static func arc(
    _ start: Double, _ end: Double, clockwise: Bool, _ transform: CGAffineTransform = .identity
  ) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise, transform: transform)
    }
  }

  private static func relativeArc(_ delta: Double) -> Path {
    Path {
      $0.addRelativeArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(delta))
    }
  }

  private static let rectangles = [
    Recording(
      "rectangle",
      Path(bounds),
      "0 0 m 100 0 l 100 60 l 0 60 l h"
    ),
    Recording(
      "circle",
      Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)),
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 \
      33.4315 0 50 0 c 66.5685 0 80 13.4315 80 30 c h
      """
    ),
    Recording(
      "circle, inset",
      Path(ellipseIn: CGRect(x: 25, y: 5, width: 50, height: 50)),
      """
      75 30 m 75 43.8071 63.8071 55 50 55 c 36.1929 55 25 43.8071 25 30 c 25 16.1929 \
      36.1929 5 50 5 c 63.8071 5 75 16.1929 75 30 c h
      """
    ),
    Recording(
      "ellipse",
      Path(ellipseIn: bounds),
      """
      100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 \
      22.3858 0 50 0 c 77.6142 0 100 13.4315 100 30 c h
      """
    ),
    Recording(
      "rectangle inset by 2 and by 3",
      Path(bounds.insetBy(dx: 2, dy: 2).insetBy(dx: 3, dy: 3)),
      "5 5 m 95 5 l 95 55 l 5 55 l h"
    ),
    Recording(
      "rectangle, offset",
      Path(bounds).offsetBy(dx: 10, dy: 5),
      "10 5 m 110 5 l 110 65 l 10 65 l h"
    ),
    Recording(
      "rectangle, scaled about its centre",
      Path(bounds).applying(about(50, 30, CGAffineTransform(scaleX: 0.5, y: 0.5))),
      "25 15 m 75 15 l 75 45 l 25 45 l h"
    ),
    Recording(
      "rectangle, turned by 90 degrees",
      Path(bounds).applying(about(50, 30, CGAffineTransform(rotationAngle: .pi / 2))),
      "80 -20 m 80 80 l 20 80 l 20 -20 l h"
    ),
    Recording(
      "rectangle, turned about its corner",
      Path(bounds).applying(about(100, 60, CGAffineTransform(rotationAngle: .pi / 6))),
      "43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h"
    ),
  ]

  private static let roundedRectangles = [
    Recording(
      "circular 12",
      Path(roundedRect: bounds, cornerRadius: 12, style: .circular),
      """
      100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 4.05812e-16 \
      54.6274 0 48 c 2.66454e-15 12 l 3.47616e-15 5.37258 5.37258 -8.11625e-16 12 0 c 88 0 \
      l 94.6274 4.05812e-16 100 5.37258 100 12 c h
      """
    ),
    Recording(
      "continuous 20",
      Path(roundedRect: bounds, cornerRadius: 20, style: .continuous),
      """
      100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 \
      56.6188 87.3701 58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 \
      17.3681 60 12.6299 58.5018 c 7.45648 56.6188 3.3812 52.5435 1.49823 47.3701 c 0 \
      42.6844 0 38.3695 0 30 c 0 30 l 0 21.6305 0 17.3156 1.49823 12.6299 c 3.3812 7.45648 \
      7.45648 3.3812 12.6299 1.49823 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 \
      0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 \
      17.3156 100 21.6305 100 30 c h
      """
    ),
    Recording(
      "continuous 25",
      Path(roundedRect: bounds, cornerRadius: 25, style: .continuous),
      """
      100 30 m 100 30 l 100 34.7848 100 39.0422 98.1272 44.2127 c 95.7735 50.6794 90.6794 \
      55.7735 84.2127 58.1272 c 78.2898 60 72.7877 60 61.7834 60 c 38.2166 60 l 27.2123 60 \
      21.7102 60 15.7873 58.1272 c 9.3206 55.7735 4.2265 50.6794 1.87279 44.2127 c 0 \
      39.0422 0 34.7848 0 30 c 0 30 l 0 25.2152 0 20.9578 1.87279 15.7873 c 4.2265 9.3206 \
      9.3206 4.2265 15.7873 1.87279 c 21.7102 0 27.2123 0 38.2166 0 c 61.7834 0 l 72.7877 \
      0 78.2898 0 84.2127 1.87279 c 90.6794 4.2265 95.7735 9.3206 98.1272 15.7873 c 100 \
      20.9578 100 25.2152 100 30 c h
      """
    ),
    Recording(
      "continuous 40, clamped",
      Path(roundedRect: bounds, cornerRadius: 40, style: .continuous),
      """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 \
      54.9282 81.0552 57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 \
      26.0522 60 18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c 0 35.4 \
      0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847 11.1847 5.0718 \
      18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 \
      81.0552 2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 \
      100 30 c h
      """
    ),
    Recording(
      "circular capsule",
      Path(roundedRect: bounds, cornerRadius: 30, style: .circular),
      """
      100 30 m 100 30 l 100 46.5685 86.5685 60 70 60 c 30 60 l 13.4315 60 1.01453e-15 \
      46.5685 0 30 c 0 30 l 2.02906e-15 13.4315 13.4315 4.63228e-15 30 6.66134e-15 c 70 0 \
      l 86.5685 1.01453e-15 100 13.4315 100 30 c h
      """
    ),
    Recording(
      "uneven, circular",
      Path(roundedRect: bounds, cornerRadii: radii, style: .circular),
      """
      100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 \
      c 0 5 l 0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h
      """
    ),
    Recording(
      "uneven, continuous",
      Path(roundedRect: bounds, cornerRadii: radii),
      """
      100 32.5 m 100 37.07 l 100 43.6726 100 46.9739 98.8763 50.5276 c 97.4641 54.4076 \
      94.4076 57.4641 90.5276 58.8763 c 86.9739 60 83.6726 60 77.07 60 c 15.2866 60 l \
      10.8849 60 8.68407 60 6.31494 59.2509 c 3.72824 58.3094 1.6906 56.2718 0.749114 \
      53.6851 c 0 51.3159 0 49.1151 0 44.7134 c 0 7.64332 l 0 5.44245 0 4.34204 0.374557 \
      3.15747 c 0.8453 1.86412 1.86412 0.8453 3.15747 0.374557 c 4.34204 0 5.44245 0 \
      7.64332 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 \
      7.45648 98.5018 12.6299 c 100 17.3681 100 21.7698 100 30.5733 c h
      """
    ),
    Recording(
      "circular 8 in a moved rectangle",
      Path(roundedRect: moved, cornerRadius: 8, style: .circular),
      """
      60 40 m 60 52 l 60 56.4183 56.4183 60 52 60 c 18 60 l 13.5817 60 10 56.4183 10 52 c \
      10 28 l 10 23.5817 13.5817 20 18 20 c 52 20 l 56.4183 20 60 23.5817 60 28 c h
      """
    ),
    Recording(
      "no corners",
      Path(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50),
        cornerSize: CGSize(width: 0, height: 10)),
      "0 0 m 100 0 l 100 50 l 0 50 l h"
    ),
  ]

  private static let arcs = [
    Recording(
      "arc from 0 to 0 degrees, clockwise false",
      arc(0, 0, clockwise: false),
      "90 50 m"
    ),
    Recording(
      "arc from 0 to 90 degrees, clockwise false",
      arc(0, 90, clockwise: false),
      "90 50 m 90 72.0914 72.0914 90 50 90 c"
    ),
    Recording(
      "arc from 0 to 120 degrees, clockwise false",
      arc(0, 120, clockwise: false),
      "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"
    ),
    Recording(
      "arc from 0 to -360 degrees, clockwise false",
      arc(0, -360, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 \
      27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c
      """
    ),
    Recording(
      "arc from 0 to -90 degrees, clockwise true",
      arc(0, -90, clockwise: true),
      "90 50 m 90 27.9086 72.0914 10 50 10 c"
    ),
    Recording(
      "arc from 0 to 45 degrees, clockwise true",
      arc(0, 45, clockwise: true),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 \
      27.9086 90 50 90 c 60.6087 90 70.7828 85.7857 78.2843 78.2843 c
      """
    ),
    Recording(
      "arc from 0 to 360 degrees, clockwise true",
      arc(0, 360, clockwise: true),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 \
      27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c h
      """
    ),
    Recording(
      "arc from -90 to 0 degrees, clockwise true",
      arc(-90, 0, clockwise: true),
      """
      50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 \
      72.0914 90 50 c
      """
    ),
    Recording(
      "scaled arc",
      arc(0, 90, clockwise: false, CGAffineTransform(scaleX: 2, y: 1)),
      "180 50 m 180 72.0914 144.183 90 100 90 c"
    ),
    Recording(
      "relative arc of 0 degrees",
      relativeArc(0),
      "90 50 m"
    ),
    Recording(
      "relative arc of 190 degrees",
      relativeArc(190),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 \
      10.2033 45.3473 10.6077 43.0541 c
      """
    ),
  ]

  private static let others = [
    Recording(
      "lines",
      Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) },
      "0 0 m 10 10 l 20 0 l"
    ),
    Recording(
      "translated rectangle",
      translatedRect,
      "5 5 m 15 5 l 15 15 l 5 15 l h"
    ),
    Recording(
      "line after a close",
      lineAfterClose,
      "0 0 m 10 0 l h 0 10 l"
    ),
    Recording(
      "rectangle from a string",
      parsed("10 20 30 40 re"),
      "10 20 m 40 20 l 40 60 l 10 60 l h"
    ),
    Recording(
      "line from a string",
      parsed("0.5 1.5 m 2.5 3.5 l"),
      "0.5 1.5 m 2.5 3.5 l"
    ),
  ]

  private static let trims = [
    Recording(
      "whole rectangle, fractions clamped",
      Path(bounds).trimmedPath(from: -0.5, to: 1.5),
      "0 0 m 100 0 l 100 60 l 0 60 l h"
    ),
    Recording(
      "middle of a triangle",
      triangle.trimmedPath(from: 0.25, to: 0.75),
      "64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l"
    ),
    Recording(
      "half a circle",
      Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)).trimmedPath(from: 0, to: 0.5),
      "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c"
    ),
    Recording(
      "middle of two rectangles",
      twoRects.trimmedPath(from: 0.25, to: 0.75),
      "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l"
    ),
  ]
}
