// The code of the article EverydayPictures: sets of paths, and sources that leave.
import SwiftUI

@MainActor enum EverydayCombinations {
  struct Sets: View {
    private let a = Path(ellipseIn: CGRect(x: 0, y: 10, width: 44, height: 44))
    private let b = Path(CGRect(x: 22, y: 0, width: 34, height: 34))

    private func cell(_ path: Path) -> some View {
      path.fill(.tint).frame(width: 56, height: 56)
    }

    var body: some View {
      HStack(spacing: 16) {
        cell(a.union(b))
        cell(a.intersection(b))
        cell(a.subtracting(b))
        cell(a.symmetricDifference(b))
      }
    }
  }

  struct Lines: View {
    private let wave = Path { path in
      path.move(to: CGPoint(x: 0, y: 30))
      path.addCurve(
        to: CGPoint(x: 120, y: 30), control1: CGPoint(x: 40, y: -30),
        control2: CGPoint(x: 80, y: 90))
    }
    private let disc = Path(ellipseIn: CGRect(x: 35, y: 5, width: 50, height: 50))

    var body: some View {
      HStack(spacing: 24) {
        wave.lineIntersection(disc).stroke(.tint, lineWidth: 4).frame(width: 120, height: 60)
        wave.lineSubtraction(disc).stroke(.tint, lineWidth: 4).frame(width: 120, height: 60)
      }
    }
  }

  struct Hero: View {
    @Namespace private var space
    @State private var isOpen = false

    var body: some View {
      ZStack(alignment: .leading) {
        Color.clear
        if isOpen {
          RoundedRectangle(cornerRadius: 12).fill(.orange)
            .matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 160, height: 72)
            .frame(maxWidth: .infinity, alignment: .trailing)
        } else {
          RoundedRectangle(cornerRadius: 12).fill(.orange)
            .matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 32, height: 32)
        }
      }
      .frame(height: 80)
      .task { withAnimation(.linear(duration: 1)) { isOpen = true } }
    }
  }
}
