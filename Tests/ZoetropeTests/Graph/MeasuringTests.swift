import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// A layout that notes the properties of its subviews.
struct Probe: Layout {
  let journal: Journal
  let read: @Sendable (LayoutSubviews) -> String

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    journal.note(read(subviews))
  }
}

/// The notes of a layout about its subviews.
@MainActor func probe<V: View>(
  @ViewBuilder _ content: () -> V, _ read: @escaping @Sendable (LayoutSubviews) -> String
) -> String {
  let journal = Journal()
  _ = Host(100, 100) { Probe(journal: journal, read: read) { content() } }
  return journal.lines.last ?? ""
}

@MainActor struct MeasuringTests {
  @Test func `proposals have three special values`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
  }

  @Test func `unspecified dimensions are replaced`() {
    let proposal = ProposedViewSize(width: nil, height: 200)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 200))
    #expect(
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 100))
        == CGSize(width: 50, height: 200))
  }

  @Test func `shapes, frames, padding and empty views answer proposals`() {
    let sizes = probe {
      Color.red
      Rectangle()
      Circle()
      Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200)
      Color.red.frame(idealWidth: 30, maxWidth: 20)
      Color.red.frame(minWidth: 5, idealWidth: 20, maxWidth: 50)
      Color.red.frame(width: -3)
      Color.red.padding(7)
      EmptyView()
    } _: { subviews in
      subviews.map { subview in
        [ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 40, height: 30)]
          .map { "\(Size(subview.sizeThatFits($0)))" }.joined(separator: " ")
      }.joined(separator: "\n")
    }
    #expect(
      sizes == """
        0x0 10x10 infxinf 40x30
        0x0 10x10 infxinf 40x30
        0x0 10x10 infxinf 30x30
        200x200 200x200 200x200 200x200
        0x0 30x10 30xinf 30x30
        5x0 20x10 50xinf 40x30
        0x0 10x10 infxinf 40x30
        14x14 24x24 infxinf 40x30
        """)
  }

  private struct Size: CustomStringConvertible {
    let size: CGSize
    init(_ size: CGSize) { self.size = size }
    var description: String { String(format: "%gx%g", Double(size.width), Double(size.height)) }
  }

  @Test func `a circle has the size of the shorter side`() {
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 100, height: 60))
        == CGSize(width: 60, height: 60))
  }

  @Test func `priorities are 0 except for spacers, empty containers and explicit ones`() {
    let priorities = probe {
      Color.red
      Spacer()
      VStack {}
      VStack {
        Spacer()
        Color.red
      }
      Color.red.layoutPriority(3)
      Color.red.layoutPriority(3).fixedSize().opacity(0.5).offset(x: 1)
      Color.red.layoutPriority(3).rotationEffect(.degrees(1)).zIndex(1).overlay(Color.red)
      Color.red.layoutPriority(3).padding(1)
      Color.red.layoutPriority(3).frame(width: 1)
    } _: { subviews in
      subviews.map { "\($0.priority)" }.joined(separator: " ")
    }
    #expect(priorities == "0.0 -inf -inf 0.0 3.0 3.0 3.0 0.0 0.0")
  }

  private struct Weight: LayoutValueKey {
    static let defaultValue = 1
  }

  @Test func `layout values pass through frames and padding and stop at containers`() {
    let values = probe {
      Color.red
      Color.red.layoutValue(key: Weight.self, value: 2)
      Color.red.layoutValue(key: Weight.self, value: 3).padding(4).frame(width: 20).opacity(0.5)
        .rotationEffect(.degrees(5)).overlay(Color.blue)
      Color.red.layoutValue(key: Weight.self, value: 4).layoutValue(key: Weight.self, value: 5)
      VStack { Color.red.layoutValue(key: Weight.self, value: 6) }
      Group {
        Color.red
        Color.red
      }.layoutValue(key: Weight.self, value: 7)
    } _: { subviews in
      subviews.map { "\($0[Weight.self])" }.joined(separator: " ")
    }
    #expect(values == "1 2 3 4 1 7 7")
  }

  @Test func `spacing follows the preferences of the two edges`() {
    let distances = probe {
      Color.red
      Color.red
      Spacer()
      Color.red
      VStack {
        Spacer()
        Color.red
      }
    } _: { subviews in
      zip(subviews, subviews.dropFirst())
        .map { "\($0.spacing.distance(to: $1.spacing, along: .horizontal))" }
        .joined(separator: " ")
    }
    // A spacer outside a stack prefers zero on all edges; one in a column, above and below.
    #expect(distances == "8.0 0.0 0.0 8.0")
  }

  @Test func `spacing is united edge by edge`() {
    let wide = ViewSpacing(top: 10, leading: 20, bottom: 30, trailing: 40)
    #expect(wide.distance(to: .zero, along: .horizontal) == 40)
    #expect(wide.distance(to: .zero, along: .vertical) == 30)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing(trailing: 3).distance(to: .zero, along: .horizontal) == 3)
    var top = ViewSpacing(top: 10, leading: 20)
    top.formUnion(ViewSpacing(top: 30, trailing: 40), edges: .top)
    #expect(top.top == 30)
    #expect(top.leading == 20)
    #expect(top.trailing == nil)
    #expect(ViewSpacing(top: 1).union(ViewSpacing(top: 5, bottom: 2)).bottom == 2)
  }

  @Test func `view dimensions have lengths and default guides`() {
    let answer = probe {
      Color.red.frame(width: 40, height: 20)
    } _: { subviews in
      let dimensions = subviews[0].dimensions(in: .unspecified)
      let lines: [CGFloat] = [
        dimensions.width, dimensions.height, dimensions[.leading], dimensions[.trailing],
        dimensions[HorizontalAlignment.center], dimensions[.top], dimensions[.bottom],
        dimensions[VerticalAlignment.center], dimensions[.firstTextBaseline],
        dimensions[.lastTextBaseline],
      ]
      return "\(lines) \(String(describing: dimensions[explicit: .leading]))"
    }
    #expect(answer == "[40.0, 20.0, 0.0, 40.0, 20.0, 0.0, 20.0, 10.0, 20.0, 20.0] nil")
  }
}
