import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Frames recorded from SwiftUI on macOS 26.2.
@MainActor struct RecordedLayoutTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    let name: String
    let size: CGSize
    let frames: [(name: String, frame: [CGFloat])]
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(
      _ name: String, _ width: CGFloat, _ height: CGFloat,
      _ frames: KeyValuePairs<String, [CGFloat]>,
      @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) {
      self.name = name
      size = CGSize(width: width, height: height)
      self.frames = frames.map { ($0.key, $0.value) }
      self.view = { AnyView(view()) }
    }

    var testDescription: String { name }
  }

  @Test(arguments: stacks + frames + shapes + alignments)
  func `views are at the recorded places`(_ scene: Scene) {
    let host = Host(size: scene.size)
    host.show(scene.view())
    for (name, numbers) in scene.frames {
      let expected = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let actual = host.frame(name)
      #expect(near(actual, expected, 0.01), "\(name) is at \(actual), not at \(expected)")
    }
  }

  nonisolated static let stacks = [
    Scene(
      "default spacing", 100, 300,
      ["a": [25, 96, 50, 50], "b": [25, 154, 50, 50], "stack": [25, 96, 50, 108]]
    ) {
      VStack {
        box("a", 50, 50)
        box("b", 50, 50)
      }.measured("stack")
    },
    Scene(
      "spacers", 300, 100,
      [
        "a": [-35, 0, 250, 20], "s1": [215, 10, 20, 0], "b": [235, 0, 100, 20],
        "overflow": [-35, 0, 370, 20], "s2": [0, 30, 130, 0], "c": [130, 20, 40, 20],
        "s3": [170, 30, 130, 0], "v": [150, 40, 0, 60],
      ]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box("a", 250, 20)
          Spacer(minLength: 20).measured("s1")
          box("b", 100, 20)
        }.measured("overflow")
        HStack(spacing: 0) {
          Spacer().measured("s2")
          box("c", 40, 20)
          Spacer().measured("s3")
        }
        Spacer().measured("v")
      }
    },
    Scene(
      "stack alignment", 300, 200,
      [
        "l1": [50, 78, 100, 20], "l2": [50, 102, 50, 20], "t1": [150, 78, 100, 20],
        "t2": [200, 102, 50, 20],
      ]
    ) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          box("l1", 100, 20)
          box("l2", 50, 20)
        }
        VStack(alignment: .trailing, spacing: 4) {
          box("t1", 100, 20)
          box("t2", 50, 20)
        }
      }
    },
    Scene(
      "nested stacks", 300, 200,
      [
        "row": [0, 0, 300, 130], "a": [10, 10, 190, 110], "b": [210, 10, 80, 110],
        "bottom": [0, 140, 300, 60], "c": [0, 150, 40, 40], "d": [260, 150, 40, 40],
      ]
    ) {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          mark("a")
          mark("b").frame(width: 80)
        }.padding(10).measured("row")
        HStack {
          box("c", 40, 40)
          Spacer()
          box("d", 40, 40)
        }.frame(height: 60).measured("bottom")
      }
    },
    Scene(
      "animated frame, collapsed", 320, 160, ["box": [110, 48, 100, 40]]
    ) {
      VStack(spacing: 8) {
        box("box", 100, 40)
        box("below", 40, 16)
      }
    },
    Scene(
      "animated frame, expanded", 320, 160, ["box": [60, 38, 200, 60]]
    ) {
      VStack(spacing: 8) {
        box("box", 200, 60)
        box("below", 40, 16)
      }
    },
    Scene(
      "two boxes in a frame that is too small", 200, 200,
      ["a": [50, -4, 100, 100], "b": [50, 104, 100, 100]]
    ) {
      VStack {
        box("a", 100, 100)
        box("b", 100, 100)
      }.frame(width: 200, height: 200)
    },
    Scene(
      "two rectangles share what the spacing leaves", 500, 500,
      ["a": [0, 0, 500, 246], "b": [0, 254, 500, 246]]
    ) {
      VStack {
        mark("a") { Rectangle() }
        mark("b") { Rectangle() }
      }
    },
    Scene(
      "the width of one does not matter to the heights", 500, 500,
      ["a": [0, 0, 500, 246], "b": [225, 254, 50, 246]]
    ) {
      VStack {
        mark("a") { Rectangle() }
        mark("b") { Rectangle().frame(width: 50) }
      }
    },
    Scene(
      "spacers keep their minimum in a stack that overflows", 12, 12,
      ["a": [0, 0, 12, 2], "b": [0, 10, 12, 2]]
    ) {
      VStack {
        Spacer()
        mark("a").frame(height: 2)
        Spacer()
        mark("b").frame(height: 2)
        Spacer()
      }.frame(width: 12, height: 12)
    },
    Scene(
      "spacers keep their minimum in a row that overflows", 12, 12,
      ["a": [0, 0, 2, 12], "b": [10, 0, 2, 12]]
    ) {
      HStack {
        Spacer()
        mark("a").frame(width: 2)
        Spacer()
        mark("b").frame(width: 2)
        Spacer()
      }.frame(width: 12, height: 12)
    },
    Scene(
      "stacks in stacks", 12, 12,
      [
        "a": [0, 0, 1, 2], "b": [0, 2, 1, 1], "c": [1, 0, 6, 3], "d": [7, 0, 5, 3],
        "e": [0, 3, 3, 9], "f": [3, 3, 9, 9],
      ]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            box("a", 1, 2)
            box("b", 1, 1)
          }
          box("c", 6, 3)
          box("d", 5, 3)
        }
        HStack(spacing: 0) {
          box("e", 3, 9)
          box("f", 9, 9)
        }
      }.frame(width: 12, height: 12)
    },
  ]

  nonisolated static let frames = [
    Scene("a view is centred", 200, 100, ["a": [75, 35, 50, 30]]) { box("a", 50, 30) },
    Scene("default padding", 200, 100, ["a": [16, 16, 168, 68]]) { mark("a").padding() },
    Scene("padding of some edges", 200, 100, ["a": [32, 17, 164, 64]]) {
      mark("a").padding(.leading, 30).padding(.vertical)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    Scene(
      "flexible frames", 300, 300,
      [
        "a": [100, 90, 100, 20], "b": [50, 110, 200, 20], "c": [0, 130, 300, 20],
        "d": [75, 150, 150, 20], "e": [90, 170, 120, 20], "f": [50, 190, 200, 20],
      ]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20).frame(minWidth: 100).measured("a")
        Color.red.frame(width: 40, height: 20).frame(maxWidth: 200).measured("b")
        Color.red.frame(width: 40, height: 20).frame(minWidth: 50, maxWidth: .infinity)
          .measured("c")
        Color.red.frame(width: 40, height: 20).frame(idealWidth: 150).fixedSize().measured("d")
        Color.red.frame(maxWidth: 120, maxHeight: 20).measured("e")
        Color.red.frame(width: 250, height: 20).frame(maxWidth: 200).measured("f")
      }
    },
    Scene("a frame with limits", 500, 500, ["a": [150, 200, 200, 100]]) {
      mark("a") { Rectangle() }.frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
    },
    Scene("a square that fits", 200, 100, ["a": [50, 0, 100, 100]]) {
      mark("a") { Rectangle() }.aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)
    },
    Scene("a ratio that fits", 100, 100, ["a": [0, 16.6667, 100, 66.6667]]) {
      mark("a") { Rectangle() }.aspectRatio(1.5, contentMode: .fit)
        .frame(width: 100, height: 100)
    },
    Scene("the ideal size of a colour", 100, 100, ["a": [45, 45, 10, 10]]) {
      mark("a").fixedSize()
    },
    Scene(
      "transforms do not change layout", 320, 260,
      ["a": [60, 56, 40, 40], "b": [140, 56, 40, 40], "c": [220, 56, 40, 40]]
    ) {
      HStack(spacing: 40) {
        Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(30)).measured("a")
        Color.red.frame(width: 40, height: 40).scaleEffect(1.5).measured("b")
        Color.red.frame(width: 40, height: 40).offset(x: 10, y: 20).measured("c")
      }.padding(.bottom, 108)
    },
  ]

  nonisolated static let shapes = [
    Scene(
      "shapes", 300, 200,
      [
        "c": [0, 7, 40, 40], "e": [40, 7, 110, 40], "cap": [150, 7, 110, 40],
        "st": [260, 7, 40, 40], "r1": [50, 55, 78, 30], "r2": [132, 55, 40, 30],
        "cap2": [176, 55, 20, 30], "rr": [200, 55, 50, 30], "a": [99, 138, 10, 10],
        "b": [113, 138, 10, 10], "s": [127, 138, 10, 10], "col": [141, 93, 60, 100],
        "vc": [146, 93, 50, 50], "vr": [141, 143, 60, 50],
      ]
    ) {
      VStack {
        HStack(spacing: 0) {
          mark("c") { Circle() }
          mark("e") { Ellipse() }
          mark("cap") { Capsule() }
          mark("st") { Circle().stroke() }
        }.frame(height: 40)
        HStack(spacing: 4) {
          mark("r1") { Rectangle() }
          mark("r2") { Rectangle() }.frame(width: 40)
          mark("cap2") { Capsule() }.frame(width: 20)
          mark("rr") { RoundedRectangle(cornerRadius: 5) }.frame(maxWidth: 50)
        }.frame(width: 200, height: 30)
        HStack(spacing: 4) {
          mark("a") { Rectangle() }.fixedSize()
          mark("b") { Circle() }.fixedSize()
          mark("s") { Circle().strokeBorder() }.fixedSize()
          VStack(spacing: 0) {
            mark("vc") { Circle() }
            mark("vr") { Rectangle() }
          }.frame(width: 60, height: 100).measured("col")
        }
      }
    },
    Scene(
      "the ideal sizes of changed shapes", 100, 100,
      ["a": [45, 45, 10, 10], "b": [45, 45, 10, 10], "c": [45, 45, 10, 10]]
    ) {
      ZStack {
        mark("a") { Rectangle().offset(x: 40, y: 7) }.fixedSize()
        mark("b") { Rectangle().size(width: 30, height: 5) }.fixedSize()
        mark("c") { Rectangle().trim(from: 0.25, to: 0.5) }.fixedSize()
      }
    },
    Scene("a border inside of a frame", 100, 100, ["a": [20, 30, 60, 40]]) {
      mark("a") { Rectangle().strokeBorder() }.frame(width: 60, height: 40)
    },
    Scene("the ideal size of a path", 100, 100, ["a": [45, 45, 10, 10]]) {
      mark("a") { Path(CGRect(x: 0, y: 0, width: 70, height: 70)) }.fixedSize()
    },
  ]

  nonisolated static let alignments = [
    Scene(
      "a stack of layers", 200, 200, ["a": [0, 0, 200, 200], "b": [0, 0, 30, 30]]
    ) {
      ZStack(alignment: .topLeading) {
        mark("a")
        box("b", 30, 30)
      }
    },
    Scene("layers, centred", 12, 12, ["a": [0, 0, 12, 12], "b": [4, 4, 4, 4]]) {
      ZStack {
        box("a", 12, 12)
        box("b", 4, 4)
      }
    },
    Scene("layers, in a corner", 12, 12, ["b": [0, 0, 6, 6]]) {
      ZStack(alignment: .topLeading) {
        box("a", 12, 12)
        box("b", 6, 6)
      }
    },
    Scene("layers, at the top", 12, 12, ["b": [3, 0, 6, 6]]) {
      ZStack(alignment: .top) {
        box("a", 12, 12)
        box("b", 6, 6)
      }
    },
    Scene("layers, at the trailing edge", 12, 12, ["b": [6, 3, 6, 6]]) {
      ZStack(alignment: .trailing) {
        box("a", 12, 12)
        box("b", 6, 6)
      }
    },
    Scene(
      "a layout that was written from left to right, from right to left", 300, 120,
      [
        "0": [190, 37, 60, 20], "1": [92, 37, 90, 20], "2": [200, 63, 50, 20],
        "3": [122, 63, 70, 20], "4": [74, 63, 40, 20],
      ]
    ) {
      FlowLayout(gap: 8, rowGap: 6) {
        ForEach(0..<5) { index in
          Color.red.frame(width: [60, 90, 50, 70, 40][index], height: 20)
        }
      }
      .frame(width: 200)
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]

  @Test(arguments: LayoutDirection.allCases)
  func `frames, overlays and padding follow the direction`(_ direction: LayoutDirection) {
    let host = Host(100, 10) {
      HStack(spacing: 0) {
        box("a", 10, 10).frame(width: 30, alignment: .leading)
        Color.clear.frame(width: 30, height: 10)
          .overlay(alignment: .topTrailing) { box("b", 10, 10) }
        box("c", 10, 10).padding(.leading, 30)
      }
      .environment(\.layoutDirection, direction)
    }
    let leftToRight: [CGFloat] = [0, 50, 90]
    let expected = leftToRight.map { direction == .leftToRight ? $0 : 90 - $0 }
    #expect([host.x("a"), host.x("b"), host.x("c")] == expected)
  }

  @Test func `a change of direction moves the existing views`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let direction = host.makeState(LayoutDirection.leftToRight)
    host.show(Directed(direction: direction))
    #expect([host.x("a"), host.x("b"), host.x("c")] == [0, 90, 30])
    direction.wrappedValue = .rightToLeft
    try await host.advance(to: 0)
    #expect([host.x("a"), host.x("b"), host.x("c")] == [90, 0, 60])
  }

  private struct Directed: View {
    @Binding var direction: LayoutDirection

    var body: some View {
      box("c", 10, 10).padding(.leading, 30).padding(.trailing, 60)
        .frame(width: 100)
        .overlay(alignment: .leading) { box("a", 10, 10) }
        .background(alignment: .trailing) { box("b", 10, 10) }
        .environment(\.layoutDirection, direction)
    }
  }
}

/// Boxes in rows, from left to right.
struct FlowLayout: Layout {
  var gap: CGFloat
  var rowGap: CGFloat

  private func origins(_ width: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], CGSize) {
    var (points, point, size) = ([CGPoint](), CGPoint.zero, CGSize.zero)
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let box = subview.sizeThatFits(.unspecified)
      if point.x > 0 && point.x + box.width > width {
        point = CGPoint(x: 0, y: point.y + rowHeight + rowGap)
        rowHeight = 0
      }
      points.append(point)
      rowHeight = max(rowHeight, box.height)
      size.width = max(size.width, point.x + box.width)
      size.height = max(size.height, point.y + box.height)
      point.x += box.width + gap
    }
    return (points, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (_, size) = origins(proposal.width ?? .infinity, subviews)
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (points, _) = origins(bounds.width, subviews)
    for (subview, point) in zip(subviews, points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}
