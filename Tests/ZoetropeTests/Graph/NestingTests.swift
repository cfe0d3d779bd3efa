import Foundation
import TestSupport
import Testing
import Zoetrope

/// Views that are nested very deep, or without end.
@MainActor struct NestingTests {
  /// A view in a stack, inside itself `depth` times.
  private struct Nest: View {
    var depth: Int

    var body: some View {
      if depth > 0 {
        if depth.isMultiple(of: 2) {
          VStack(spacing: 0) { Nest(depth: depth - 1) }
        } else {
          HStack(spacing: 0) { Nest(depth: depth - 1) }
        }
      } else {
        box("leaf", 10, 20)
      }
    }
  }

  private struct Endless: View {
    var body: some View { AnyView(VStack { Inner() }) }
  }

  private struct Inner: View {
    var body: some View { AnyView(Endless()) }
  }

  /// An error without the number of levels, which depends on the stack.
  private func beginning(of error: any Error) -> String? {
    guard case HostError.nestedTooDeep(let time, let path, let levels) = error else { return nil }
    #expect(levels > 100)
    return "\(path) at \(time)"
  }

  @Test func `stacks nested 300 deep are laid out`() async throws {
    let host = Host(100, 100) { Nest(depth: 300) }
    try await host.advance(to: 0)
    #expect(host.frame("leaf") == CGRect(x: 45, y: 40, width: 10, height: 20))
  }

  @Test func `bodies that contain themselves end with the beginning of their path`() async throws {
    let host = Host(100, 100) { Endless() }
    let error = await #expect(throws: HostError.self) { try await host.advance(to: 0) }
    #expect(
      try beginning(of: #require(error))
        == "Endless/VStack/Inner/Endless/VStack/Inner at 0.0")
    #expect(
      try "\(#require(error))".hasSuffix("look for a view whose body contains the view itself"))
  }

  @Test func `a view that begins to contain itself ends at that time`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isEndless = host.makeState(false)
    host.show(Switching(isEndless: isEndless))
    host.schedule(at: 0.5) { isEndless.wrappedValue = true }
    try await host.advance(to: 0.25)
    let error = await #expect(throws: HostError.self) { try await host.advance(to: 1) }
    #expect(
      try beginning(of: #require(error))
        == "Switching/Endless/VStack/Inner/Endless/VStack at 0.5")
  }

  private struct Switching: View {
    @Binding var isEndless: Bool
    var body: some View { if isEndless { Endless() } else { Color.red } }
  }

  // MARK: Contents that depend on a layout

  private struct Readers: View {
    var depth: Int

    var body: some View {
      if depth > 0 {
        GeometryReader { _ in AnyView(Readers(depth: depth - 1)) }
      } else {
        box("leaf", 10, 20)
      }
    }
  }

  @Test func `300 geometry readers inside each other settle`() async throws {
    let host = Host(100, 100) { Readers(depth: 300) }
    try await host.advance(to: 0)
    #expect(host.frame("leaf") == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  private struct Choices: View {
    var depth: Int

    var body: some View {
      if depth > 0 { ViewThatFits { Choices(depth: depth - 1) } } else { box("leaf", 10, 20) }
    }
  }

  @Test func `300 choices inside each other settle`() async throws {
    let host = Host(100, 100) { Choices(depth: 300) }
    try await host.advance(to: 0)
    #expect(host.frame("leaf") == CGRect(x: 45, y: 40, width: 10, height: 20))
  }

  @Test func `150 scroll views with lazy stacks inside each other settle`() async throws {
    let host = Host(100, 100) { Scrolls(depth: 150) }
    try await host.advance(to: 0)
    #expect(host.frame("leaf") == CGRect(x: 45, y: 0, width: 10, height: 20))
  }

  private struct Scrolls: View {
    var depth: Int

    var body: some View {
      if depth > 0 {
        ScrollView { LazyVStack { Scrolls(depth: depth - 1) } }
      } else {
        box("leaf", 10, 20)
      }
    }
  }
}
