extension Button where Label == Zoetrope.Label<Text, Image> {
  /// Creates a button labeled by a title and an image from a resource.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, image: image, role: nil, action: action)
  }

  /// Creates a button labeled by a title and an image from a resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, image: image, role: nil, action: action)
  }

  /// Creates a button with a role, labeled by a title and an image from a resource.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, image: image) }
  }

  /// Creates a button with a role, labeled by a title and an image from a resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, image: image) }
  }
}

extension Toggle where Label == Zoetrope.Label<Text, Image> {
  /// Creates a toggle labeled by a title and an image from a resource.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, image: image) }
  }

  /// Creates a toggle labeled by a title and an image from a resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }
}
