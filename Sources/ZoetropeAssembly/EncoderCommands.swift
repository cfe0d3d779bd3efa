/// The command lines that put frames into a single file.
///
/// The commands were tested with ffmpeg 5.1 and gifsicle 1.93, the versions of Debian 12. For each
/// test, the frames, delays and colors of the decoded file were compared with the source.
struct EncoderCommands {
  private let plan: AssemblyPlan
  private let output: String

  /// Creates the commands.
  ///
  /// - Parameters:
  ///   - plan: The properties of the sequence.
  ///   - output: The path of the file, relative to the folder in which the commands are run.
  init(_ plan: AssemblyPlan, output: String) { (self.plan, self.output) = (plan, output) }

  /// A function that takes a path and returns the command that writes the palette of a GIF file to
  /// that path; nil for other containers.
  ///
  /// The palette is made in a separate run, because the encoder would otherwise keep all frames in
  /// memory until the palette is complete.
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
  /// - Parameter palette: The path of the palette of a GIF file; nil for other containers. The path
  ///   must not contain characters that are special in filters of ffmpeg.
  func encode(palette: String?) -> ToolCommand {
    // Every frame is written exactly once.
    let timing = ["-fps_mode", "passthrough"]
    return ToolCommand(
      .ffmpeg,
      start + input + encoding(palette: palette) + timing + reproducible
        + ["-f", plan.container.rawValue, "file:" + output])
  }

  /// Returns the command that makes a GIF file smaller without removing frames.
  func optimize(_ input: String, to output: String) -> ToolCommand {
    ToolCommand(.gifsicle, ["-w", "-O3", "-Okeep-empty", input, "-o", output])
  }

  /// The options at the beginning of each command of ffmpeg. With them, ffmpeg prints only errors,
  /// asks no questions, and fails if a frame cannot be decoded.
  private var start: [String] {
    ["-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-xerror"]
  }

  private var input: [String] {
    switch plan.input {
    case .png:
      // The PNG files have different pixel formats. The option `-reinit_filter 0` keeps palettegen
      // from starting again at each change of the format.
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

  /// The options that leave dates, versions and random numbers out of the file. The same frames
  /// thus give the same bytes.
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
    // A filter reads the palette. If the palette were a second input of ffmpeg, ffmpeg would queue
    // frames in memory.
    let graph = "scale,format=bgra[v];movie=\(palette)[p];[v][p]paletteuse=dither=none"
    // See ``GIFDisposal``.
    let flags = plan.isOpaque ? [] : ["-gifflags", "-offsetting-transdiff"]
    return ["-vf", graph] + flags + ["-final_delay", "\(plan.lastDelay)", "-loop", "0"]
  }

  /// The number of threads. It is fixed, because the bytes of H.264 and VP9 depend on it.
  private var threads: [String] { ["-threads", "4"] }

  /// The tags for the colors of the file: sRGB, stored as luma and chroma by ITU-R BT.709 in the
  /// limited range.
  private var tags: [String] {
    [
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
      "-color_range", "tv",
    ]
  }

  /// Returns the filters that convert pixels to luma and chroma. Each block of two by two pixels
  /// shares one chroma sample. The sample lies at the position that H.264 and VP9 assume:
  /// vertically between the two rows, and horizontally in the left column.
  private func yuv(_ format: String) -> String {
    "scale,format=\(plan.isOpaque ? "rgb24" : "rgba"),\(padding)"
      + "scale=out_color_matrix=bt709:out_range=tv:out_h_chr_pos=0:out_v_chr_pos=128"
      + ":flags=area+accurate_rnd+full_chroma_inp+full_chroma_int,format=\(format),"
      + "setparams=range=tv:colorspace=bt709:color_primaries=bt709:color_trc=iec61966-2-1"
  }

  /// The filters that make the width and the height even, by repeating the right column and the
  /// bottom row.
  private var padding: String {
    let size = plan.codedSize
    let (right, bottom) = (size.width - plan.width, size.height - plan.height)
    if right + bottom == 0 { return "" }
    return "scale,format=gbrp,pad=\(size.width):\(size.height),"
      + "fillborders=right=\(right):bottom=\(bottom):mode=smear,"
  }
}
