extension View {
  /// Adds a gesture that can be switched off. The gestures of the subviews take precedence.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture can be recognized.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture that can be switched off. The gestures of the subviews take precedence.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: A name for gesture recognizers of UIKit. It has no effect.
  ///   - isEnabled: Whether the gesture can be recognized. Default: true.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that can be switched off. The gesture takes precedence over the gestures of the
  /// subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture can be recognized.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture that can be switched off. The gesture takes precedence over the gestures
  /// of the subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: A name for gesture recognizers of UIKit. It has no effect.
  ///   - isEnabled: Whether the gesture can be recognized. Default: true.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that can be switched off. The gesture is recognized independently of the
  /// gestures of the subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture can be recognized.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture that can be switched off. The gesture is recognized independently of the
  /// gestures of the subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: A name for gesture recognizers of UIKit. It has no effect.
  ///   - isEnabled: Whether the gesture can be recognized. Default: true.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
