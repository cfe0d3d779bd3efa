import Foundation
import Testing

@testable import Zoetrope

/// The formats and the endings of image files.
@MainActor struct ImageFormatTests {
  /// The width in pixels of the image that is drawn; nil if none is.
  private func width(_ name: String, _ folder: ImageFolder) -> Int? {
    let host = Host(100, 100) { Image(name, bundle: folder.bundle) }
    return host.displayList().images.first?.pixels.width
  }

  private func message(_ image: Image) -> String {
    let host = Host(100, 100) { image }
    #expect(host.displayList().images.isEmpty)
    let messages = host.takeDiagnostics().map(\.message)
    #expect(messages.count == 1)
    return messages.first ?? ""
  }

  /// The beginnings of files of formats that are not read, each with its name and its ending.
  nonisolated static let unread = [
    ("%PDF-1.4 and more", "a PDF file", "pdf"), ("RIFF1234WEBPVP8 ", "a WebP file", "webp"),
    ("GIF89a1234567", "a GIF file", "gif"), ("<svg xmlns=\"\">", "an SVG file", "svg"),
    ("<?xml version=\"1.0\"?>\n<!-- a drawing -->\n<svg>", "an SVG file", "svg"),
    ("\u{FEFF}\n <!DOCTYPE svg>", "an SVG file", "svg"),
    ("....ftypheic....", "a HEIC file", "heic"),
    ("....ftypmif1....", "a HEIC file", "heif"), ("....ftypavif....", "an AVIF file", "avif"),
    ("II*\0........", "a TIFF file", "tiff"), ("MM\0*........", "a TIFF file", "tif"),
    ("BM............", "a BMP file", "bmp"), ("....JXL ....", "a JPEG XL file", "jxl"),
    ("\0\0\u{1}\0....", "a Windows icon file", "ico"),
    ("icns........", "an Apple icon file", "icns"),
    ("8BPS........", "a Photoshop file", "psd"),
  ]

  @Test(arguments: unread)
  func `a file of another format is told as what it is, in every way that leads to it`(
    start: String, format: String, ending: String
  ) throws {
    let folder = try ImageFolder()
    let sentence = "is \(format), which is not read; convert it to PNG or JPEG"
    // Under its own ending.
    try folder.add("loose.\(ending)", Data(start.utf8))
    let loose = message(Image("loose", bundle: folder.bundle))
    #expect(loose.contains("loose.\(ending) \(sentence)"), "\(loose)")
    // With the ending of another format.
    let fake = try folder.add("fake.png", Data(start.utf8))
    for image in [Image("fake", bundle: folder.bundle), Image(png: fake)] {
      let message = message(image)
      #expect(message.contains("fake.png cannot be read: it \(sentence)"), "\(message)")
    }
    // In an image set.
    try folder.add("A.xcassets/set.imageset/file.\(ending)", Data(start.utf8))
    try folder.addSet(
      "A.xcassets/set.imageset", entries: [["idiom": "universal", "filename": "file.\(ending)"]])
    let set = message(Image("set", bundle: folder.bundle))
    #expect(set.contains("set.imageset/file.\(ending) \(sentence)"), "\(set)")
  }

  @Test func `an empty file of another format is told by its ending`() throws {
    let folder = try ImageFolder()
    try folder.add("drawing@2x.PDF", Data())
    let message = message(Image("drawing", bundle: folder.bundle))
    #expect(message.contains("drawing@2x.PDF is a PDF file, which is not read"), "\(message)")
  }

  @Test(arguments: ["sun.webp", "sun.WEBP", "icons/sun.webp"])
  func `an image that is asked for by the ending of a format that is not read is told`(
    name: String
  ) throws {
    let folder = try ImageFolder()
    try folder.add(name, Data("RIFF1234WEBPVP8 ".utf8))
    let message = message(Image(name, bundle: folder.bundle))
    #expect(message.contains("\(name) is a WebP file, which is not read"), "\(message)")
  }

  @Test func `a set with a drawing and a PNG file shows the PNG file`() throws {
    let folder = try ImageFolder()
    let set = "A.xcassets/sun.imageset"
    try folder.add("\(set)/sun.pdf", Data("%PDF-1.4".utf8))
    try folder.add("\(set)/sun.png", 6, 6)
    try folder.addSet(
      set,
      entries: [
        ["idiom": "universal", "filename": "sun.pdf"],
        ["idiom": "iphone", "scale": "2x", "filename": "sun.png"],
      ])
    let host = Host(100, 100) { Image("sun", bundle: folder.bundle) }
    #expect(host.placements()[0].frame.size == CGSize(width: 3, height: 3))
    #expect(host.takeDiagnostics().isEmpty)
  }

