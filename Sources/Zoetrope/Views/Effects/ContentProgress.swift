/// The number of content transitions that a view has shown. While a transition runs, the number
/// moves to the next whole number, for example from 2 to 3.
struct ContentProgress: Animatable {
  var value = 0.0

  /// The number of transitions times 128. A spring animation ends only when its speed is below a
  /// threshold that is chosen for lengths in points. The factor scales the number to suit the
  /// threshold.
  var animatableData: Double {
    get { value * 128 }
    set { value = newValue / 128 }
  }
}
