import Testing
import Zoetrope

/// A lazy stack that leaves with a transition that has no finite transform.
private struct Leaving: View {
  @Binding var isShown: Bool

  var body: some View {
    VStack {
      if isShown {
        ScrollView {
          LazyVStack { ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 20) } }
        }
        .rotationEffect(.degrees(82))
        .transition(.scale(scale: .greatestFiniteMagnitude).combined(with: .opacity))
      }
    }
  }
}

/// Lazy stacks that are removed.
@MainActor struct LazyRemovalTests {
  @Test func `a lazy stack leaves with a faulty transition, which is reported once`() async throws {
    let host = Host(size: CGSize(width: 48, height: 48))
    let isShown = host.makeState(true)
    host.show(Leaving(isShown: isShown))
    try await host.advance(to: 0)
    _ = host.takeDiagnostics()
    isShown.wrappedValue = false
    try await host.advance(to: 0.1)
    let found = host.takeDiagnostics()
    #expect(found.count == 1, "\(found)")
    #expect(host.placements().allSatisfy { !$0.path.contains("LazyVStack") })
  }
}
