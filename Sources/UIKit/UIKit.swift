// Lets a file that says `import UIKit` build on Linux unchanged.
@_exported import SwiftUI
