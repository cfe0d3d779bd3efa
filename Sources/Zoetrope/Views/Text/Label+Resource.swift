extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image from a resource.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: resource.name, bundle: resource.bundle)
    }
  }

  /// Creates a label with an unlocalized title and an image from a resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: resource.name, bundle: resource.bundle)
    }
  }
}