  @Test func `a set takes a file by its content, whatever its ending is`() throws {
    let folder = try ImageFolder()
    try folder.add("A.xcassets/sun.imageset/sun.webp", 6, 6)
    try folder.addSet(
      "A.xcassets/sun.imageset", entries: [["idiom": "universal", "filename": "sun.webp"]])
    #expect(width("sun", folder) == 6)
  }

  @Test func `a PNG file with another ending is told to be renamed`() throws {
    let folder = try ImageFolder()
    try folder.add("sun@2x.webp", 6, 6)
    let message = message(Image("sun", bundle: folder.bundle))
    #expect(
      message.contains("sun@2x.webp is a PNG file by its content; rename it to sun@2x.png"),
      "\(message)")
  }

  @Test(arguments: [
    ("", "Contents.json: it cannot be read"), ("{}", "Contents.json is not the list"),
    ("{\"images\": []}", "sun.imageset names no file"),
    (
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"away.png\"}]}",
      "away.png cannot be read: there is no such file"
    ),
  ])
  func `a set without a file that can be read is told with its path`(
    list: String, sentence: String
  ) throws {
    let folder = try ImageFolder()
    try folder.add("A.xcassets/sun.imageset/note.txt", Data())
    if !list.isEmpty { try folder.add("A.xcassets/sun.imageset/Contents.json", Data(list.utf8)) }
    let message = message(Image("sun", bundle: folder.bundle))
    #expect(message.contains(sentence), "\(message)")
  }

  @Test func `an ending is matched without regard to case`() throws {
    let folder = try ImageFolder()
    let photo = try #require(Data(base64Encoded: smallPhoto))
    try folder.add("Photo.JPG", photo)
    try folder.add("Second@2x.Jpeg", photo)
    try folder.add("Third.PNG", 5, 5)
    #expect(width("Photo", folder) == 16)
    #expect(width("Photo.jpg", folder) == 16 && width("Photo.JPG", folder) == 16)
    #expect(width("Second", folder) == 16)
    #expect(width("Third", folder) == 5)
    try folder.add("Third.png", 7, 7)
    #expect(width("Third", folder) == 7)
  }

  @Test func `the ending of a name takes precedence, then PNG before JPEG`() throws {
    let folder = try ImageFolder()
    try folder.add("Photo.png", 5, 5)
    try folder.add("Photo.jpg", try #require(Data(base64Encoded: smallPhoto)))
    #expect(width("Photo", folder) == 5)
    #expect(width("Photo.png", folder) == 5)
    #expect(width("Photo.jpg", folder) == 16)
    #expect(width("Photo.jpeg", folder) == 5)
  }

  @Test func `files of different endings are not scales of one image`() throws {
    let folder = try ImageFolder()
    try folder.add("Photo.png", 5, 5)
    try folder.add("Photo@3x.jpg", try #require(Data(base64Encoded: smallPhoto)))
    // Without a display scale, the largest scale is shown.
    #expect(width("Photo", folder) == 5)
  }

  @Test func `a name with dots is no ending`() throws {
    let folder = try ImageFolder()
    try folder.add("img.2.png", 5, 5)
    #expect(width("img.2", folder) == 5)
    #expect(width("img", folder) == nil)
  }

  @Test func `a set in a namespace is found in a group without one`() throws {
    let folder = try ImageFolder()
    for (place, side) in [("Animals/Big", 5), ("Group/Plants/Big", 7)] {
      try folder.add("A.xcassets/\(place)/one.imageset/one.png", side, side)
      try folder.addSet(
        "A.xcassets/\(place)/one.imageset", entries: [["filename": "one.png"]])
    }
    #expect(width("Animals/Big/one", folder) == 5)
    #expect(width("Plants/Big/one", folder) == 7)
    #expect(width("Big/one", folder) == 5)
    #expect(width("one", folder) == 5)
    #expect(width("Big/Animals/one", folder) == nil)
  }

  @Test func `links in a catalog do not keep a search from ending`() throws {
    let folder = try ImageFolder()
    try folder.add("A.xcassets/a/note.txt", Data())
    let catalogue = folder.url.appendingPathComponent("A.xcassets")
    for name in ["b", "c", "d"] {
      try FileManager.default.createSymbolicLink(
        atPath: catalogue.appendingPathComponent("a/\(name)").path,
        withDestinationPath: catalogue.path)
    }
    #expect(message(Image("lost", bundle: folder.bundle)).contains("there is no image named"))
  }
}
