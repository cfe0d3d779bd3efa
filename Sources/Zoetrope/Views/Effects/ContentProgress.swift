/// A count of transitions, on its way to the next whole number.
struct ContentProgress: Animatable {
  var value = 0.0

  /// The value times 128, so that the thresholds of springs suit it.
  var animatableData: Double {
    get { value * 128 }
    set { value = newValue / 128 }
  }
}
