import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry
import ZoetropeScenes

/// Modifiers that compile and change nothing, in the spelling of apps.
@MainActor struct PlainModifierTests {
  private struct Usage: View {
    @Namespace private var namespace
    @FocusState private var isFocused: Bool

    var body: some View {
      Circle().fill(.orange)
        .onKeyPress(.space) { .handled }
        .onKeyPress(.return, phases: .down) { press in press.key == .return ? .handled : .ignored }
        .onKeyPress(keys: [.upArrow, .downArrow]) { _ in .ignored }
        .onKeyPress(characters: .alphanumerics, phases: .all) { _ in .ignored }
        .onKeyPress { _ in .ignored }
        .focusSection()
        .prefersDefaultFocus(in: namespace)
        .focusScope(namespace)
        .defaultFocus($isFocused, true, priority: .userInitiated)
        .containerBackground(.red.gradient, for: .window)
        .containerBackground(for: .navigation) { Color.red }
        .materialActiveAppearance(.active)
        .allowedDynamicRange(.high)
        .invalidatableContent()
        .typesettingLanguage(.init(languageCode: .thai))
        .typesettingLanguage(.explicit(.init(identifier: "th")))
        .symbolVariableValueMode(.draw)
        .symbolColorRenderingMode(.gradient)
        .scrollEdgeEffectHidden(true, for: .bottom)
        .labelsVisibility(.hidden)
        .accessibilityCustomContent("Age", "3 years", importance: .high)
        .accessibilityCustomContent(AccessibilityCustomContentKey("Age"), Text("3"))
        .accessibilityZoomAction { action in _ = action.direction == .zoomIn }
        .accessibilityDirectTouch()
        .accessibility(activationPoint: .center)
        .accessibility(selectionIdentifier: 3)
    }
  }

  @Test func `the modifiers leave the view as it is`() {
    let host = Host(100, 100) { Usage() }
    let plain = Host(100, 100) { Circle().fill(.orange) }
    #expect(host.displayList() == plain.displayList())
    #expect(host.takeDiagnostics().isEmpty)
  }

  @Test func `a bar takes its height from the safe area`() {
    let host = Host(100, 100) {
      mark("content").safeAreaBar(edge: .bottom, spacing: 0) { box("bar", 100, 20) }
    }
    #expect(host.frame("bar").minY == 80)
    #expect(host.frame("content").maxY == 80)
  }
}
