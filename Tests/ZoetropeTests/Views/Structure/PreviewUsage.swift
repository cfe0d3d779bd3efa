import Zoetrope

// Previews compile and do nothing: building this file is the test.

private struct Previewed: View {
  @Binding var isOn: Bool
  var body: some View { Color.red.opacity(isOn ? 1 : 0.5) }
}

#Preview {
  Previewed(isOn: .constant(true))
}

#Preview("Named") { Previewed(isOn: .constant(false)) }

#Preview("Small", traits: .sizeThatFitsLayout) { Previewed(isOn: .constant(true)) }

#Preview(traits: .fixedLayout(width: 100, height: 50), .landscapeLeft) {
  Color.red
  Color.blue
}

#Preview("With state") {
  @Previewable @State var isOn = true
  Previewed(isOn: $isOn)
}

#Preview {
  let isOn = true
  return Previewed(isOn: .constant(isOn))
}

private struct Previews: PreviewProvider {
  static var previews: some View {
    Previewed(isOn: .constant(true))
      .previewDevice("iPhone 16")
      .previewDisplayName("On")
    Previewed(isOn: .constant(false))
      .previewLayout(.fixed(width: 100, height: 100))
      .previewInterfaceOrientation(.landscapeLeft)
  }
}
