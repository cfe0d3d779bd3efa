import Foundation
import Synchronization
import TestSupport
import Testing
import Zoetrope
import ZoetropeProcess
import ZoetropeSequences

@testable import ZoetropeRecorder

/// The descriptors of a child that has not executed its program yet: duplicates of those that this
/// process has for the files of a folder.
private final class ChildDescriptors: Sendable {
  private let descriptors = Mutex<[Int32]>([])

  var count: Int { descriptors.withLock(\.count) }

  /// Duplicates the descriptors of all files in a folder.
  func take(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let found = names.compactMap(Int32.init).filter { descriptor in
      let path = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(descriptor)")
      return path?.hasPrefix(folder) == true
    }
    descriptors.withLock { $0 += found.map { dup($0) }.filter { $0 >= 0 } }
  }

  deinit { descriptors.withLock { $0.forEach { close($0) } } }
}

/// Locks of files that a child of the process still shares, and locks of processes that end.
@MainActor struct FileLockTests {
  /// A monitor that starts a child at the first frame, and stops the recording then.
  private final class StartingMonitor: RecordingMonitor {
    let child = ChildDescriptors()
    private let folder: String
    private let isInterrupted = Mutex(false)

    init(folder: String) { self.folder = folder }

    var interruption: Int32? { isInterrupted.withLock(\.self) ? SIGINT : nil }
    func started() {}
    func framesKept(_ count: Int) {}
    func framesCompleted(_ count: Int) {
      isInterrupted.withLock {
        if !$0 { child.take(in: folder) }
        $0 = true
      }
    }
    func noticed(_ diagnostic: Diagnostic) {}
  }

  @Test func `a recording can be resumed while a child of the first one starts`() async throws {
    let fixture = try SequenceFixture()
    let monitor = StartingMonitor(folder: fixture.folder.path)
    await #expect(throws: RecorderError.interrupted(signal: SIGINT)) {
      try await Recorder(fixture.plan(), monitor: monitor).record()
    }
    // The claim and the journal.
    #expect(monitor.child.count >= 2)
    try await fixture.record { $0.existing = .resume }
    #expect(fixture.folder.pictures.count == 8)
    withExtendedLifetime(monitor) {}
  }

  @Test func `frames can be claimed while a child shares the file of an earlier claim`() throws {
    let fixture = try SequenceFixture()
    let children = [ChildDescriptors(), ChildDescriptors()]
    for child in children {
      let claim = try #require(try FrameClaim.make(for: fixture.plan()))
      child.take(in: fixture.folder.path)
      #expect(throws: RecorderError.framesClaimed(first: "\(fixture.folder.path)/a_00000.png")) {
        try FrameClaim.make(for: fixture.plan())
      }
      claim.release()
    }
    #expect(children.allSatisfy { $0.count > 0 })
    #expect(fixture.folder.names.isEmpty)
  }

  @Test func `a temporary file whose child still starts is abandoned`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/.a.png.host.1-a.part"
    let file = FrameFile.begin(path)
    defer { FrameFile.end(path) }
    let child = ChildDescriptors()
    child.take(in: folder.path)
    #expect(child.count == 1)
    #expect(!WritingLock.isAbandoned(path))
    WritingLock.close(file)
    #expect(WritingLock.isAbandoned(path))
    withExtendedLifetime(child) {}
  }

  @Test func `a file is locked although another process asks whether it is abandoned`() throws {
    let folder = try TemporaryFolder()
    folder.touch("a")
    let path = "\(folder.path)/a"
    let (asking, writing) = (open(path, O_RDWR), open(path, O_RDWR))
    #expect(flock(asking, LOCK_SH) == 0)
    // Several processes may ask at once.
    #expect(WritingLock.isAbandoned(path))
    let thread = Thread {
      usleep(20_000)
      close(asking)
    }
    thread.start()
    WritingLock.take(writing)
    #expect(!WritingLock.isAbandoned(path))
    WritingLock.close(writing)
    #expect(WritingLock.isAbandoned(path))
    WritingLock.removeIfAbandoned(path)
    #expect(folder.names.isEmpty)
  }

  @Test func `a temporary file that is swept before it is locked is created again`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/.a.png.host.1-a.part"
    let sweeper = Thread {
      while !Thread.current.isCancelled {
        WritingLock.removeIfAbandoned(path)
      }
    }
    sweeper.start()
    for _ in 0..<300 {
      let file = FrameFile.begin(path)
      #expect(file >= 0, "error \(errno)")
      // From now on, nobody removes the file.
      usleep(100)
      #expect(folder.names.count == 1)
      unlink(path)
      FrameFile.end(path)
      WritingLock.close(file)
    }
    sweeper.cancel()
    while !sweeper.isFinished { usleep(1000) }
  }

  @Test func `a recording waits for another one that is ending`() throws {
    let fixture = try SequenceFixture()
    let path = "\(fixture.folder.path)/.a.lock"
    let ending = open(path, O_RDWR | O_CREAT, 0o600)
    #expect(zoetrope_lock_range(ending, 3, 2) == 0)
    #expect(throws: RecorderError.framesClaimed(first: "\(fixture.folder.path)/a_00003.png")) {
      try FrameClaim.make(for: fixture.plan())
    }
    #expect(zoetrope_lock_range(ending, 0, 0) == 0)
    #expect(throws: RecorderError.cannotClaim(path: path)) {
      try FrameClaim.make(for: fixture.plan(), attempts: 3)
    }
    let thread = Thread {
      usleep(20_000)
      unlink(path)
      zoetrope_unlock(ending)
      close(ending)
    }
    thread.start()
    let claim = try #require(try FrameClaim.make(for: fixture.plan()))
    #expect(fixture.folder.names == [".a.lock"])
    claim.release()
  }

  @Test func `the first claimed frame is named, whoever claimed it first`() throws {
    let fixture = try SequenceFixture()
    let files = (0..<3).map { _ in open("\(fixture.folder.path)/.a.lock", O_RDWR | O_CREAT, 0o600) }
    defer { files.forEach { close($0) } }
    for (file, frame) in zip(files, [6, 2, 4]) {
      #expect(zoetrope_lock_range(file, Int64(frame), 1) == 0)
    }
    #expect(throws: RecorderError.framesClaimed(first: "\(fixture.folder.path)/a_00002.png")) {
      try FrameClaim.make(for: fixture.plan())
    }
  }
}
