import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry
import ZoetropeScenes

/// Accessibility modifiers in the spelling of apps.
@MainActor struct AccessibilityUsageTests {
  private struct Usage: View {
    @Namespace private var namespace
    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState private var field: Int?
    @State private var value = 0
    let name: String

    var body: some View {
      Circle().fill(.orange)
        .accessibilityAction { value = 0 }
        .accessibilityAction(.escape) { value = 0 }
        .accessibilityAction(named: "Reset") { value = 0 }
        .accessibilityAction(named: Text("Reset")) { value = 0 }
        .accessibilityAction(named: name) { value = 0 }
        .accessibilityActions { Button("Reset") { value = 0 } }
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: value += 1
          case .decrement: value -= 1
          }
        }
        .accessibilityScrollAction { edge in value = edge == .top ? 0 : 1 }
        .accessibilityActivationPoint(.center)
        .accessibilityActivationPoint(CGPoint(x: 1, y: 2))
        .accessibilityRespondsToUserInteraction(false)
        .accessibilityInputLabels(["Circle", "Disk"])
        .accessibilityInputLabels([Text("Circle")])
        .accessibilityInputLabels([name])
        .accessibilityHeading(.h1)
        .accessibilityTextContentType(.sourceCode)
        .accessibilityShowsLargeContentViewer()
        .accessibilityShowsLargeContentViewer { Text(name) }
        .accessibilityRotorEntry(id: 1, in: namespace)
        .accessibilityLinkedGroup(id: 1, in: namespace)
        .accessibilityLabeledPair(role: .label, id: 1, in: namespace)
        .accessibilityChildren { Text(name) }
        .accessibilityRepresentation { Toggle("On", isOn: .constant(true)) }
        .accessibilityIgnoresInvertColors()
        .accessibilityFocused($isFocused)
        .accessibilityFocused($field, equals: 1)
        .accessibilityElement(children: .contain)
        .accessibilitySortPriority(2)
        .speechSpellsOutCharacters()
        .speechAdjustedPitch(0.5)
    }
  }

  @Test func `no accessibility modifier changes the drawing`() {
    let plain = Host(100, 60) { Circle().fill(.orange) }.displayList()
    #expect(plain.items.count == 1)
    #expect(Host(100, 60) { Usage(name: "a name") }.displayList() == plain)
  }

  @Test func `a text that is spoken in another way remains a text`() {
    let plain = Text("a") + Text("b")
    let spoken =
      Text("a").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation()
      + Text("b").speechAdjustedPitch(1).speechAnnouncementsQueued()
    #expect(spoken == plain)
  }

  private struct Labeled: View {
    @State private var taps = 0
    @AccessibilityFocusState private var field: Int?

    var body: some View {
      box("mark", CGFloat(10 + taps), CGFloat(10 + (field ?? 0)))
      Button("+") { taps += 1 }.accessibility(label: Text("early"))
      Button("+") { taps += 2 }.accessibility(identifier: "id")
      Button("+") { taps += 4 }.accessibilityLabel("on", isEnabled: true)
      Button("+") { taps += 8 }
        .accessibilityLabel("inner").accessibilityLabel("off", isEnabled: false)
      Button("Focus") { field = 5 }
    }
  }

  @Test(arguments: [("early", 11), ("id", 12), ("on", 14), ("inner", 18)])
  func `cues find views by labels and identifiers in any spelling`(
    _ name: String, _ width: CGFloat
  ) async throws {
    let host = Host(100, 300) { Labeled() }
    host.schedule(Cue(at: 0, tap: name))
    try await host.advance(to: 0)
    #expect(host.frame("mark").width == width)
    host.schedule(Cue(at: 1, tap: "off"))
    await #expect(throws: (any Error).self) { try await host.advance(to: 1) }
  }

  @Test func `an accessibility focus keeps its value`() async throws {
    let host = Host(100, 300) { Labeled() }
    host.schedule(Cue(at: 0, tap: "Focus"))
    try await host.advance(to: 0)
    #expect(host.frame("mark").height == 15)
  }
}
