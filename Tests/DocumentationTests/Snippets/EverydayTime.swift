// The code of the article EverydayPictures: time and publishers.
import SwiftUI

@MainActor enum EverydayTime {
  struct Counters: View {
    @State private var slept = 0
    @State private var timed = 0
    @State private var published = 0
    @State private var elapsed = Duration.zero
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16) {
        GridRow {
          Text("Task.sleep"); Text("\(slept)")
        }
        GridRow {
          Text("Timer"); Text("\(timed)")
        }
        GridRow {
          Text("Timer.publish"); Text("\(published)")
        }
        GridRow {
          Text("ContinuousClock"); Text("\(elapsed.formatted())")
        }
      }
      .monospacedDigit()
      .onReceive(ticks) { _ in published += 1 }
      .onAppear {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          MainActor.assumeIsolated { timed += 1 }
        }
      }
      .task {
        let start = ContinuousClock.now
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          slept += 1
          elapsed = start.duration(to: .now)
        }
      }
    }
  }

  struct Weather: View {
    @State private var news = "Nothing yet"
    private let reports = PassthroughSubject<String, Never>()

    var body: some View {
      Label(news, systemImage: "cloud.sun.fill")
        .onReceive(reports) { news = $0 }
        .task { reports.send("21° and sunny") }
    }
  }

  final class Signup: ObservableObject {
    @Published var name = ""
  }

  struct SignupForm: View {
    @StateObject private var signup = Signup()
    @State private var greeting = ""
    @State private var isLongEnough = false

    var body: some View {
      VStack(alignment: .leading) {
        Text(greeting)
        Label("Three letters or more", systemImage: isLongEnough ? "checkmark.circle" : "circle")
          .foregroundStyle(isLongEnough ? .green : .secondary)
      }
      .onReceive(signup.$name.map { "Hello, \($0)!" }) { greeting = $0 }
      .onReceive(signup.$name.map { $0.count >= 3 }.removeDuplicates()) { isLongEnough = $0 }
      .task { signup.name = "Ada" }
    }
  }

  struct Dates: View {
    @State private var start = Date()
    private let landing = Date(timeIntervalSince1970: -14_182_940)

    var body: some View {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16) {
        GridRow {
          Text(".timer"); Text(start, style: .timer)
        }
        GridRow {
          Text(".relative"); Text(start, style: .relative)
        }
        GridRow {
          Text(".offset"); Text(start, style: .offset)
        }
        GridRow {
          Text(".date"); Text(landing, style: .date)
        }
        GridRow {
          Text(".time"); Text(landing, style: .time)
        }
      }
    }
  }

  struct Countdown: View {
    @State private var start = Date()

    var body: some View {
      HStack(spacing: 24) {
        Text(timerInterval: start...start.addingTimeInterval(90))
        Text(timerInterval: start...start.addingTimeInterval(90), countsDown: false)
        Text(
          timerInterval: start...start.addingTimeInterval(4000), pauseTime: start, showsHours: false
        )
      }
      .font(.title2.monospacedDigit())
    }
  }
}
