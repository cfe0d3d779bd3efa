import Zoetrope

/// A type that runs apps as command-line programs. The type is looked up at run time, so that
/// `Zoetrope` does not depend on the module that declares the type.
@MainActor package protocol AppEntry {
  /// Runs the command that the program's arguments specify, and exits.
  ///
  /// - Parameter anims: A closure that returns the animations. It is called once, before the
  ///   command runs. If it throws an error, commands that need the animations fail with that error.
  static func run(
    _ anims: @escaping @MainActor () async throws(AnimError) -> [Anim]
  ) -> Never
}

/// The search for an ``AppEntry`` in the program.
@MainActor package enum AppEntrySearch {
  /// The type that runs apps; nil if no module of the program declares one. O(*n*) in the number of
  /// conformances in the program.
  package static var entry: (any AppEntry.Type)? {
    ConformingTypes((any AppEntry).self).types.lazy.compactMap { $0 as? any AppEntry.Type }.first
  }

  /// Returns the error message of a program that contains no ``AppEntry`` type.
  ///
  /// - Parameter name: The name of the app.
  package static func missingEntryMessage(_ name: String) -> String {
    "\(name): there are no commands to run this app with; add the product ZoetropeCLI to the "
      + "target's dependencies in Package.swift: .product(name: \"ZoetropeCLI\", "
      + "package: \"Zoetrope\")"
  }
}
