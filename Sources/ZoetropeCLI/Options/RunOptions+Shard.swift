import Foundation
import ZoetropeRecorder
import ZoetropeSequences

extension RunOptions {
  /// Parses the value of `--shard`: `I/N`, or `auto` for the environment variables of a render
  /// farm.
  ///
  /// - Parameters:
  ///   - text: The value in the form in which it was typed.
  ///   - environment: The environment variables. Default: those of the process.
  /// - Throws: ``CommandFailure`` if the value is invalid, or if the variables are missing,
  ///   contradictory, or do not number the tasks from 0 in steps of 1.
  static func shard(
    _ text: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> Shard {
    if text == "auto" { return try ShardVariables(environment).shard }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = number(parts[0]), let count = number(parts[1]) else {
      throw .usage(
        "--shard", text,
        "expected the index of the shard and the number of shards, such as 0/12, "
          + "or auto")
    }
    guard let shard = Shard(index: index, of: count) else {
      throw .usage(
        "--shard", text,
        count == 0
          ? "expected at least one shard"
          : "shards are numbered from 0; expected 0/\(count) to \(count - 1)/\(count)")
    }
    return shard
  }

  /// Parses a number with at most nine digits and no sign.
  fileprivate static func number(_ text: some StringProtocol) -> Int? {
    guard text.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }
}

/// The environment variables in which a render farm passes the number of a task.
///
/// The names are those of Slurm's man page `sbatch(1)` ("OUTPUT ENVIRONMENT VARIABLES"), of the
/// Kubernetes documentation of Indexed Jobs, and of the AWS Batch documentation of array jobs.
/// Kubernetes does not pass the number of tasks, so the job must set it.
private struct ShardVariables {
  private static let kubernetesCount = "ZOETROPE_SHARD_COUNT"

  let shard: Shard

  init(_ environment: [String: String]) throws(CommandFailure) {
    var shards: [(farm: String, shard: Shard)] = []
    func add(
      _ farm: String, _ index: String, _ count: String, advice: String
    ) throws(CommandFailure) {
      guard let indexText = environment[index] else { return }
      guard let countText = environment[count] else {
        throw Self.failure("\(index)=\(indexText) is set, but \(count) is not; \(advice)")
      }
      guard let number = RunOptions.number(indexText), let total = RunOptions.number(countText),
        let shard = Shard(index: number, of: total)
      else {
        throw Self.failure(
          "\(index)=\(indexText) \(count)=\(countText): expected an index from 0 up to, but not "
            + "including, the count")
      }
      shards.append((farm, shard))
    }
    try Self.checkSlurm(environment)
    try add(
      "Slurm", "SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", advice: "give --shard I/N instead")
    try add(
      "AWS Batch", "AWS_BATCH_JOB_ARRAY_INDEX", "AWS_BATCH_JOB_ARRAY_SIZE",
      advice: "give --shard I/N instead")
    try add(
      "Kubernetes", "JOB_COMPLETION_INDEX", Self.kubernetesCount,
      advice: "set it in the job to the number of completions")
    guard let first = shards.first else {
      throw Self.failure(
        "none of the variables of Slurm (SLURM_ARRAY_TASK_ID), Kubernetes (JOB_COMPLETION_INDEX) and "
          + "AWS Batch (AWS_BATCH_JOB_ARRAY_INDEX) is set; give --shard I/N instead")
    }
    if let other = shards.first(where: { $0.shard != first.shard }) {
      throw Self.failure(
        "the variables of \(first.farm) and \(other.farm) contradict each other; give --shard I/N "
          + "instead")
    }
    shard = first.shard
  }

  /// Checks that the tasks of an array are numbered from 0 without gaps. If only some tasks of an
  /// array are queued again, as in `3,7`, Slurm keeps their numbers but changes the count.
  private static func checkSlurm(_ environment: [String: String]) throws(CommandFailure) {
    guard environment["SLURM_ARRAY_TASK_ID"] != nil,
      let count = environment["SLURM_ARRAY_TASK_COUNT"].flatMap({ Int($0) })
    else { return }
    let expected = [
      ("SLURM_ARRAY_TASK_MIN", 0), ("SLURM_ARRAY_TASK_MAX", count - 1),
      ("SLURM_ARRAY_TASK_STEP", 1),
    ]
    for (name, value) in expected {
      guard let text = environment[name], Int(text) != value else { continue }
      throw failure(
        "\(name)=\(text): expected \(value) for an array of \(count) tasks, as --array=0-\(count - 1) "
          + "gives it; give tasks that are queued again --shard I/N instead")
    }
  }

  private static func failure(_ text: String) -> CommandFailure {
    CommandFailure("--shard auto: \(text)", status: .usage)
  }
}
