import SwiftUI

enum Apps {
  final class Model: ObservableObject {
    @Published var diameter: CGFloat = 20
  }

  struct ContentView: View {
    @EnvironmentObject private var model: Model

    var body: some View {
      Circle().fill(.orange)
        .frame(width: model.diameter, height: model.diameter)
        .onAppear {
          withAnimation(.spring(duration: 1)) { model.diameter = 200 }
        }
    }
  }

  // The article marks the app with `@main`; a module has one such type.
  struct MyApp: App {
    @StateObject private var model = Model()

    var body: some Scene {
      WindowGroup {
        ContentView().environmentObject(model)
      }
      .defaultSize(width: 320, height: 240)
    }
  }
}
