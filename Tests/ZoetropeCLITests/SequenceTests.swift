import Foundation
import TestSupport
import Testing
import ZoetropeRecorder
import ZoetropeSequences

@testable import ZoetropeCLI

@MainActor struct SequenceTests {
  @Test func `verify prints a line for a sequence, or one for each fault`() async throws {
    try await withTemporaryFolder(isCreated: false) { path in
      _ = await TestGallery(["render", "wheel", "--output", path, "--quiet"])
      let good = await TestGallery(["verify", path])
      #expect(good.status == .done)
      #expect(good.console.output == "\(path): wheel: 30 frames, complete and undamaged\n")
      for frame in [3, 4] { unlink("\(path)/wheel_0000\(frame).png") }
      let bad = await TestGallery(["verify", path])
      #expect(bad.status == .badData)
      #expect(bad.console.output == "wheel_00003.png: missing\nwheel_00004.png: missing\n")
      #expect(bad.errorLines == ["zoetrope: \(path): 2 faults"])
      let json = await TestGallery(["verify", path, "--json"])
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(json.console.output.utf8)) as? [String: Any])
      let faults = try #require(object["faults"] as? [[String: Any]])
      #expect(faults.compactMap { $0["kind"] as? String } == ["missing", "missing"])
      #expect(faults.first?["file"] as? String == "wheel_00003.png")
      let sequences = try #require(object["sequences"] as? [[String: Any]])
      #expect(sequences.first?["frames"] as? Int == 30)
    }
  }

  @Test func `a part is complete if the frames that are demanded are there`() async throws {
    try await withTemporaryFolder(isCreated: false) { path in
      _ = await TestGallery(["render", "wheel", "--output", path, "--frames", "3-5", "--quiet"])
      let all = await TestGallery(["verify", path])
      #expect(all.status == .badData)
      #expect(
        all.console.output
          == """
          wheel_00000.png to wheel_00002.png: recorded in no manifest
          wheel_00006.png to wheel_00029.png: recorded in no manifest

          """)
      let some = await TestGallery(["verify", path, "--frames", "3-5"])
      #expect(some.console.output == "\(path): wheel: 3 of 30 frames, complete and undamaged\n")
    }
  }

  @Test func `the frames of several anims side by side are one sequence`() async throws {
    try await withTemporaryFolder(isCreated: false) { path in
      func compare(_ options: String...) async -> TestGallery {
        await TestGallery(
          ["compare", "wheel", "wave", "--output", path, "--quiet", "--frames", "0-9"] + options)
      }
      func verify() async -> String {
        await TestGallery(["verify", path, "--frames", "0-9"]).console.output
      }
      let complete = "\(path): wheel+wave-compare: 10 of 30 frames, complete and undamaged\n"
      #expect(await compare().status == .done)
      #expect(await verify() == complete)
      unlink("\(path)/wheel+wave-compare_00004.png")
      #expect(await compare("--resume").status == .done)
      #expect(await verify() == complete)
      try FileManager.default.removeItem(atPath: path)
      for shard in ["0/2", "1/2"] { #expect(await compare("--shard", shard).status == .done) }
      #expect(await verify() == complete)
    }
  }

  @Test func `a folder that cannot be verified is an error that names it`() async throws {
    try await withTemporaryFolder { path in
      _ = FileManager.default.createFile(atPath: path + "/file", contents: nil)
      for (arguments, message) in [
        (["verify", path + "/none"], "\(path)/none: no such folder; expected a folder of frames"),
        (["verify", path + "/file"], "\(path)/file is not a folder; expected a folder of frames"),
        (["verify", path, "--frames", "x"], "--frames x: expected frames such as"),
        (["verify", ""], "\"\": expected the path of a folder"),
        (["verify"], "Missing expected argument '<dir>'"),
      ] {
        await TestGallery(arguments).expectInvalidInput(message)
      }
      let empty = await TestGallery(["verify", path])
      #expect(empty.status == .badData)
      #expect(empty.console.output.contains("no manifest"))
    }
  }

  @Test func `resuming says how many frames it wrote`() async throws {
    try await withTemporaryFolder(isCreated: false) { path in
      _ = await TestGallery(["render", "wheel", "--output", path, "--quiet"])
      unlink(path + "/wheel_00003.png")
      let run = await TestGallery(["render", "wheel", "--output", path, "--resume"])
      #expect(run.status == .done)
      #expect(run.errorLines.last?.hasPrefix("wrote 1 frame of 30 to \(path)") == true)
    }
  }

  @Test func `a folder that was made in another way is refused with the name of the setting`()
    async throws
  {
    try await withTemporaryFolder(isCreated: false) { path in
      _ = await TestGallery(["render", "wheel-spin", "--output", path, "--quiet"])
      for (arguments, reason) in [
        (["--scale", "2"], "with scale 1 instead of 2"),
        (["--fps", "50"], "with rate 30000/1001 instead of 50"),
        (["--size", "10x10"], "with size 40x20 instead of 10x10"),
        (["--mode", "positions"], "with mode parameters instead of positions"),
        (["--set", "radius=50"], "with parameter radius 130 instead of 50"),
        (["--background", "none"], "with background #ffffff instead of none"),
        (["--compression", "small"], "with compression fast instead of small"),
        (["--checksum", "sha256"], "with checksum xxh64 instead of sha256"),
      ] {
        let run = await TestGallery(
          ["render", "wheel-spin", "--output", path, "--resume"] + arguments)
        #expect(run.status == .cannotCreate)
        #expect(
          run.errorLines == [
            "zoetrope: \(path)/wheel-spin.zoetrope.json was recorded \(reason); repeat that setting, "
              + "use --overwrite to start anew, or choose another --output"
          ])
      }
    }
  }

  @Test(arguments: [
    ("3", "such as 0/12, or auto"), ("", "such as 0/12, or auto"), ("1/2/3", "such as 0/12"),
    ("-1/4", "such as 0/12"), ("1/", "such as 0/12"), ("a/b", "such as 0/12"),
    ("4/4", "expected 0/4 to 3/4"), ("0/0", "expected at least one shard"),
    ("1.5/4", "such as 0/12"), ("0/9999999999", "such as 0/12"), ("AUTO", "such as 0/12, or auto"),
  ])
  func `a shard that is none is an error`(text: String, expected: String) async {
    let run = await TestGallery(["render", "wheel", "--shard", text])
    run.expectInvalidInput("--shard \(text)")
    #expect(run.console.error.contains(expected), "\(run.console.error)")
  }

  @Test func `flags that contradict each other are errors`() async {
    for (line, message) in [
      ("--resume --overwrite", "--overwrite --resume: expected only one of them"),
      ("--resume --output -", "--resume --output -: a stream cannot be resumed"),
      ("--any-build --output -", "--any-build --output -: a stream has no manifest"),
      ("--checksum sha256 --output -", "--checksum sha256 --output -: a stream has no manifest"),
      ("--checksum md5", "--checksum md5: expected xxh64 or sha256"),
    ] {
      await TestGallery("render wheel " + line).expectInvalidInput(message)
    }
  }

  @Test(arguments: [
    (
      [
        "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "12", "SLURM_ARRAY_TASK_MIN": "0",
        "SLURM_ARRAY_TASK_MAX": "11", "SLURM_ARRAY_TASK_STEP": "1",
      ], 3, 12
    ),
    (["JOB_COMPLETION_INDEX": "0", "ZOETROPE_SHARD_COUNT": "1"], 0, 1),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "7", "AWS_BATCH_JOB_ARRAY_SIZE": "8"], 7, 8),
  ])
  func `a farm's variables assign the shard`(
    variables: [String: String], index: Int, count: Int
  ) throws {
    #expect(try RunOptions.shard("auto", environment: variables) == Shard(index: index, of: count))
  }

  @Test(arguments: [
    ([:], "none of the variables"),
    (["SLURM_ARRAY_TASK_ID": "3"], "SLURM_ARRAY_TASK_COUNT is not"),
    (["SLURM_ARRAY_TASK_ID": "x", "SLURM_ARRAY_TASK_COUNT": "12"], "expected an index"),
    (["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_COUNT": "12"], "expected an index"),
    (
      [
        "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "3",
        "SLURM_ARRAY_TASK_MAX": "7", "SLURM_ARRAY_TASK_STEP": "4",
      ], "SLURM_ARRAY_TASK_MIN=3: expected 0"
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "6", "SLURM_ARRAY_TASK_MIN": "0",
        "SLURM_ARRAY_TASK_MAX": "10", "SLURM_ARRAY_TASK_STEP": "2",
      ], "SLURM_ARRAY_TASK_MAX=10: expected 5"
    ),
    (["JOB_COMPLETION_INDEX": "1"], "ZOETROPE_SHARD_COUNT is not"),
    (
      [
        "JOB_COMPLETION_INDEX": "1", "ZOETROPE_SHARD_COUNT": "2", "SLURM_ARRAY_TASK_ID": "0",
        "SLURM_ARRAY_TASK_COUNT": "2",
      ], "contradict each other"
    ),
  ])
  func `variables that assign no shard are an error`(
    variables: [String: String], expected: String
  ) throws {
    let error = #expect(throws: CommandFailure.self) {
      try RunOptions.shard("auto", environment: variables)
    }
    #expect(error?.message.hasPrefix("--shard auto: ") == true)
    #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
    #expect(error?.status == .usage)
  }
}
