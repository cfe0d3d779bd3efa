import Foundation
import Zoetrope

/// A host that shows specimens as subviews, so that a layout can be asked about the specimens.
@MainActor final class Rack {
  /// The specimens as subviews, in order.
  let subviews: LayoutSubviews
  private let host: Zoetrope.Host

  /// Creates a host that shows specimens. O(*n*) in the number of specimens.
  convenience init(_ specimens: [Specimen], direction: LayoutDirection = .leftToRight) {
    self.init(showing: Specimen.views(specimens), direction: direction)
  }

  /// Creates a host that shows views as subviews. O(*n*) in the number of views.
  init(showing content: some View, direction: LayoutDirection = .leftToRight) {
    let host = Zoetrope.Host(size: CGSize(width: 1000, height: 1000))
    host.show(
      AnimContent {
        RackLayout { content }
          .environment(\.layoutDirection, direction)
      })
    _ = host.displayList()
    self.host = host
    subviews =
      ContainerSearch.containers(in: host).first { $0.specifiedLayout is RackLayout }?.subviews
      ?? LayoutSubviews([], direction: direction)
    _ = host.takeDiagnosticsOnCanvas()
  }

  /// Returns sentences about the faults that the host has found since the last call, such as a
  /// position that is NaN. The sentences name subviews by number and call the layout "it".
  func takeFaults() -> [String] {
    host.takeDiagnosticsOnCanvas().map { fault in
      fault.description
        .replacing(/RackLayout\/ForEach\[(\d+)\][^\s,:;]*/) { "subview \($0.1)" }
        .replacing("RackLayout: ", with: "").replacing("RackLayout", with: "it")
    }
  }

  /// Whether the host has failed, for example because a layout has used up the stack. Sizes may be
  /// wrong from then on.
  var hasFailed: Bool { host.failure != nil }

  /// Discards the faults that the host has found but not reported. It can find and report them
  /// again.
  func discardFaults() { host.discardFaults() }

  /// All containers of the host.
  var containers: [any AskedContainer] { ContainerSearch.containers(in: host) }

  /// Runs a closure with the host's clock as the current clock. The host remains alive during the
  /// call.
  func ask<Answer>(_ body: () -> Answer) -> Answer { host.entered(body) }
}

/// A layout that places all subviews at the origin of its bounds.
private struct RackLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// A namespace for the search for the containers of a host.
@MainActor package enum ContainerSearch {
  /// Returns whether the layout type with the given qualified name belongs to this package.
  nonisolated static func isBuiltIn(_ name: String) -> Bool {
    ["Zoetrope.", "SwiftUI.", "ZoetropeLaws."].contains(where: name.hasPrefix)
  }

  /// Returns all containers with a layout, each before the containers inside it. O(*n*) in the
  /// number of views.
  package static func containers(in host: Zoetrope.Host) -> [any AskedContainer] {
    var found: [any AskedContainer] = []
    var seen: Set<ObjectIdentifier> = []
    func visit(_ node: ViewNode?) {
      guard let node else { return }
      for output in node.outputs {
        if let container = output as? any AskedContainer,
          seen.insert(ObjectIdentifier(container)).inserted
        {
          found.append(container)
        }
      }
      node.forEachChild { visit($0) }
    }
    visit(host.root)
    return found
  }
}
