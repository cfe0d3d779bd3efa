/// An error that stops a recording. Paths are as given by the user; `code` is an `errno` value.
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
  /// Files exist that may not be overwritten. `first` is the path of the first one, `count` is
  /// their number.
  case framesExist(first: String, count: Int)
  /// The folder contains frames that have the recording's base name but do not belong to the
  /// recording, such as the last frames of an earlier, longer one. `first` is the path of the first
  /// such frame, `count` is their number.
  case staleFrames(first: String, count: Int)
  /// The folder contains a part of the same sequence that was recorded with other settings. `path`
  /// is that of the part's manifest.
  case settingDiffers(path: String, RecordingSettings.Difference)
  /// Two parts in the folder do not agree with each other. `path` is that of the file with the
  /// fault.
  case partsDisagree(path: String, SequenceFault)
  /// No view has a name with the given text. `names` are the names of all views.
  case noSuchView(name: String, names: [String])
  /// A font or an image is not the one that earlier frames of the sequence were made with.
  case inputDiffers(name: String)
  /// A manifest or a journal of the sequence cannot be used.
  case manifestUnreadable(path: String, ManifestProblem)
  /// Another recording is writing one of the frames at the moment. `first` is the path of the first
  /// such frame.
  case framesClaimed(first: String)
  /// A file or folder cannot be created.
  case cannotCreate(path: String, code: Int32)
  /// A folder cannot be listed.
  case cannotRead(path: String, code: Int32)
  /// A file was created but cannot be completed.
  case cannotWrite(path: String, code: Int32)
  /// The program that reads the frames from a pipe has closed it.
  case closedPipe
  /// The format of a stream has no alpha, but the background is not opaque.
  case needsOpaqueBackground(StreamFormat)
  /// A frame cannot be encoded.
  case cannotEncode(path: String, reason: String)
  /// A signal requested an interruption. The frames that have been written are complete.
  case interrupted(signal: Int32)
}
