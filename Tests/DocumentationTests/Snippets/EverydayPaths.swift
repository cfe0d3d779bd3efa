// The code of the article EverydayPictures: paths.
import SwiftUI

@MainActor enum EverydayPaths {
  struct Elements: View {
    private var path: CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 10, y: 70))
      path.addLine(to: CGPoint(x: 70, y: 10))
      path.addQuadCurve(to: CGPoint(x: 150, y: 70), control: CGPoint(x: 130, y: 10))
      path.addCurve(
        to: CGPoint(x: 270, y: 40), control1: CGPoint(x: 170, y: 90),
        control2: CGPoint(x: 230, y: 0))
      return path
    }

    private var points: [CGPoint] {
      var points: [CGPoint] = []
      path.applyWithBlock { element in
        let count =
          switch element.pointee.type {
          case .moveToPoint, .addLineToPoint: 1
          case .addQuadCurveToPoint: 2
          case .addCurveToPoint: 3
          default: 0
          }
        for index in 0..<count { points.append(element.pointee.points[index]) }
      }
      return points
    }

    var body: some View {
      Path(path).stroke(.tint, lineWidth: 3)
        .overlay {
          ForEach(points.indices, id: \.self) { index in
            Circle().fill(.red).frame(width: 8, height: 8).position(points[index])
          }
        }
        .frame(width: 280, height: 90)
    }
  }

  struct Turns: View {
    private func arc(_ degrees: Double) -> some View {
      Path { path in
        path.addArc(
          center: CGPoint(x: 30, y: 30), radius: 28, startAngle: .zero, endAngle: .degrees(degrees),
          clockwise: false)
      }
      .stroke(.tint, style: StrokeStyle(lineWidth: 4, dash: [6, 6]))
      .frame(width: 60, height: 60)
    }

    var body: some View {
      HStack(spacing: 20) {
        arc(270)
        arc(360)
        arc(450)
      }
    }
  }

  struct Corners: View {
    var body: some View {
      HStack(spacing: 20) {
        UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 90).fill(.tint)
        UnevenRoundedRectangle(topLeadingRadius: 90, topTrailingRadius: 20).fill(.tint)
        RoundedRectangle(cornerRadius: 200).fill(.tint)
      }
      .frame(height: 60)
    }
  }
}
