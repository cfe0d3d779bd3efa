import Zoetrope

/// Checks of values that animate.
public enum VectorLaws {
  /// Returns a sentence for each law of ``Zoetrope/VectorArithmetic`` that the values break. The
  /// laws of ``Zoetrope/VectorArithmetic`` are the laws of a vector space, on which every animation
  /// relies.
  ///
  /// - Parameters:
  ///   - values: The values, at least one. Every pair of values is checked; O(*n*²).
  ///   - tolerance: The maximum accepted deviation, relative to the length of the vectors. Default
  ///     1e-9.
  public static func findings<V: VectorArithmetic>(
    of values: [V], tolerance: Double = 1e-9
  ) -> [String] {
    var check = VectorCheck<V>(tolerance: tolerance)
    for a in values {
      check.single(a)
      for b in values { check.pair(a, b) }
    }
    return check.findings
  }

  /// Checks the animatable data of the values, and returns a sentence for each violation of these
  /// rules:
  ///
  /// - The data do not change when they are written and read again. The rule also applies to data
  ///   halfway between two values, and to data beyond these values.
  /// - The data contain every floating-point number in which two values differ.
  /// - The data obey the laws of vectors.
  ///
  /// - Parameters:
  ///   - values: The values, at least one, such as shapes or effects. Each value is compared with
  ///     the previous one.
  ///   - tolerance: The maximum accepted deviation, relative to the length of the vectors. Default
  ///     1e-9.
  public static func findings<A: Animatable>(
    animatable values: [A], tolerance: Double = 1e-9
  ) -> [String] {
    var found = findings(of: values.map(\.animatableData), tolerance: tolerance)
    var check = VectorCheck<A.AnimatableData>(tolerance: tolerance)
    for value in values {
      var copy = value
      copy.animatableData = value.animatableData
      check.expect(
        copy.animatableData, value.animatableData, "data that are written are read again",
        SourceText.value(value))
    }
    for (a, b) in zip(values, values.dropFirst()) {
      for fraction in [0.5, -0.3, 1.3] {
        var change = b.animatableData - a.animatableData
        change.scale(by: fraction)
        let data = a.animatableData + change
        var copy = a
        copy.animatableData = data
        check.expect(
          copy.animatableData, data,
          "data at \(SourceText.number(fraction)) of the way are read as they were written",
          "\(SourceText.value(a)) and \(SourceText.value(b))")
      }
      var written = a
      written.animatableData = b.animatableData
      let missing = StoredNumbers(of: written).differences(from: StoredNumbers(of: b))
      if !missing.isEmpty {
        check.findings.append(
          "animatable data do not contain \(missing.joined(separator: ", ")), in which "
            + "\(SourceText.value(a)) and \(SourceText.value(b)) differ")
      }
    }
    found += check.findings.filter { !found.contains($0) }
    return found
  }
}

/// The check of the laws of a vector space with a length.
private struct VectorCheck<V: VectorArithmetic> {
  let tolerance: Double
  var findings: [String] = []
  private var broken: Set<String> = []

  init(tolerance: Double) { self.tolerance = tolerance }

  mutating func expect(_ a: V, _ b: V, _ law: String, _ values: String) {
    let difference = (a - b).magnitudeSquared
    let scale = 1 + max(a.magnitudeSquared, b.magnitudeSquared)
    // The comparison is false for NaN.
    if difference <= tolerance * tolerance * scale { return }
    report(law, values, SourceText.value(a), SourceText.value(b))
  }

  private mutating func expect(_ a: Double, _ b: Double, _ law: String, _ values: String) {
    if abs(a - b) <= tolerance * (1 + max(abs(a), abs(b))) { return }
    report(law, values, SourceText.number(a), SourceText.number(b))
  }

  private mutating func report(_ law: String, _ values: String, _ a: String, _ b: String) {
    guard broken.insert(law).inserted else { return }
    findings.append("\(law): for \(values), \(a) and \(b) differ")
  }

  private func scaled(_ a: V, _ factor: Double) -> V {
    var copy = a
    copy.scale(by: factor)
    return copy
  }

  mutating func single(_ a: V) {
    let text = SourceText.value(a)
    expect(a + .zero, a, "a + zero is a", text)
    expect(a - a, .zero, "a - a is zero", text)
    expect(scaled(a, 1), a, "a scaled by 1 is a", text)
    expect(scaled(a, 0), .zero, "a scaled by 0 is zero", text)
    expect(scaled(a, 2), a + a, "a scaled by 2 is a + a", text)
    expect(
      scaled(scaled(a, 0.5), 3), scaled(a, 1.5), "scaling by 0.5 and 3 is scaling by 1.5", text)
    expect(V.zero.magnitudeSquared, 0, "the length of zero is 0", ".zero")
    expect(
      scaled(a, 3).magnitudeSquared, 9 * a.magnitudeSquared,
      "three times the vector has nine times the squared length", text)
    if a != .zero, !(a.magnitudeSquared > 0) {
      report("a vector that is not zero has a length", text, "0", "its squared length")
    }
    if a != a { report("a equals a", text, text, text) }
  }

  mutating func pair(_ a: V, _ b: V) {
    let text = "\(SourceText.value(a)) and \(SourceText.value(b))"
    expect(a + b, b + a, "a + b is b + a", text)
    expect((a + b) - b, a, "(a + b) - b is a", text)
    expect(a - b, scaled(b - a, -1), "a - b is b - a scaled by -1", text)
    expect(scaled(a + b, 0.25), scaled(a, 0.25) + scaled(b, 0.25), "scaling distributes", text)
  }
}
