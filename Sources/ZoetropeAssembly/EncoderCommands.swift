/// The command lines that put frames into a container.
///
/// They were measured with ffmpeg 5.1 and gifsicle 1.93, as Debian 12 has them, by decoding the
/// files and comparing frames, delays and colors with the source.
struct EncoderCommands {
  private let plan: AssemblyPlan
  private let output: String

  /// Creates the commands.
  ///
  /// - Parameters:
  ///   - plan: The properties of the sequence.
  ///   - output: The path of the file, relative to the folder in which the commands are run.
  init(_ plan: AssemblyPlan, output: String) { (self.plan, self.output) = (plan, output) }

  /// A function that returns the command for the palette of a GIF file, from the path of the
  /// palette; nil for other containers.
  ///
  /// The palette is made in a run of its own, so that the frames need not be kept in memory until
  /// it is known.
  var palette: ((String) -> ToolCommand)? {
    guard plan.container == .gif else { return nil }
    return { palette in
      ToolCommand(
        .ffmpeg,
        start + input + ["-vf", "scale,format=bgra,palettegen"]
          + ["-frames:v", "1", "-update", "1", "-c:v", "png", "-f", "image2", "file:" + palette])
    }
  }

  /// Returns the command that writes the file.
  ///
  /// - Parameter palette: The path of the palette of a GIF file, without characters that are
  ///   special in filters.
  func encode(palette: String?) -> ToolCommand {
    // No frame is left out or repeated.
    let timing = ["-fps_mode", "passthrough"]
    return ToolCommand(
      .ffmpeg,
      start + input + encoding(palette: palette) + timing + reproducible
        + ["-f", plan.container.rawValue, "file:" + output])
  }

  /// Returns the command that makes a GIF file smaller and keeps all of its frames.
  func optimize(_ input: String, to output: String) -> ToolCommand {
    ToolCommand(.gifsicle, ["-w", "-O3", "-Okeep-empty", input, "-o", output])
  }

  /// Quiet, without questions, and with an error for a frame that cannot be decoded.
  private var start: [String] {
    ["-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-xerror"]
  }

  private var input: [String] {
    switch plan.input {
    case .png:
      // The files hold different kinds of pixels. Without the option about filters, palettegen
      // would begin anew with each kind.
      [
        "-err_detect", "crccheck+explode", "-reinit_filter", "0", "-f", "image2pipe", "-c:v", "png",
        "-framerate", "\(plan.rate)", "-i", "-",
      ]
    case .rgba:
      [
        "-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(plan.width)x\(plan.height)",
        "-framerate", "\(plan.rate)", "-i", "-",
      ]
    }
  }

  /// Without dates, versions and random numbers, so that the same frames give the same bytes.
  private var reproducible: [String] {
    ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
  }

  private func encoding(palette: String?) -> [String] {
    switch plan.container {
    case .gif: gif(palette: palette ?? "")
    case .mp4:
      ["-vf", yuv("yuv420p"), "-c:v", "libx264", "-preset", "medium", "-crf", "18"] + threads + tags
        + ["-movflags", "+faststart"]
    case .webm:
      ["-vf", yuv(plan.isOpaque ? "yuv420p" : "yuva420p"), "-c:v", "libvpx-vp9", "-crf", "20"]
        + ["-b:v", "0", "-deadline", "good", "-cpu-used", "2", "-row-mt", "1"] + threads + tags
    case .webp:
      ["-vf", "scale,format=bgra", "-c:v", "libwebp_anim", "-lossless", "1"]
        + ["-compression_level", "4", "-quality", "75", "-loop", "0"]
    case .apng:
      ["-vf", "scale,format=\(plan.isOpaque ? "rgb24" : "rgba")", "-c:v", "apng", "-pred", "none"]
        + ["-plays", "0", "-final_delay", "\(plan.rate.denominator)/\(plan.rate.numerator)"]
    case .mov: ["-vf", "scale,format=\(plan.isOpaque ? "rgb24" : "argb")", "-c:v", "qtrle"]
    }
  }

  private func gif(palette: String) -> [String] {
    // A second input would queue frames. The palette as a part of the graph does not.
    let graph = "scale,format=bgra[v];movie=\(palette)[p];[v][p]paletteuse=dither=none"
    // See GIFDisposal.
    let flags = plan.isOpaque ? [] : ["-gifflags", "-offsetting-transdiff"]
    return ["-vf", graph] + flags + ["-final_delay", "\(plan.lastDelay)", "-loop", "0"]
  }

  /// A fixed number, because the bytes of H.264 and VP9 depend on it.
  private var threads: [String] { ["-threads", "4"] }

  /// The colors of the file: sRGB pixels, as luma and chroma by ITU-R BT.709 in the limited range.
  private var tags: [String] {
    [
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
      "-color_range", "tv",
    ]
  }

  /// Returns the filters for pixels in luma and chroma. Chroma lies where H.264 and VP9 assume it:
  /// between two rows, and above the left one of two columns.
  private func yuv(_ format: String) -> String {
    "scale,format=\(plan.isOpaque ? "rgb24" : "rgba"),\(padding)"
      + "scale=out_color_matrix=bt709:out_range=tv:out_h_chr_pos=0:out_v_chr_pos=128"
      + ":flags=area+accurate_rnd+full_chroma_inp+full_chroma_int,format=\(format),"
      + "setparams=range=tv:colorspace=bt709:color_primaries=bt709:color_trc=iec61966-2-1"
  }

  /// The filters that repeat the colors of the right and lower edge to make both sides even.
  private var padding: String {
    let size = plan.codedSize
    let (right, bottom) = (size.width - plan.width, size.height - plan.height)
    if right + bottom == 0 { return "" }
    return "scale,format=gbrp,pad=\(size.width):\(size.height),"
      + "fillborders=right=\(right):bottom=\(bottom):mode=smear,"
  }
}
