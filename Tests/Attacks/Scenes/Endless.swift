import Foundation
import SwiftUI

/// Scenes that would never end, and scenes that trap.
enum Endless: String, CaseIterable {
  case body, twoBodies = "two-bodies", reader, overlay, phases, timeline, tinyTimeline = "tiny"
  case periodic, infinite, past, async, index, recursion

  @ViewBuilder var view: some View {
    switch self {
    case .body: Inside()
    case .twoBodies: Left()
    case .reader: InsideReader()
    case .overlay: InsideOverlay()
    case .phases:
      PhaseAnimator([0.0, 1.0]) {
        Color.red.opacity($0)
      } animation: { _ in
        .linear(duration: 1e-300)
      }
    case .timeline:
      TimelineView(.animation(minimumInterval: 1e-300)) { _ in Color.red }
    default: more
    }
  }

  @ViewBuilder private var more: some View {
    switch self {
    case .tinyTimeline: TimelineView(.animation(minimumInterval: 1e-9)) { _ in Color.red }
    case .periodic:
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1e-9)) { _ in
        Color.red
      }
    case .infinite:
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: .infinity), by: 1e-9)) {
        _ in Color.red
      }
    case .past: TimelineView(Past()) { _ in Color.red }
    case .async: Restless()
    case .index: Trapping()
    default: Recursing()
    }
  }
}

/// A view whose body contains the view itself.
struct Inside: View {
  var body: some View { AnyView(VStack { Inside2() }) }
}

struct Inside2: View {
  var body: some View { AnyView(Inside()) }
}

struct Left: View {
  var body: some View { HStack { Right() } }
}

struct Right: View {
  var body: some View { AnyView(Left().padding()) }
}

struct InsideReader: View {
  var body: some View { GeometryReader { _ in AnyView(InsideReader()) } }
}

struct InsideOverlay: View {
  var body: some View { Color.red.overlay { AnyView(InsideOverlay()) } }
}

/// A schedule whose dates never reach the present.
struct Past: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    sequence(first: Date(timeIntervalSinceReferenceDate: -1)) { $0.addingTimeInterval(1e-12) }
  }
}

/// A view that hands work over to the main queue again and again.
struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onAppear { again() }
  }

  private func again() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1e-9) {
      MainActor.assumeIsolated {
        count += 1
        again()
      }
    }
  }
}

/// A view that takes an element that is not there, half a second after the beginning.
struct Trapping: View {
  var body: some View {
    TimelineView(.animation) { context in
      let index = context.date.timeIntervalSinceReferenceDate > 0.5 ? 7 : 0
      Text([1, 2, 3][index], format: .number)
    }
  }
}

/// A view with a function that never returns.
struct Recursing: View {
  var body: some View { Text("\(depth(1))") }

  private func depth(_ number: Int) -> Int { number > 0 ? depth(number + 1) + 1 : 0 }
}
