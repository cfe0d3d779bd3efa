// Lets a file that says `import CoreGraphics` build on Linux unchanged.
@_exported import SwiftUI
