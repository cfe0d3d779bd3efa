import SwiftUI

/// The upper view, whose bottom edge is at first on the bottom of the screen.
struct RedView: View {
  var body: some View {
    Rectangle().fill(.red).frame(width: 200, height: 380)
  }
}

/// The lower view, which is at first below the screen.
struct GreenView: View {
  var body: some View {
    Rectangle().fill(.green).frame(width: 200, height: 260)
  }
}

extension View {
  /// Adds the button that selects the view whose bottom edge is on the bottom of the screen.
  func bottomSwitch(_ showsGreen: Binding<Bool>) -> some View {
    overlay(alignment: .top) {
      Button(showsGreen.wrappedValue ? "Show red" : "Show green") {
        showsGreen.wrappedValue.toggle()
      }
      .buttonStyle(.borderedProminent)
      .padding(.top, 20)
    }
  }

  /// Writes the height of the view to a binding.
  func height(into height: Binding<CGFloat>) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.task(id: proxy.size.height) { height.wrappedValue = proxy.size.height }
      }
    }
  }
}

extension Animation {
  /// The animation with which one view replaces the other.
  static let bottomSwitch = easeInOut(duration: 2)
}

extension Anim {
  /// Creates an animation of one way to place a view's bottom edge on the bottom of the screen: a
  /// tap on the button makes the green view replace the red one.
  static func bottom<Demo: View>(
    _ name: String, description: String, @ViewBuilder demo: @escaping @MainActor () -> Demo
  ) -> Anim {
    Anim(
      "bottom-\(name)", size: CGSize(width: 300, height: 600), duration: 2.5,
      description: description
    ) {
      demo()
    } cues: {
      Cue(at: 0, tap: "Show green")
    }
  }
}
