/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind is set.
  case unspecified = -1
  /// A phone. This package imitates this kind of device.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
