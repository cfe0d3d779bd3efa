import Observation

extension ProfileRecorder {
  /// Creates a recorder without any frames. It names views as ``Host/explain(view:)`` does.
  package convenience init() {
    self.init(
      isModel: { $0 is any Observable || $0 is any ObservableObject },
      name: { $0.nameWithoutArguments })
  }
}
