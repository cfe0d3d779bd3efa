import Foundation
import TestSupport
import Testing

@testable import Zoetrope

struct LocalizedStringResourceTests {
  private let german = Locale(identifier: "de_DE")
  private let english = Locale(identifier: "en_US")

  @Test func `a string has its values, and keeps Markdown`() {
    let name = "Ada"
    #expect(String(localized: "Hello, \(name)!") == "Hello, Ada!")
    #expect(String(localized: "\(1000) apples", locale: english) == "1,000 apples")
    #expect(String(localized: "\(1000) apples", locale: german) == "1.000 apples")
    #expect(String(localized: "**bold** 100%") == "**bold** 100%")
    #expect(String(localized: "a", table: "Other", comment: "A letter") == "a")
    #expect(String(localized: "\(0.5, specifier: "%.1f")", locale: german) == "0,5")
  }

  @Test func `a default value takes the place of a missing translation`() {
    #expect(String(localized: "GREETING", defaultValue: "Hello, \("Ada")!") == "Hello, Ada!")
    #expect(String(localized: "EMPTY", defaultValue: "") == "")
  }

  @Test func `a resource is a string or a text`() {
    let resource = LocalizedStringResource("Hello, \("Ada")!")
    #expect(String(localized: resource) == "Hello, Ada!")
    #expect(Text(resource).words == "Hello, Ada!")
    #expect(resource.key == "Hello, %@!")
    let other = LocalizedStringResource("GREETING", defaultValue: "*Hello*", locale: german)
    #expect(String(localized: other) == "*Hello*")
    #expect(Text(other).words == "Hello")
    #expect(other.key == "GREETING")
    #expect(Text("Say \(resource)").words == "Say Hello, Ada!")
    let literal: LocalizedStringResource = "\(1000)"
    #expect(Text(literal).resolved { $0.locale = german }.string == "1.000")
  }

  @Test func `literals of texts remain keys`() {
    #expect(Text("a \(1)") == Text("a \(1)" as LocalizedStringKey))
  }

  @Test func `strings are looked up in the language of the locale`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let table = #"""
      "Hello" = "Hallo";
      "GREETING" = "Guten Tag, %@!";
      """#
    try folder.write(table, to: "de.lproj/Localizable.strings")
    let bundle = try #require(Bundle(path: folder.path))
    #expect(String(localized: "Hello", bundle: bundle, locale: german) == "Hallo")
    #expect(String(localized: "Hello", bundle: bundle, locale: english) == "Hello")
    let greeting = String(
      localized: "GREETING", defaultValue: "Good day, \("Ada")!", bundle: bundle, locale: german)
    #expect(greeting == "Guten Tag, Ada!")
    let resource = LocalizedStringResource(
      "GREETING", defaultValue: "Good day, \("Ada")!", locale: german,
      bundle: .atURL(URL(filePath: folder.path)))
    #expect(String(localized: resource) == "Guten Tag, Ada!")
    #expect(Text(resource).resolved { $0.locale = german }.string == "Guten Tag, Ada!")
    #expect(Text(resource).resolved { $0.locale = english }.string == "Good day, Ada!")
  }
}
