// Lets a file that says `import Combine` build on Linux unchanged.
@_exported import SwiftUI
