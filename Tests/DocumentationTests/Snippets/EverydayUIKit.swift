// The code of the article EverydayPictures: values and views of UIKit.
import SwiftUI

@MainActor enum EverydayUIKit {
  struct SystemColors: View {
    private let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    ]

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 6), count: 6), spacing: 6) {
        ForEach(colors, id: \.self) { color in
          RoundedRectangle(cornerRadius: 8)
            .fill(Color(uiColor: color))
            .frame(height: 32)
        }
      }
    }
  }

  struct Backgrounds: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Text("Label")
        Text("Secondary label").foregroundStyle(Color(.secondaryLabel))
        Text("Tertiary label").foregroundStyle(Color(.tertiaryLabel))
        Color(.separator).frame(height: 1)
        Text("Link").foregroundStyle(Color(.link))
          .padding(10)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(Color(.tertiarySystemBackground), in: .rect(cornerRadius: 8))
      }
      .padding()
      .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 14))
      .padding()
      .background(Color(.systemBackground))
    }
  }

  struct Grouped: View {
    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Text("Wi-Fi"); Spacer(); Text("Home").foregroundStyle(.secondary)
        }
        .padding(.horizontal).frame(height: 44)
        Color(.separator).frame(height: 0.5).padding(.leading)
        HStack {
          Text("Bluetooth"); Spacer(); Text("On").foregroundStyle(.secondary)
        }
        .padding(.horizontal).frame(height: 44)
      }
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 10))
      .padding()
      .background(Color(.systemGroupedBackground))
    }
  }

  struct Literals: View {
    var body: some View {
      HStack {
        Color(#colorLiteral(red: 0.2, green: 0.6, blue: 0.86, alpha: 1))
        Color(#colorLiteral(red: 0.95, green: 0.77, blue: 0.06, alpha: 1))
        Color(#colorLiteral(red: 0.91, green: 0.3, blue: 0.24, alpha: 0.5))
      }
      .frame(height: 44)
    }
  }

  struct HalfScreen: View {
    var body: some View {
      VStack(alignment: .leading) {
        Capsule().fill(.tint)
          .frame(width: UIScreen.main.bounds.width / 2, height: 12)
        Text("\(Int(UIScreen.main.bounds.width)) by \(Int(UIScreen.main.bounds.height)) points")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  struct Weights: View {
    private let weights: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]

    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(weights, id: \.0) { name, weight in
          Text(name).font(Font(UIFont.systemFont(ofSize: 20, weight: weight)))
        }
      }
    }
  }

  struct Metrics: View {
    private let font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: UIFont.systemFont(ofSize: 28, weight: .bold))
    private let side = UIFontMetrics.default.scaledValue(for: 40)

    var body: some View {
      HStack {
        RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: side, height: side)
        Text("28 points").font(Font(font))
        Text("title").font(Font(UIFont.preferredFont(forTextStyle: .title1)))
      }
    }
  }

  struct Photos: View {
    private let heart = UIImage(systemName: "heart.fill") ?? UIImage()
    private let stripes = UIImage(data: EverydayFiles.stripesPNG) ?? UIImage()

    var body: some View {
      HStack(spacing: 20) {
        Image(uiImage: stripes)
        Image(uiImage: stripes).resizable().interpolation(.none).frame(width: 64, height: 64)
        Image(uiImage: stripes.withRenderingMode(.alwaysTemplate)).foregroundStyle(.purple)
        Image(uiImage: heart).font(.largeTitle).foregroundStyle(.pink)
      }
    }
  }

  struct Curves: View {
    private var leaf: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 80))
      path.addCurve(
        to: CGPoint(x: 80, y: 0), controlPoint1: CGPoint(x: 0, y: 30),
        controlPoint2: CGPoint(x: 30, y: 0))
      path.addQuadCurve(to: CGPoint(x: 0, y: 80), controlPoint: CGPoint(x: 80, y: 80))
      path.close()
      return path
    }

    private var card: UIBezierPath {
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 24, height: 24))
    }

    private var slice: UIBezierPath {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 40, y: 40), radius: 40, startAngle: 0, endAngle: .pi * 3 / 2,
        clockwise: true)
      path.addLine(to: CGPoint(x: 40, y: 40))
      path.close()
      return path
    }

    var body: some View {
      HStack(spacing: 20) {
        Path(leaf.cgPath).fill(.green).frame(width: 80, height: 80)
        Path(card.cgPath).stroke(.tint, lineWidth: 4).frame(width: 80, height: 80)
        Path(slice.cgPath).fill(.orange).frame(width: 80, height: 80)
      }
    }
  }

  struct MapBox: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  struct CameraBox: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  struct Wrapped: View {
    var body: some View {
      HStack {
        MapBox().frame(width: 120)
        CameraBox()
      }
      .frame(height: 60)
    }
  }
}
