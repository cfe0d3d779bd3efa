import Foundation
import Synchronization
import ZoetropeAssembly
import ZoetropeProcess
import ZoetropeRecorder

/// The number of the signal that requested an interruption; 0 if there was no such signal. The
/// value is never reset to 0.
///
/// The value is a global variable because signal handlers cannot capture context, and atomic
/// because signal handlers may store only to atomic variables.
private let receivedSignal = Atomic<Int32>(0)

/// The number of signals that have arrived.
private let signalCount = Atomic<Int>(0)

/// The writing end of a pipe. The signal handlers write a byte to it for every signal.
private let signalPipe = Atomic<Int32>(-1)

/// The raw value of the ``Interruption/Destination`` of frames; 0 if no frames are written.
private let destination = Atomic<Int>(0)

/// Reports SIGINT, SIGTERM and SIGHUP to the frame loop. The loop checks for them between frames,
/// so that files are finished or removed before the process ends.
///
/// If a frame takes a long time, the process may still run when ``patience`` has passed. A
/// dedicated thread then removes the incomplete files and ends the process. After a second signal,
/// the thread does this immediately. A third signal has its default action: it ends the process.
enum Interruption {
  /// The time, in milliseconds after the signal, that the process waits for the frame that is being
  /// drawn.
  static let patience: Int32 = 500

  /// The number of the signal that requested an interruption; nil if there was no such signal.
  static var signal: Int32? {
    let signal = receivedSignal.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Opens `/dev/null` under the numbers of standard descriptors that are closed, so that no file
  /// and no pipe takes these numbers. It is opened only for reading, so that writing to the
  /// descriptors still fails.
  static func occupyStandardDescriptors() {
    if fcntl(0, F_GETFD) >= 0, fcntl(1, F_GETFD) >= 0, fcntl(2, F_GETFD) >= 0 { return }
    var spare = open("/dev/null", O_RDONLY)
    while spare >= 0 && spare < 3 { spare = open("/dev/null", O_RDONLY) }
    if spare >= 0 { close(spare) }
  }

  /// Installs the signal handlers, and starts the thread that ends the process. Must be called
  /// before other threads are started, and only once.
  ///
  /// If the caller of the program ignores SIGHUP, as `nohup` does, the signal stays ignored.
  static func install() {
    var ends: [Int32] = [-1, -1]
    // Initializes the globals before a handler accesses them.
    _ = receivedSignal.load(ordering: .relaxed)
    // Without a pipe, the process ends after the frame that is being drawn.
    if pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      signalPipe.store(ends[1], ordering: .relaxed)
      startThread(after: ends[0])
    }
    handle(SIGINT)
    handle(SIGTERM)
    if !isHangupIgnored { handle(SIGHUP) }
  }

  private static func handle(_ number: Int32) {
    Foundation.signal(number) { number in
      let error = errno
      _ = receivedSignal.compareExchange(expected: 0, desired: number, ordering: .relaxed)
      let count = signalCount.wrappingAdd(1, ordering: .relaxed).newValue
      let hasThread = signalPipe.load(ordering: .relaxed) >= 0
      if count > (hasThread ? 2 : 1) {
        Foundation.signal(number, SIG_DFL)
        raise(number)
      }
      var byte: UInt8 = 0
      _ = write(signalPipe.load(ordering: .relaxed), &byte, 1)
      errno = error
    }
  }

  /// Starts the thread that ends the process after a signal. Calls `pthread_create`, because
  /// Foundation's `Thread` would first initialize the rest of Foundation.
  private static func startThread(after signals: Int32) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 1 << 19)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    // The descriptor is passed as an address. It is not 0, so the address is not null.
    let result = pthread_create(
      &thread, &attributes,
      { signals in
        Interruption.end(after: Int32(Int(bitPattern: signals)))
        return nil
      }, UnsafeMutableRawPointer(bitPattern: Int(signals)))
    if result == 0 { zoetrope_note_waiting_thread() }
    pthread_attr_destroy(&attributes)
  }

  /// Waits for a signal, then waits up to ``patience`` for a second signal, and ends the process.
  private static func end(after signals: Int32) {
    var byte: UInt8 = 0
    while read(signals, &byte, 1) < 0 && errno == EINTR {}
    var second = pollfd(fd: signals, events: Int16(POLLIN), revents: 0)
    poll(&second, 1, patience)
    end("interrupted\(stateOfFrames)", status: 128 + (signal ?? SIGTERM))
  }

  /// The destination of frames.
  enum Destination: Int {
    /// A folder with a file for each frame.
    case folder = 1
    /// A pipe. An interruption can cut off the last frame.
    case stream
  }

  /// Records the destination to which frames are written from now on.
  static func note(_ kind: Destination) { destination.store(kind.rawValue, ordering: .relaxed) }

  /// A clause that tells which frames are complete if the process ends now. The clause begins with
  /// a semicolon. It is empty if no frames are written.
  static var stateOfFrames: String {
    switch Destination(rawValue: destination.load(ordering: .relaxed)) {
    case .folder: "; the frames written so far are complete, and --resume writes the others"
    case .stream: "; the last frame in the stream may be incomplete"
    case nil: ""
    }
  }

  /// Removes the incomplete files, writes a message to stderr, and ends the process.
  static func end(_ message: String, status: Int32) -> Never {
    // On a terminal, the line may have a progress bar.
    let start = isatty(STDERR_FILENO) == 1 ? "\r\u{1B}[K" : ""
    let message = "\(start)\(Tool.executableName): \(message)\n"
    ChildProcess.killAll()
    FrameFile.removeUnfinished {
      // Writing to a full pipe would wait for the reader.
      var output = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
      if poll(&output, 1, 0) > 0 {
        _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      }
      _exit(status)
    }
  }

  private static var isHangupIgnored: Bool {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Makes a `write` to a closed pipe fail with `EPIPE`. By default, the signal SIGPIPE would end
  /// the process.
  static func ignoreClosedPipes() { Foundation.signal(SIGPIPE, SIG_IGN) }
}
