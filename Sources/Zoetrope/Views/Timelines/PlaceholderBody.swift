/// A modifier whose body was made beforehand, with a placeholder for what it modifies.
nonisolated struct PlaceholderBody<Subject: View, Body: View>: PlaceholderModifier {
  let result: Body

  init(of subject: Subject.Type, _ make: (PlaceholderContentView<Subject>) -> Body) {
    result = make(PlaceholderContentView())
  }

  static var placeholder: Any.Type { Subject.self }

  func body(content: _ViewModifier_Content<Self>) -> Body { result }
}
