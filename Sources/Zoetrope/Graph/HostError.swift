/// What can go wrong while a host advances.
public enum HostError: Error, Equatable {
  /// State kept changing within one instant, at `time` seconds, through `rounds` rounds.
  case unsettled(time: Double, rounds: Int)
}
