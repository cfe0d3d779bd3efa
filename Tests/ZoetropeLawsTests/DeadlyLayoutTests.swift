import Foundation
import Testing
import Zoetrope
import ZoetropeLaws

/// Layouts that trap or never return. The tests run in processes of their own, which have no other
/// thread at work.
struct `Layouts that do not return` {
  /// Checks a layout in copies of the process, and expects one finding. A call may take `limit`
  /// seconds of processor time.
  @MainActor private static func expect<L: Layout>(
    _ layout: L, and others: [L] = [], limit: Double = 1, call: String, answer: String,
    subviews: [Specimen]?
  ) throws {
    let process = try #require(TrialProcess())
    process.notes.limit = limit
    // A busy machine may give little of its time.
    process.notes.waitingLimit = 3600
    let found = LayoutLaws.findings(of: layout, others: others, in: process)
    let broken = found.filter { $0.law != .smoothSize || !$0.isNote }
    #expect(broken.map(\.law) == [.returns], "\(found.map(\.text))")
    let finding = try #require(found.first)
    #expect(finding.question == call)
    #expect(finding.answers.count == 1)
    #expect(finding.answers.first?.contains(answer) == true, "\(finding.answers)")
    if let subviews { #expect(finding.subviews == subviews) }
    #expect(!finding.isNote)
  }

  @Test func `the first of no subviews is found, and nothing else`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expect(
        FirstOfNoneLayout(), call: "sizeThatFits, asked about 0 subviews for nil × nil, traps:",
        answer: "Fatal error: Unexpectedly found nil", subviews: [])
    }
  }

  @Test func `a division by no columns is found, and nothing else`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expect(
        NoColumnLayout(), call: "sizeThatFits, asked about 0 subviews for nil × nil, traps:",
        answer: "Division by zero", subviews: [])
    }
  }

  @Test func `a loop without an end is found, and nothing else`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expect(
        EndlessStepsLayout(), limit: 0.25,
        call: "sizeThatFits, asked about 2 subviews for 100 × nil, does not return:",
        answer: "still running after 0.25 s of processor time",
        subviews: [.empty, .fixed(width: 10, height: 10)])
    }
  }

  @Test func `a cache that is too short is found, and nothing else`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expect(
        ShortCacheLayout(), call: "sizeThatFits, asked about 1 subview for nil × nil, traps:",
        answer: "Index out of range", subviews: [.fixed(width: 10, height: 10)])
    }
  }

  @Test func `a number that overshoots below 0 is found, and nothing else`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expect(
        NegativeCountLayout(amount: 0), and: [NegativeCountLayout(amount: 10)],
        call: "sizeThatFits, asked about 0 subviews for nil × nil, traps:",
        answer: "Can't construct Array with count < 0", subviews: [])
    }
  }

  @Test func `a sound layout is checked as in the process itself`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let process = try #require(TrialProcess())
        #expect(LayoutLaws.findings(of: FixedCellsLayout(), in: process).isEmpty)
        let found = LayoutLaws.findings(of: NoLeftEdgeLayout(), in: process)
        #expect(found.map(\.text) == LayoutLaws.findings(of: NoLeftEdgeLayout()).map(\.text))
      }
    }
  }
}

/// The copies in which questions are asked. The tests run in processes of their own, which have no
/// other thread at work.
struct `Copies of processes` {
  private static func spin() -> Bool {
    var count = 0
    while count >= 0 { count = (count + 1) % 1000 }
    return true
  }

