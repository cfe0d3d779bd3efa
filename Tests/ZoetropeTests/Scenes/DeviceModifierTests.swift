import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry
import ZoetropeScenes

/// Modifiers for keyboards, pointers and the system, in the spelling of apps.
@MainActor struct DeviceModifierTests {
  private struct Typing: View {
    @State private var name = ""

    var body: some View {
      Circle().fill(.orange)
        .keyboardType(.emailAddress)
        .keyboardType(.URL)
        .textContentType(.username)
        .textContentType(nil)
        .autocapitalization(.none)
        .textInputAutocapitalization(.never)
        .textInputAutocapitalization(nil)
        .disableAutocorrection(true)
        .autocorrectionDisabled()
        .submitLabel(.done)
        .submitScope()
        .onSubmit { name = "submitted" }
        .onSubmit(of: .search) { name = "searched" }
        .onSubmit(of: [.text, .search]) {}
        .textSelection(.enabled)
        .textSelection(.disabled)
        .scrollDismissesKeyboard(.interactively)
        .keyboardShortcut("k")
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .keyboardShortcut(.defaultAction)
        .focusEffectDisabled()
    }
  }

  private struct Touching: View {
    @State private var count = 0

    var body: some View {
      Circle().fill(.orange)
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count)
        .sensoryFeedback(.impact(flexibility: .soft), trigger: count) { old, new in new > old }
        .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : .decrease }
        .sensoryFeedback(trigger: count) { count > 3 ? .impact : nil }
        .onHover { isInside in count = isInside ? 1 : 0 }
        .onContinuousHover { phase in
          switch phase {
          case .active(let point): count = Int(point.x)
          case .ended: count = 0
          }
        }
        .onContinuousHover(coordinateSpace: .global) { _ in }
        .hoverEffect()
        .hoverEffect(.lift)
        .hoverEffectDisabled()
        .help("A circle")
        .contextMenu {
          Button("Delete") { count = 0 }
        }
        .contextMenu {
          Button("Delete") { count = 0 }
        } preview: {
          Text("Preview")
        }
    }
  }

  private struct Hidden: View {
    var body: some View {
      Circle().fill(.orange)
        .statusBar(hidden: true)
        .statusBarHidden()
        .persistentSystemOverlays(.hidden)
        .interactiveDismissDisabled()
        .defersSystemGestures(on: .all)
        .onOpenURL { _ in }
        .scrollBounceBehavior(.basedOnSize)
        .scrollBounceBehavior(.always, axes: [.horizontal])
        .scrollIndicators(.hidden)
        .scrollIndicatorsFlash(onAppear: true)
        .scrollIndicatorsFlash(trigger: 1)
        .scrollContentBackground(.hidden)
    }
  }

  @Test func `modifiers for keyboards, pointers and bars leave the drawing unchanged`() {
    let plain = Host(100, 60) { Circle().fill(.orange) }.displayList()
    #expect(plain.items.count == 1)
    #expect(Host(100, 60) { Typing() }.displayList() == plain)
    #expect(Host(100, 60) { Touching() }.displayList() == plain)
    #expect(Host(100, 60) { Hidden() }.displayList() == plain)
  }

  @Test func `shortcuts are equal if their keys are`() {
    #expect(KeyboardShortcut("k") == KeyboardShortcut("k", modifiers: .command))
    #expect(KeyboardShortcut("k") != KeyboardShortcut("k", modifiers: [.command, .shift]))
    #expect(KeyboardShortcut(.return, modifiers: []) == .defaultAction)
    #expect(Set([KeyboardShortcut("a"), KeyboardShortcut("a"), .cancelAction]).count == 2)
    #expect(KeyEquivalent("x").character == "x")
  }

  @Test func `feedback is equal if its kind and its strength are`() {
    #expect(SensoryFeedback.impact(weight: .light) == .impact(weight: .light, intensity: 1))
    #expect(SensoryFeedback.impact(weight: .light) != .impact(weight: .heavy))
    #expect(SensoryFeedback.impact(flexibility: .soft) != .impact(flexibility: .rigid))
    #expect(SensoryFeedback.success != .error)
  }

  @Test func `names of UIKit have its values`() {
    #expect(UIKeyboardType.decimalPad.rawValue == 8)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UITextAutocapitalizationType.allCharacters.rawValue == 3)
    #expect(UITextContentType.oneTimeCode != .password)
    #expect(UITextContentType(rawValue: "name") == .name)
    #expect(TextInputAutocapitalization(.words) != nil)
  }
}
