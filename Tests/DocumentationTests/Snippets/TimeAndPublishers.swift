// The code of the article TimeAndPublishers.
import SwiftUI

@MainActor final class Countdown: ObservableObject {
  @Published var seconds = 3

  func start() async {
    while seconds > 0 {
      try? await Task.sleep(for: .seconds(1))
      seconds -= 1
    }
  }
}

struct CountdownView: View {
  @StateObject private var countdown = Countdown()

  var body: some View {
    Text("\(countdown.seconds)")
      .task { await countdown.start() }
  }
}

struct Departure: View {
  @State private var start = Date()

  var body: some View {
    VStack {
      Text(start, style: .timer)
      Text(timerInterval: start...start.addingTimeInterval(60))
      Text("Doors close in \(start.addingTimeInterval(30), style: .relative)")
    }
  }
}
