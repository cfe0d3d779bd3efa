import Zoetrope

/// SwiftUI's layout declarations in their usual spelling: compiling them is the test.
@MainActor private struct LayoutAPIUsage: View {
  @State private var position: Int?
  private let items = [GridItem(.fixed(40)), GridItem(.flexible()), GridItem()]

  var body: some View {
    VStack {
      grids
      lazies
      sections
      frames
      backgrounds
      scrolling
    }
  }

  @ViewBuilder private var grids: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4, verticalSpacing: nil) {
      GridRow(alignment: .top) {
        Text("a").gridColumnAlignment(.trailing)
        Text("b").gridCellColumns(2)
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("c").gridCellAnchor(UnitPoint(x: 0.2, y: 1)) }
    }
    GridLayout(alignment: .top, horizontalSpacing: 1, verticalSpacing: 2) { Text("a") }
    GridLayout { Text("a") }
    AnyLayout(GridLayout()) { GridRow { Text("a") } }
  }

  @ViewBuilder private var lazies: some View {
    LazyVStack(alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders, .sectionFooters]) {
      Text("a")
    }
    LazyHStack(alignment: .top, spacing: nil, pinnedViews: .init()) { Text("a") }
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 20, maximum: 40), spacing: 3, alignment: .leading)],
      alignment: .leading, spacing: 2, pinnedViews: .sectionHeaders
    ) { Text("a") }
    LazyHGrid(rows: items, alignment: .top, spacing: 2, pinnedViews: []) { Text("a") }
    ViewThatFits(in: .horizontal) { Text("a") }
    GeometryReader { proxy in Text("\(proxy.size.width)") }
    Spacer(minLength: 3)
  }

  @ViewBuilder private var sections: some View {
    Section("title") { Text("a") }
    Section(String("title")) { Text("a") }
    Section { Text("a") }
    Section {
      Text("a")
    } header: {
      Text("b")
    }
    Section {
      Text("a")
    } footer: {
      Text("c")
    }
    Section {
      Text("a")
    } header: {
      Text("b")
    } footer: {
      Text("c")
    }
  }

  @ViewBuilder private var frames: some View {
    Group {
      Color.red.containerRelativeFrame(.horizontal)
      Color.red.containerRelativeFrame([.horizontal, .vertical], alignment: .top)
      Color.red.containerRelativeFrame(.vertical, count: 3, span: 2, spacing: 4, alignment: .top)
      Color.red.containerRelativeFrame(.vertical, count: 3, spacing: 4)
      Color.red.containerRelativeFrame(.vertical) { length, axis in
        axis == .vertical ? length / 2 : length
      }
      Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)
      Color.red.aspectRatio(contentMode: .fit).scaledToFit().scaledToFill()
      Color.red.fixedSize(horizontal: true, vertical: false).hidden()
    }
    Group {
      Color.red.flipsForRightToLeftLayoutDirection(true)
      Color.red.layoutDirectionBehavior(.mirrors(in: .rightToLeft))
      Color.red.edgesIgnoringSafeArea(.top)
      Color.red.ignoresSafeArea(.container, edges: .bottom)
      Color.red.safeAreaInset(edge: VerticalEdge.top) { Text("a") }
      Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 2) { Text("a") }
      Color.red.safeAreaPadding().safeAreaPadding(3).safeAreaPadding(.top, 4)
      Color.red.geometryGroup().zIndex(1).layoutPriority(1).id(4)
    }
  }

  @ViewBuilder private var backgrounds: some View {
    Group {
      Color.red.background(Color.blue, alignment: .top)
      Color.red.background(alignment: .top) { Color.blue }
      Color.red.background()
      Color.red.background(ignoresSafeAreaEdges: .top)
      Color.red.background(.blue, ignoresSafeAreaEdges: .bottom)
      Color.red.background(in: Circle()).background(in: Path(), fillStyle: FillStyle())
      Color.red.background(.blue, in: Circle()).background(.blue, in: Path())
      Color.red.background(.background.secondary, in: RoundedRectangle(cornerRadius: 2))
    }
    Group {
      Color.red.overlay(Color.blue, alignment: .top)
      Color.red.overlay(alignment: .top) { Color.blue }
      Color.red.overlay(.blue, ignoresSafeAreaEdges: .top)
      Color.red.overlay(.blue, in: Circle(), fillStyle: FillStyle(eoFill: true))
      Color.red.backgroundStyle(.green)
    }
  }

  @ViewBuilder private var scrolling: some View {
    ScrollView(.vertical, showsIndicators: false) { Text("a") }
      .contentMargins(3).contentMargins(.top, 3).contentMargins(
        .top, EdgeInsets(), for: .scrollContent
      )
      .scrollClipDisabled().scrollDisabled(true).scrollIndicators(.hidden, axes: .vertical)
      .scrollPosition(id: $position, anchor: .top).scrollTargetLayout()
      .scrollTargetBehavior(.paging).defaultScrollAnchor(.bottom)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { _ in })
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { _, _ in })
    ScrollViewReader { proxy in
      Button("a") { proxy.scrollTo(1, anchor: .top) }
    }
  }
}

/// Deprecated declarations, which compile.
@MainActor @available(*, deprecated) private struct DeprecatedLayoutAPIUsage: View {
  var body: some View {
    Color.red.frame()
    Section(header: Text("a"), footer: Text("b")) { Text("c") }
    Section(header: Text("a")) { Text("c") }
    Section(footer: Text("b")) { Text("c") }
  }
}
