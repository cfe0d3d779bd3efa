import ZoetropeAssets
import ZoetropeImages
import ZoetropePixels

/// The error for a picture that cannot be read.
struct UnreadablePicture: Error {
  /// A description of the fault: the message of the decoding library, or a clause about the file.
  let reason: String
}

extension ImagePixels {
  /// Decodes a picture in the given format, and turns the picture upright.
  ///
  /// - Parameters:
  ///   - bytes: The whole file. For a format that cannot be read, the beginning of the file is
  ///     enough, because an error is thrown in any case.
  ///   - format: The format, recognized from the first bytes of the file; nil if the format is
  ///     unknown.
  ///   - limit: The largest accepted number of pixels.
  static func decode(
    _ bytes: [UInt8], _ format: PictureFormat?, limit: Int
  ) throws(UnreadablePicture) -> ImagePixels {
    let (pixels, orientation) = try decodeStored(bytes, format, limit: limit)
    return orientation.applied(to: pixels)
  }

  /// Decodes a picture in the given format. Returns the pixels as they are stored, and the
  /// orientation that turns them upright.
  ///
  /// - Parameters:
  ///   - bytes: The whole file. For a format that cannot be read, the beginning of the file is
  ///     enough, because an error is thrown in any case.
  ///   - format: The format, recognized from the first bytes of the file; nil if the format is
  ///     unknown.
  ///   - limit: The largest accepted number of pixels.
  static func decodeStored(
    _ bytes: [UInt8], _ format: PictureFormat?, limit: Int
  ) throws(UnreadablePicture) -> (pixels: ImagePixels, orientation: Image.Orientation) {
    switch format {
    case .png:
      let file: DecodedPNG
      do throws(PNGError) { file = try DecodedPNG(bytes, maximumPixelCount: limit) } catch {
        throw UnreadablePicture(reason: error.reason)
      }
      let pixels = ImagePixels(
        width: file.width, height: file.height,
        straight: try inStandardColors(file.pixels, of: file.profile))
      return (pixels, .up)
    case .jpeg:
      let file: DecodedJPEG
      do throws(JPEGError) { file = try DecodedJPEG(bytes, maximumPixelCount: limit) } catch {
        throw UnreadablePicture(reason: error.message)
      }
      let pixels = ImagePixels(
        width: file.width, height: file.height,
        straight: try inStandardColors(file.pixels, of: file.profile))
      return (pixels, Image.Orientation(exif: file.orientation))
    case .other(let format): throw UnreadablePicture(reason: "it is \(format.explanation)")
    case nil:
      throw UnreadablePicture(reason: "it is neither a PNG nor a JPEG file")
    }
  }

  /// Returns pixels converted from a color profile to sRGB. The pixels stay as they are if
  /// `profile` is empty, if it is the profile of sRGB, or if it describes colors other than RGB.
  private static func inStandardColors(
    _ pixels: [UInt8], of profile: [UInt8]
  ) throws(UnreadablePicture) -> [UInt8] {
    do throws(LittleCMSUnavailable) {
      guard let profile = try ColorProfile(profile), !profile.isStandard else { return pixels }
      var pixels = pixels
      profile.convert(&pixels)
      return pixels
    } catch {
      throw UnreadablePicture(
        reason: "its colors need Little CMS, which is not available: \(error.reason); Debian and "
          + "Ubuntu have it in liblcms2-2")
    }
  }
}

extension Image.Orientation {
  /// Creates the orientation with an EXIF number from 1 to 8 (EXIF 2.32, section 4.6.4, tag
  /// 0x0112).
  fileprivate init(exif number: Int) {
    self =
      switch number {
      case 2: .upMirrored
      case 3: .down
      case 4: .downMirrored
      case 5: .leftMirrored
      case 6: .right
      case 7: .rightMirrored
      case 8: .left
      default: .up
      }
  }
}
