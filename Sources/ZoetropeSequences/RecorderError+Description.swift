import Foundation

extension RecorderError: CustomStringConvertible {
  /// The error as a sentence without a final period.
  package var description: String {
    switch self {
    case .frameTooSmall(let width, let height):
      "the frame size would be \(width)x\(height) pixels; expected at least 1x1"
    case .frameTooWide(let width, let height, let limit):
      "the frame size would be \(width)x\(height) pixels; expected at most \(limit) per side"
    case .frameExceedsMemory(let width, let height, let bytes, let available):
      "a frame of \(width)x\(height) pixels needs \(bytes) bytes; only \(available) are available"
    case .frameCount(let duration, let rate):
      "\(duration) s at \(rate) frames per second give too few or too many frames"
    case .framePastEnd(let frame, let count):
      "frame \(frame) is past the end; the animation has \(count) frames"
    case .notAFolder(let path): "\(path) is not a folder"
    case .framesExist(let first, let count):
      "\(first)\(count > 1 ? " and \(count - 1) more files exist" : " exists")"
    case .staleFrames(let first, let count):
      "\(first)\(count > 1 ? " and \(count - 1) more frames are" : " is") not part of the recording"
    case .settingDiffers(let path, let difference):
      "\(path) was recorded with \(difference.name) \(difference.values[0]) instead of "
        + difference.values[1]
    case .partsDisagree(let path, let fault): "\(path): \(fault.message)"
    case .noSuchView(let name, _): "no view has \(name) in its name"
    case .inputDiffers(let name): "\(name) is not the file that earlier frames were made with"
    case .manifestUnreadable(let path, let problem): "\(path) cannot be used: \(problem)"
    case .framesClaimed(let first): "\(first) is being written by another recording"
    case .cannotClaim(let path): "\(path) stays locked by a recording that is ending"
    case .cannotCreate(let path, let code): "cannot create \(path): \(Self.text(code))"
    case .cannotRead(let path, let code): "cannot read \(path): \(Self.text(code))"
    case .cannotWrite(let path, let code): "cannot write \(path): \(Self.text(code))"
    case .closedPipe: "the reader has closed the pipe"
    case .needsOpaqueBackground(let format): "\(format) has no alpha; the background is not opaque"
    case .cannotEncode(let path, let reason): "cannot encode \(path): \(reason)"
    case .interrupted: "interrupted"
    }
  }

  private static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
