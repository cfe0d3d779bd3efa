import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Safe area insets, and views that extend into them.
@MainActor struct SafeAreaTests {
  private func insets<Content: View>(
    _ wrap: (AnyView) -> Content
  ) throws -> EdgeInsets {
    let seen = Handouts<EdgeInsets>()
    let reader = GeometryReader { proxy in
      let _ = seen.values.append(proxy.safeAreaInsets)
      Color.red
    }
    let host = Host(100, 80) { wrap(AnyView(reader)) }
    return try withExtendedLifetime(host) { try #require(seen.values.last) }
  }

  @Test func `a canvas has no safe area insets by default`() throws {
    let host = Host(100, 80) { mark("all").ignoresSafeArea() }
    #expect(near(host.frame("all"), CGRect(x: 0, y: 0, width: 100, height: 80)))
    #expect(try insets { $0 } == EdgeInsets())
  }

  @Test func `an inset takes its edge, and the view makes room for it`() {
    for edge in [VerticalEdge.top, .bottom] {
      let host = Host(100, 80) {
        mark("view").safeAreaInset(edge: edge, alignment: .trailing, spacing: 5) {
          box("bar", 30, 20)
        }
      }
      let isTop = edge == .top
      #expect(near(host.frame("view"), CGRect(x: 0, y: isTop ? 25 : 0, width: 100, height: 55)))
      #expect(near(host.frame("bar"), CGRect(x: 70, y: isTop ? 0 : 60, width: 30, height: 20)))
    }
    for edge in [HorizontalEdge.leading, .trailing] {
      let host = Host(100, 80) {
        mark("view").safeAreaInset(edge: edge, spacing: 0) { box("bar", 30, 20) }
      }
      let isLeading = edge == .leading
      #expect(near(host.frame("view"), CGRect(x: isLeading ? 30 : 0, y: 0, width: 70, height: 80)))
      #expect(
        near(host.frame("bar"), CGRect(x: isLeading ? 0 : 70, y: 30, width: 30, height: 20)))
    }
  }

  @Test func `an inset is proposed the room that the view leaves and aligned with the view`() {
    let host = Host(100, 80) {
      box("view", 40, 30)
        .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 5) { mark("bar") }
        .measured("all")
    }
    #expect(near(host.frame("bar"), CGRect(x: 30, y: 35, width: 100, height: 45)))
    #expect(near(host.frame("view"), CGRect(x: 30, y: 0, width: 40, height: 30)))
    #expect(near(host.frame("all"), CGRect(x: 0, y: 0, width: 100, height: 80)))
    let wide = Host(100, 80) {
      box("view", 40, 30)
        .safeAreaInset(edge: .trailing, alignment: .top, spacing: 0) { box("bar", 10, 50) }
        .measured("all")
    }
    #expect(near(wide.frame("all"), CGRect(x: 25, y: 15, width: 50, height: 50)))
    #expect(near(wide.frame("view"), CGRect(x: 25, y: 25, width: 40, height: 30)))
    #expect(near(wide.frame("bar"), CGRect(x: 65, y: 25, width: 10, height: 50)))
  }

  @Test func `without a proposal an inset has its ideal size`() {
    let host = Host(100, 80) {
      mark("view").safeAreaInset(edge: .top) { mark("bar") }.fixedSize().measured("all")
    }
    #expect(near(host.frame("all"), CGRect(x: 45, y: 26, width: 10, height: 28)))
    #expect(near(host.frame("bar"), CGRect(x: 45, y: 26, width: 10, height: 10)))
    #expect(near(host.frame("view"), CGRect(x: 45, y: 44, width: 10, height: 10)))
  }

  @Test func `a view that ignores the safe area extends to the edge`() {
    let host = Host(100, 80) {
      ZStack {
        mark("all").ignoresSafeArea()
        mark("top").ignoresSafeArea(edges: .top)
        mark("bottom").edgesIgnoringSafeArea(.bottom)
        mark("keyboard").ignoresSafeArea(.keyboard)
        // A view away from the edge has no safe area to ignore.
        mark("small").ignoresSafeArea().frame(width: 20, height: 20)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 80, 20) }
      .safeAreaPadding(10)
    }
    #expect(near(host.frame("all"), CGRect(x: 0, y: 0, width: 100, height: 80)))
    #expect(near(host.frame("top"), CGRect(x: 10, y: 0, width: 80, height: 50)))
    #expect(near(host.frame("bottom"), CGRect(x: 10, y: 10, width: 80, height: 70)))
    #expect(near(host.frame("keyboard"), CGRect(x: 10, y: 10, width: 80, height: 40)))
    #expect(near(host.frame("small"), CGRect(x: 40, y: 20, width: 20, height: 20)))
  }

  @Test func `a reader sees the safe area insets at its edges`() throws {
    let padded = try insets { $0.safeAreaPadding(.top, 12).safeAreaPadding([.leading], nil) }
    #expect(padded == EdgeInsets(top: 12, leading: 16, bottom: 0, trailing: 0))
    let inset = try insets {
      $0.safeAreaInset(edge: .bottom) { Color.red.frame(height: 20) }
    }
    #expect(inset == EdgeInsets(top: 0, leading: 0, bottom: 28, trailing: 0))
    let apart = try insets { $0.padding(1).safeAreaPadding(12) }
    #expect(apart == EdgeInsets())
    let mirrored = try insets {
      $0.safeAreaPadding(EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0))
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored == EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0))
  }

  @Test func `preferences of the inset are combined after those of the view`() {
    let seen = Handouts<[String]>()
    _ = Host(100, 80) {
      Color.red.preference(key: PreferenceTests.Names.self, value: ["view"])
        .safeAreaInset(edge: .top) {
          Color.red.preference(key: PreferenceTests.Names.self, value: ["inset"])
        }
        .onPreferenceChange(PreferenceTests.Names.self) { seen.values.append($0) }
    }
    #expect(seen.values == [["view", "inset"]])
  }
}
