/// A count of transitions, on its way to the next whole number.
struct ContentProgress: Animatable {
  var value = 0.0

  /// The count times 128, so that a spring's thresholds suit it.
  var animatableData: Double {
    get { value * 128 }
    set { value = newValue / 128 }
  }
}
