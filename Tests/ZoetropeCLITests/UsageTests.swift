import Foundation
import Testing
import ZoetropeCLI

@MainActor struct UsageTests {
  @Test(
    arguments: [
      ("render weel", "weel: no such anim; similar names: wheel, wave"),
      ("render wheel --fps 0", "--fps 0: expected a positive rate such as 60, 25 or 30000/1001"),
      ("info wheel --fps -5", "--fps -5: expected a positive rate"),
      ("render wheel --fps 1/9", "--fps 1/9: wheel lasts 0.5 s"),
      ("info wheel --fps 1/9", "--fps 1/9: wheel lasts 0.5 s"),
      ("render wheel --size 0x5", "--size 0x5: expected a width and a height in points"),
      ("render wheel --size 5", "--size 5: expected a width and a height"),
      ("render wheel --size 5x5x5", "--size 5x5x5: expected a width and a height"),
      ("render wheel --size 0x5x5", "--size 0x5x5: expected a width and a height"),
      (
        "render wheel --size 2000000x2000000",
        "--size 2000000x2000000: a frame of 2000000x2000000 pixels needs 32 TB of memory"
      ),
      ("render wheel --scale nan", "--scale nan: expected a positive number"),
      ("render wheel --scale -1", "--scale -1: expected a positive number"),
      ("render wheel --scale 1e-9", "--scale 1e-9: the frame size would be 0x0 pixels"),
      ("render wheel --frames 9-2", "--frames 9-2: 9-2 is reversed; expected"),
      ("render wheel --frames 1,x", "--frames 1,x: expected frames such as"),
      ("render wheel --frames 0-9x0", "--frames 0-9x0: 0-9x0 has a step of 0"),
      (
        "render wheel --frames 9-30", "--frames 9-30: frame 30 is past the end; wheel has 30 frames"
      ),
      ("render wheel-spin --set radius=abc", "--set radius=abc: expected a number from 10 to 400"),
      ("render wheel-spin --set count=0", "--set count=0: expected a whole number from 1 to 99"),
      (
        "render wheel-spin --set nosuch=1",
        "--set nosuch=1: no parameter \"nosuch\"; the parameters of wheel-spin are radius, count, loud"
      ),
      ("render wheel --set a=1", "--set a=1: no parameter \"a\"; wheel has no parameters"),
      ("render wheel-spin --set radius", "--set radius: expected name=value"),
      ("render wheel --mode foo", "--mode foo: expected parameters or positions"),
      ("render wheel --compression best", "--compression best: expected fast or small"),
      ("render wheel --jobs 0", "--jobs 0: expected a whole number of 1 or more"),
      ("render wheel --max-memory 2GB", "--max-memory 2GB: expected a number of bytes, such as"),
      ("explain wheel --max-memory 0", "--max-memory 0: expected a number of bytes"),
      (
        "render wheel --max-memory 1K",
        "--max-memory 1K: a frame of 40x20 pixels needs 6.4 kB of memory; only 1.0 kB"
      ),
      (
        "render wheel --size 1000000x1000000 --max-memory 900T",
        "--size 1000000x1000000: a frame of 1000000x1000000 pixels needs 8.0 TB of memory"
      ),
      ("render wheel --stream png", "--stream png: requires --output -"),
      ("render wheel --output - --stream gif", "--stream gif: expected png, rgba or y4m"),
      ("render wheel --output - --overwrite", "--overwrite --output -: a stream replaces no files"),
      (
        "render wheel --output - --stream rgba --compression small",
        "--compression small: requires frames in PNG, not in rgba"
      ),
      ("render wheel --background bleu", "--background bleu: expected none, #RRGGBB"),
      ("render wheel --background #12345", "--background #12345: expected none"),
      ("dump wheel --frame 1", "dump: expected --placements or --display-list"),
      ("dump wheel --frame 30 --placements", "--frame 30: frame 30 is past the end"),
      ("dump wheel --frame -1 --placements", "--frame -1: expected a frame number"),
      (
        "dump wheel --frame 1 --display-list --json",
        "--json --display-list: --json requires --placements"
      ),
      ("frobnicate", "frobnicate: no such command; expected one of list, info, render"),
      ("render wheel --nosuch", "Unknown option '--nosuch'"),
      ("render wheel --out x", "Unknown option '--out'. Did you mean '--output'?"),
      ("render wheel --over", "Unknown option '--over'. Did you mean '--overwrite'?"),
      ("render wheel --s 3", "Unknown option '--s'. Did you mean '--size' or '--stream' or"),
      ("render wheel --fps", "Missing value for '--fps"),
      ("render wheel --fps 59.94", "--fps 59.94: expected a quotient: 60000/1001"),
      ("render wheel --fps 23.976", "--fps 23.976: expected a quotient: 24000/1001"),
      ("render wheel --fps 10.0", "--fps 10.0: expected a positive rate such as 60"),
      ("render wheel --fps 29.5", "--fps 29.5: expected a positive rate"),
      (
        "render wheel --frames --scale 2",
        "--frames: the value is missing before --scale; expected --frames <LIST>"
      ),
      ("info --wheel", "Unknown option '--wheel'"),
      ("info --siz=3x4", "Unknown option '--siz'. Did you mean '--size'?"),
      ("info", "Missing expected argument '<name>'"),
      ("help foo", "foo: no such command; expected one of list, info, render"),
      ("help render foo", "help render foo: expected the name of one command"),
      (
        "sheet wheel --columns 9999999999",
        "--columns 9999999999: expected a whole number from 1 to"
      ),
      (
        "render wheel --size 1e308x1e308",
        "--size 1e308x1e308: a frame of 1e+308x1e+308 pixels needs more memory than any"
      ),
      ("render", "render: expected the name of an anim"),
      ("compare wheel --mode positions", "--mode positions: nothing to compare with"),
    ])
  func `invalid input is one line with the flag, the value and the expectation`(
    line: String, expected: String
  ) async {
    await TestGallery(line).expectInvalidInput(expected)
  }

