/// An error that stops a recording. Paths have the form in which the user gave them. In all cases,
/// `code` is an `errno` value.
package enum RecorderError: Error, Equatable, Sendable {
  /// The frame would have no pixels. Sizes are in pixels.
  case frameTooSmall(width: Double, height: Double)
  /// A side of the frame exceeds the limit. All values are in pixels.
  case frameTooWide(width: Double, height: Double, limit: Int)
  /// A frame takes more memory than is available. `bytes` and `available` are in bytes.
  case frameExceedsMemory(width: Double, height: Double, bytes: Double, available: Double)
  /// At the given rate, the animation has no frames, or the number of its frames exceeds
  /// ``RecordingSettings/largestCount``.
  case frameCount(duration: Double, rate: String)
  /// The animation has no frame with the selected number.
  case framePastEnd(frame: Int, frameCount: Int)
  /// The output path, or a part of it, is not a folder.
  case notAFolder(path: String)
  /// Files exist that must not be overwritten. `first` is the path of the first of them, and
  /// `count` is their number.
  case framesExist(first: String, count: Int)
  /// The folder contains frames that have the recording's base name but do not belong to the
  /// recording, such as the last frames of an earlier, longer recording. `first` is the path of the
  /// first of these frames, and `count` is their number.
  case staleFrames(first: String, count: Int)
  /// The folder contains frames of the same sequence that were recorded with other settings. `path`
  /// is the path of their manifest or journal.
  case settingDiffers(path: String, RecordingSettings.Difference)
  /// Two parts of a sequence, which were recorded separately, contradict each other. `path` is the
  /// path of the file with the fault.
  case partsDisagree(path: String, SequenceFault)
  /// No view has a name with the given text. `names` are the names of all views.
  case noSuchView(name: String, names: [String])
  /// The font or the image `name` is not the file that earlier frames of the sequence used.
  case inputDiffers(name: String)
  /// A manifest or a journal of the sequence cannot be used.
  case manifestUnreadable(path: String, ManifestProblem)
  /// Another process is writing some of the frames. `first` is the path of the first such frame.
  case framesClaimed(first: String)
  /// The lock file of the frames is removed again and again, or it stays locked by a recording that
  /// is ending.
  case cannotClaim(path: String)
  /// A file or folder cannot be created.
  case cannotCreate(path: String, code: Int32)
  /// A folder cannot be listed, or a file cannot be read.
  case cannotRead(path: String, code: Int32)
  /// A file was created but cannot be completed.
  case cannotWrite(path: String, code: Int32)
  /// The program that reads the frames has closed its end of the pipe.
  case closedPipe
  /// The format of a stream has no alpha, but the background is not opaque.
  case needsOpaqueBackground(StreamFormat)
  /// A frame cannot be encoded.
  case cannotEncode(path: String, reason: String)
  /// A signal requested an interruption. All frames that exist are complete.
  case interrupted(signal: Int32)
}
