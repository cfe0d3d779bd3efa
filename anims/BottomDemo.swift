import SwiftUI

/// The upper one of the two views; at first, its bottom edge is on the bottom of the screen.
struct RedView: View {
  var body: some View {
    Rectangle().fill(.red).frame(width: 200, height: 380)
  }
}

/// The lower one of the two views, out of sight at first.
struct GreenView: View {
  var body: some View {
    Rectangle().fill(.green).frame(width: 200, height: 260)
  }
}

extension View {
  /// Adds the button that decides which of the two views has its bottom edge on the bottom.
  func bottomSwitch(_ showsGreen: Binding<Bool>) -> some View {
    overlay(alignment: .top) {
      Button(showsGreen.wrappedValue ? "Show red" : "Show green") {
        showsGreen.wrappedValue.toggle()
      }
      .buttonStyle(.borderedProminent)
      .padding(.top, 20)
    }
  }

  /// Tells how high the view is.
  func height(into height: Binding<CGFloat>) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.task(id: proxy.size.height) { height.wrappedValue = proxy.size.height }
      }
    }
  }
}

extension Animation {
  /// How one view makes room for the other.
  static let bottomSwitch = easeInOut(duration: 2)
}

extension Anim {
  /// One of the ways to put a view's bottom edge on the bottom: a button is tapped, and the green
  /// view takes the place of the red one.
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
