/// A modifier with a body that has already been built. The body contains a placeholder for the
/// modified view.
nonisolated struct PlaceholderBody<Subject: View, Body: View>: PlaceholderModifier {
  let result: Body

  init(of subject: Subject.Type, _ make: (PlaceholderContentView<Subject>) -> Body) {
    result = make(PlaceholderContentView())
  }

  static var placeholder: Any.Type { Subject.self }

  func body(content: _ViewModifier_Content<Self>) -> Body { result }
}