  @Test func `empty folder names and empty anim names are rejected`() async {
    let output = await TestGallery(["render", "wheel", "--output", ""])
    #expect(output.console.error == "zoetrope: --output \"\": expected the path of a folder\n")
    let view = await TestGallery(["explain", "wheel", "--view", ""])
    #expect(view.console.error.hasPrefix("zoetrope: --view \"\": expected a path, a type, an id"))
    let help = await TestGallery(["help", ""])
    #expect(help.console.error.hasPrefix("zoetrope: \"\": no such command; expected one of list"))
    let anim = await TestGallery(["info", ""])
    #expect(anim.console.error.hasPrefix("zoetrope: \"\": no such anim; similar names: "))
  }

  @Test func `a gallery with invalid declarations ends with status 65`() async {
    let console = TestConsole()
    let tool = Tool(name: "zoetrope", console: console) { TestGallery.duplicates }
    #expect(await tool.run(["list"]) == .badData)
    #expect(console.error == "zoetrope: two anims of the gallery have the name \"a\"\n")
  }

  @Test func `an empty gallery lists no anims and finds none`() async {
    let console = TestConsole()
    let tool = Tool(name: "zoetrope", console: console) { [] }
    #expect(await tool.run(["list"]) == .done)
    #expect(console.output == "")
    #expect(await tool.run(["info", "a"]) == .usage)
    #expect(console.error == "zoetrope: a: no such anim; the gallery is empty\n")
  }

  @Test(
    arguments: ["--help", "help", "", "--version"])
  func `help and the version are printed on standard output with status 0`(line: String) async {
    let run = await TestGallery(line)
    #expect(run.status == .done)
    #expect(run.console.error == "")
    #expect(run.console.output.contains(line == "--version" ? Tool.version : "SUBCOMMANDS"))
  }

  @Test(arguments: ["render --help", "help render"])
  func `help for a command describes that command`(line: String) async {
    let run = await TestGallery(line)
    #expect(run.status == .done)
    #expect(run.console.output.contains("--background <COLOR>"))
  }
}
