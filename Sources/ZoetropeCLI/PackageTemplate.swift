/// The files of a new package that contains a gallery.
struct PackageTemplate {
  /// The files, each with its content and with its path relative to the package.
  let files: [(path: String, text: String)]

  /// Creates the files.
  ///
  /// - Parameters:
  ///   - name: The name of the package, a Swift identifier.
  ///   - dependency: The declaration of the dependency on Zoetrope.
  init(name: String, dependency: String) {
    files = [
      ("Package.swift", PackageTemplate.manifest(name, dependency)),
      ("Sources/\(name)/Catalogue.swift", PackageTemplate.catalogue),
      ("Sources/\(name)/WheelLayout.swift", PackageTemplate.wheel),
      ("Sources/\(name)/Cards.swift", PackageTemplate.cards),
      ("Tests/\(name)Tests/WheelLayoutTests.swift", PackageTemplate.tests(name)),
      (".gitignore", ".build/\nframes/\npreviews/\n"),
      (".github/workflows/gallery.yml", PackageTemplate.workflow(name)),
    ]
  }

  /// Returns text as a Swift string literal.
  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  private static func manifest(_ name: String, _ dependency: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      dependencies: [
        \(dependency)
      ],
      targets: [
        .executableTarget(
          name: "\(name)",
          dependencies: [
            .product(name: "SwiftUI", package: "Zoetrope"),
            .product(name: "ZoetropeCLI", package: "Zoetrope"),
          ]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: ["\(name)", .product(name: "ZoetropeTesting", package: "Zoetrope")]),
      ])

    """
  }

  private static let catalogue = """
    import SwiftUI
    import ZoetropeCLI

    /// The anims of this package, in the order of `list`.
    @main struct Catalogue: Gallery {
      static var anims: [Anim] {
        wheel
        cards
      }

      /// A wheel that turns by an angle. Compare it with straight lines: `compare wheel`.
      private static var wheel: Anim {
        Anim(
          "wheel", size: CGSize(width: 360, height: 360), duration: 2,
          description: "Tiles on a wheel that turns",
          parameters: [
            .number("turn", default: 90, in: -720...720, description: "of the wheel, in degrees"),
            .integer("count", default: 8, in: 1...60, description: "of tiles"),
          ],
          state: 0.0
        ) { turn, values in
          Wheel(turn: .degrees(turn.wrappedValue), count: values.integer("count"))
        } cues: { turn, values in
          Cue(at: 0.25) {
            withAnimation(.easeInOut(duration: 1.5)) { turn.wrappedValue = values.number("turn") }
          }
        }
      }

      /// Cards that a tap rearranges.
      private static var cards: Anim {
        Anim(
          "cards", size: CGSize(width: 280, height: 360), duration: 2,
          description: "Three cards, in a row and in a column"
        ) {
          Cards()
        } cues: {
          Cue(at: 0.5, tap: "Rearrange")
        }
      }
    }

    """

  private static let wheel = """
    import SwiftUI

    /// Places its subviews on a circle. The angle is animated: for every frame, the layout places
    /// the subviews again.
    struct WheelLayout: Layout {
      /// The angle of the first subview, clockwise from the top.
      var turn: Angle
      /// The distance of the subviews' centers from the middle, in points.
      var radius: CGFloat = 120

      var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(turn.degrees, radius) }
        set { (turn, radius) = (.degrees(newValue.first), newValue.second) }
      }

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: 2 * radius + (sizes.map(\\.width).max() ?? 0),
          height: 2 * radius + (sizes.map(\\.height).max() ?? 0))
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, subview) in subviews.enumerated() {
          let angle = turn + .degrees(360) * Double(index) / Double(subviews.count)
          let center = CGPoint(
            x: bounds.midX + radius * sin(angle.radians),
            y: bounds.midY - radius * cos(angle.radians))
          subview.place(at: center, anchor: .center, proposal: .unspecified)
        }
      }
    }

    /// Numbered tiles on a wheel.
    struct Wheel: View {
      var turn: Angle
      var count: Int

      var body: some View {
        WheelLayout(turn: turn) {
          ForEach(0..<count, id: \\.self) { index in
            RoundedRectangle(cornerRadius: 10)
              .fill(Color(hue: Double(index) / Double(count), saturation: 0.6, brightness: 0.9))
              .frame(width: 56, height: 56)
              .overlay { Text("\\(index + 1)").bold() }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }

    """

  private static let cards = """
    import SwiftUI

    /// Three cards and a button that rearranges them.
    struct Cards: View {
      @State private var isColumn = false

      var body: some View {
        let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        VStack {
          layout {
            ForEach([Color.red, .green, .blue], id: \\.self) { color in
              RoundedRectangle(cornerRadius: 12).fill(color).frame(width: 70, height: 70)
            }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          Button("Rearrange") {
            withAnimation(.spring) { isColumn.toggle() }
          }
          .padding()
        }
      }
    }

    #Preview(traits: .fixedLayout(width: 280, height: 360)) {
      Cards()
    }

    """

  private static func tests(_ name: String) -> String {
    """
    import Testing
    import ZoetropeTesting

    @testable import \(name)

    @Test @MainActor func `a quarter of a turn later, tiles are a quarter further`() async throws {
      let turn = TestState(0.0)
      let stage = try await Stage(size: CGSize(width: 400, height: 400)) {
        WheelLayout(turn: .degrees(turn.value), radius: 100) {
          ForEach(0..<4) { index in Color.red.frame(width: 40, height: 40).id("tile \\(index)") }
        }
      }
      let top = CGRect(x: 180, y: 80, width: 40, height: 40)
      let right = CGRect(x: 280, y: 180, width: 40, height: 40)
      expectPlacements(stage, ["tile 0": top, "tile 1": right])
      withAnimation(.linear(duration: 1)) { turn.value = 90 }
      try await stage.advance(to: 1)
      expectPlacements(stage, ["tile 0": right, "tile 3": top])
    }

    """
  }

  private static func workflow(_ name: String) -> String {
    """
    name: Gallery
    on: [push, pull_request]
    jobs:
      render:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
          - run: |
              apt-get update
              apt-get install -y pkg-config libpng-dev libjpeg-dev liblcms2-dev libfreetype-dev \\
                libharfbuzz-dev libfontconfig-dev fonts-inter fonts-dejavu-core
          - run: swift test
          - run: swift run -c release \(name) render --all
          - uses: actions/upload-artifact@v4
            with: {name: frames, path: frames}

    """
  }
}
