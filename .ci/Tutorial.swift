import Combine
import SwiftUI

/// Counts in the ways of tutorials, twice a second in each.
@MainActor final class Stopwatch: ObservableObject {
  @Published var ticks = 0
  @Published var beats = 0
  @Published var calls = 0
  @Published var score = ""
  private var timer: Timer?
  private var cancellables = Set<AnyCancellable>()

  init() {
    $ticks
      .map { "score \($0 * 10)" }
      .receive(on: RunLoop.main)
      .assign(to: &$score)
  }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.ticks += 1 }
    }
    Timer.publish(every: 0.5, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.beats += 1 }
      .store(in: &cancellables)
    callLater()
  }

  private func callLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      self.calls += 1
      self.callLater()
    }
  }
}

struct ContentView: View {
  @StateObject private var stopwatch = Stopwatch()
  @State private var naps = 0
  @State private var received = 0
  private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 8) {
      Image("Photo").resizable().scaledToFit().frame(height: 80)
      Text("ticks \(stopwatch.ticks)")
      Text("beats \(stopwatch.beats)")
      Text("calls \(stopwatch.calls)")
      Text(stopwatch.score)
      Text("naps \(naps)")
      Text("received \(received)")
      Label("Done 🎉", systemImage: "checkmark.circle.fill")
        .foregroundColor(Color(.systemGreen))
      Image(systemName: "star.fill").foregroundColor(.yellow)
    }
    .frame(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)
    .background(Color(UIColor.secondarySystemBackground))
    .onAppear { stopwatch.start() }
    .onReceive(timer) { _ in received += 1 }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 500_000_000)
        naps += 1
      }
    }
  }
}

@main
struct TutorialApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
    .defaultSize(width: 320, height: 480)
  }
}
