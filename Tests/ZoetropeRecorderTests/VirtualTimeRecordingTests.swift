import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeCombine
import ZoetropeSequences

@testable import ZoetropeRecorder

/// A way in which a view moves by itself.
private enum Way: CaseIterable {
  case timer, sleep, publisher, debounce, group, stream, dispatch, values
}

/// Counts with intervals that no frame rate divides.
@MainActor private final class Mover: ObservableObject {
  @Published var step = 0
  @Published private var source = 0
  private var timer: Timer?
  private var cancellables: Set<AnyCancellable> = []

  func begin(_ way: Way) {
    switch way {
    case .timer:
      timer = Timer.scheduledTimer(withTimeInterval: 0.07, repeats: true) { _ in
        MainActor.assumeIsolated { self.step += 1 }
      }
    case .sleep:
      Task {
        for _ in 0..<12 {
          try? await Task.sleep(for: .seconds(0.07))
          step += 1
        }
      }
    case .publisher:
      Timer.publish(every: 0.07, on: .main, in: .common).autoconnect()
        .sink { _ in MainActor.assumeIsolated { self.step += 1 } }
        .store(in: &cancellables)
    case .debounce:
      $source.dropFirst().debounce(for: .seconds(0.03), scheduler: RunLoop.main)
        .sink { [weak self] in self?.step = $0 }
        .store(in: &cancellables)
      Task {
        for _ in 0..<12 {
          try? await Task.sleep(for: .seconds(0.07))
          source += 1
        }
      }
    case .group:
      Task {
        await withTaskGroup(of: Void.self) { group in
          for i in 1...12 {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(70 * i))
              await MainActor.run { self.step += 1 }
            }
          }
        }
      }
    case .stream:
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      timer = Timer.scheduledTimer(withTimeInterval: 0.07, repeats: true) { _ in
        continuation.yield(1)
      }
      Task { for await count in stream { step += count } }
    case .dispatch: callLater()
    case .values:
      let center = NotificationCenter.default
      let object = self
      let name = Notification.Name("moved")
      let notifications = center.publisher(for: name, object: object).map { _ in 1 }
      Task { for await count in notifications.values { step += count } }
      timer = Timer.scheduledTimer(withTimeInterval: 0.07, repeats: true) { _ in
        MainActor.assumeIsolated { center.post(name: name, object: self) }
      }
    }
  }

  private func callLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.07) {
      MainActor.assumeIsolated {
        self.step += 1
        self.callLater()
      }
    }
  }
}

private struct Moving: View {
  let way: Way
  @StateObject private var mover = Mover()

  var body: some View {
    Color.red.frame(width: 4, height: 4)
      .offset(x: CGFloat(mover.step * 3) - 18)
      .animation(.linear(duration: 0.1), value: mover.step)
      .onAppear { mover.begin(way) }
  }
}

/// Recordings of anims that move by timers, sleeping tasks and publishers.
@MainActor struct VirtualTimeRecordingTests {
  /// The files of the frames of an anim.
  private func files(
    _ way: Way, change: (inout RecordingOptions) throws -> Void
  ) async throws -> [[UInt8]] {
    let folder = try TemporaryFolder()
    let anim = Anim("m", size: CGSize(width: 48, height: 8), duration: 0.8, rate: 60) {
      Moving(way: way)
    }
    var options = RecordingOptions()
    options.folder = folder.path
    try change(&options)
    try await Recorder(RecordingPlan(anim, options: options), monitor: TestMonitor()).record()
    return folder.pictures.map(folder.bytes)
  }

  @Test(arguments: Way.allCases)
  fileprivate func `frames do not depend on the rate, the jobs and the other frames`(
    way: Way
  ) async throws {
    let whole = try await files(way) { $0.jobs = 1 }
    #expect(whole.count == 48)
    // After 0.7 s, ten steps have been made; before, each step has been seen.
    #expect(Set(whole).count > 20)
    let parallel = try await files(way) { $0.jobs = 3 }
    #expect(parallel == whole)
    let slow = try await files(way) { $0.rate = FrameRate(30) }
    #expect(slow == stride(from: 0, to: 48, by: 2).map { whole[$0] })
    for frame in [47, 0, 17] {
      let single = try await files(way) { $0.frames = FrameSelection(frame: frame) }
      #expect(single == [whole[frame]])
    }
  }

  @Test func `a timer of a nanosecond ends the recording with an error that names it`() async throws
  {
    let anim = Anim("m", size: CGSize(width: 8, height: 8), duration: 1, rate: 60) {
      Color.red.onAppear {
        Timer.scheduledTimer(withTimeInterval: 1e-9, repeats: true) { _ in }
      }
    }
    let folder = try TemporaryFolder()
    var options = RecordingOptions()
    options.folder = folder.path
    let recorder = Recorder(try RecordingPlan(anim, options: options), monitor: TestMonitor())
    let error = await #expect(throws: (any Error).self) { try await recorder.record() }
    let message = try #require(error).localizedDescription + "\(error!)"
    #expect(message.contains("a timer of 1e-09 s"), "\(message)")
  }
}
