import Foundation
import SwiftUI

/// A card of 1200 by 630 points, as sites give it to those who link to them.
struct LinkCard: View {
  let number: Int

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(alignment: .leading, spacing: 24) {
        Label("Zoetrope", systemImage: "star.circle.fill").font(.title)
        Text("Layouts that turn, card \(number)").font(.system(size: 72, weight: .bold))
        Text("Every view follows its circle, and every frame is a picture of its own.")
          .font(.system(size: 32)).opacity(0.8)
        HStack {
          ForEach(0..<6) { index in
            RoundedRectangle(cornerRadius: 16)
              .fill(Color(hue: Double(index + number % 7) / 13, saturation: 0.6, brightness: 1))
              .frame(width: 120, height: 80)
          }
        }
      }
      .foregroundStyle(.white)
      .padding(64)
    }
    .frame(width: 1200, height: 630)
  }
}

/// Makes images for many tasks, as a server does, and prints the rate and the peak of the memory.
@main enum ServerTimer {
  @MainActor static func card(_ number: Int) async throws -> Int {
    try await ImageRenderer(content: LinkCard(number: number)).pngData().count
  }

  /// Makes the images of the numbers up to a count that leave a remainder when they are divided by
  /// the number of tasks.
  static func share(_ remainder: Int, of tasks: Int, count: Int) async throws -> Int {
    var bytes = 0
    for number in stride(from: remainder, to: count, by: tasks) { bytes += try await card(number) }
    return bytes
  }

  static func peakMegabytes() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }

  static func main() async throws {
    let words = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard words.count == 2, words.allSatisfy({ $0 > 0 }) else {
      FileHandle.standardError.write(Data("usage: zoetrope-server IMAGES TASKS\n".utf8))
      exit(64)
    }
    let (count, tasks) = (words[0], words[1])
    let start = ContinuousClock.now
    let bytes = try await withThrowingTaskGroup(of: Int.self) { group in
      for remainder in 0..<tasks {
        group.addTask { try await share(remainder, of: tasks, count: count) }
      }
      var bytes = 0
      for try await some in group { bytes += some }
      return bytes
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print(
      "\(count) images, \(tasks) tasks: \((Double(count) / seconds).formatted()) images/s, "
        + "\(bytes / count) bytes each, peak \(peakMegabytes().formatted()) MB")
  }
}
