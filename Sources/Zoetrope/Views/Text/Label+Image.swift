import Foundation

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a symbol and a title. The title is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a localized title and an image.
  ///
  /// The documentation of ``Image`` lists the folders in which the image is searched for.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: name)
    }
  }

  /// Creates a label with an image and a title. The title is not localized.
  ///
  /// The documentation of ``Image`` lists the folders in which the image is searched for.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: name)
    }
  }
}