  @Test func `a loop outside of the calls that are timed is ended`() async {
    await #expect(processExitsWith: .success) {
      let process = try #require(TrialProcess())
      process.notes.limit = 1.0 / 12
      let end = process.run { Self.spin() }
      #expect(end == .endless("still running after 1 s of processor time"))
    }
  }

  @Test(arguments: [1e-9, 0.01, 1.1])
  func `a call that waits is ended after any time`(seconds: Double) async {
    await #expect(processExitsWith: .success) { [seconds] in
      let process = try #require(TrialProcess())
      process.notes.waitingLimit = seconds
      let end = process.run {
        process.notes.begin("A call")
        while true { pause() }
      }
      #expect(end == .endless("still waiting after 120 s"))
    }
  }

  @Test func `a copy is told from its process where children are not waited for`() async {
    await #expect(processExitsWith: .success) {
      let process = try #require(TrialProcess())
      signal(SIGCHLD, SIG_IGN)
      for _ in 0..<2 {
        #expect(
          process.run { kill(getpid(), SIGKILL) == 0 }
            == .trapped("signal 9, as for lack of memory"))
        #expect(process.run { true } == .answered(true))
        #expect(process.run { false } == .answered(false))
      }
    }
  }

  @Test func `a process that cannot be copied ends with the reason`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let process = try #require(TrialProcess())
      // The limit does not apply to the administrator.
      if geteuid() == 0 { try #require(setuid(65534) == 0) }
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      try #require(setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &none) == 0)
      _ = process.run { Self.spin() }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("The process cannot be copied in order to check a layout: Resource"))
  }

  @Test func `time is limited, too, on threads that block signals`() async {
    await #expect(processExitsWith: .success) {
      let process = try #require(TrialProcess())
      process.notes.limit = 0.25
      process.notes.waitingLimit = 3600
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, nil)
      let end = process.run {
        process.notes.begin("A call")
        return Self.spin()
      }
      #expect(end == .endless("still running after 0.25 s of processor time"))
    }
  }

  @Test func `a copy has no descriptors but its notes and those of its output`() async {
    await #expect(processExitsWith: .success) {
      let process = try #require(TrialProcess())
      let others = (0..<3).map { _ in dup(STDERR_FILENO) }
      #expect(others.allSatisfy { $0 > 2 })
      let end = process.run {
        others.allSatisfy { fcntl($0, F_GETFD) == -1 }
          && [0, 1, 2, process.notes.file].allSatisfy { fcntl($0, F_GETFD) != -1 }
      }
      #expect(end == .answered(true))
    }
  }

  @Test func `a copy ends when its process is killed`() async {
    await #expect(processExitsWith: .success) {
      let path = FileManager.default.temporaryDirectory.appending(path: "copy-\(getpid())").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let outer = try #require(TrialProcess())
      let end = outer.run {
        guard let inner = TrialProcess() else { return false }
        _ = inner.run {
          guard (try? "\(getpid())".write(toFile: path, atomically: false, encoding: .utf8)) != nil
          else { return false }
          kill(getppid(), SIGALRM)
          while true { pause() }
        }
        return false
      }
      #expect(end == .endless("still waiting after 120 s"))
      let number = try String(contentsOfFile: path, encoding: .utf8)
      var state = "?"
      for _ in 0..<600 where !state.isEmpty && state != "Z" {
        usleep(50_000)
        let words = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
        state = String(words.split(separator: ") ").last?.prefix(1) ?? "")
      }
      #expect(state.isEmpty || state == "Z")
    }
  }
}

struct `Ends of processes` {
  @Test func `a message of the runtime is told without folders`() {
    let end = TrialProcess.end(
      signal: SIGILL,
      messages: "note\nDemo/Flow Layout.swift:12: Fatal error: Index out of range\n",
      limit: 10)
    #expect(end == .trapped("Fatal error: Index out of range (Layout.swift:12)"))
  }

  @Test func `a signal without a message is told by its number`() {
    let end = TrialProcess.end(signal: SIGSEGV, messages: "", limit: 10)
    #expect(end == .trapped("signal 11, as after a recursion without end"))
    #expect(TrialProcess.end(signal: 0, messages: "Fatal error", limit: 10) == nil)
  }

  @Test func `code is told by its time and its view, and by its kind outside of views`() throws {
    let notes = try #require(CallNotes())
    func words(_ kind: String, at path: String) -> String? {
      notes.words = "\(kind)\n\n0.5\n10.0\n\(path)"
      return notes.runningCode?.words(.trapped("Division by zero"))
    }
    #expect(words("view", at: "A/B") == "at 0.5 s, at A/B, the view traps: Division by zero")
    #expect(words("view", at: "") == "at 0.5 s, the content of the anim traps: Division by zero")
    #expect(
      words("other", at: "") == "at 0.5 s, code outside of views and layouts, such as a cue or a "
        + "task, traps: Division by zero")
    #expect(words("none", at: "") == nil)
  }

  @Test func `limits of time are told in seconds`() {
    #expect(
      TrialProcess.end(signal: SIGVTALRM, messages: "", limit: 2)
        == .endless("still running after 2 s of processor time"))
    #expect(
      TrialProcess.end(signal: SIGALRM, messages: "", limit: 2)
        == .endless("still waiting after 24 s"))
  }

  @Test func `a note lasts until the next one`() throws {
    let notes = try #require(CallNotes())
    #expect(notes.words == "")
    notes.words = "placeSubviews of a long name"
    notes.words = "short"
    #expect(notes.words == "short")
    #expect(notes.runningCode == nil)
    notes.words = "layout\nWheel\n0.5\n10.0\nVStack/ForEach[a\nb]/Wheel"
    let code = try #require(notes.runningCode)
    #expect(code.kind == .layout && code.name == "Wheel" && code.time == "0.5" && code.limit == 10)
    #expect(code.path == "VStack/ForEach[a\nb]/Wheel")
    notes.words = "view\n\n0\n10.0\n"
    #expect(notes.runningCode?.path == "")
    notes.words = String(repeating: "x", count: 10_000)
    #expect(notes.words.count == 4095)
  }
}
