#if Watch
  import FlyingFox
  import FlyingSocks
  import Foundation
  import ZoetropePageAssets

  /// A server on the loopback address. It serves the page, the still picture and the content of the
  /// ``WatchState``. The path of each request must begin with the secret token.
  struct WatchServer: Sendable {
    let state: WatchState
    /// The path of the folder with the files of the page and the still picture.
    let folder: String
    let token: String

    /// The maximum time, in seconds, that a request for the state waits for a change.
    private static let patience = 20.0

    /// The name of the page's file in the folder.
    static let pageName = "page.html"
    /// The name of the still picture's file in the folder.
    static let stillName = "still.png"

    /// Runs the server until it fails.
    ///
    /// - Parameters:
    ///   - port: The port; 0 for a free one.
    ///   - started: A closure that is called with the port when the server listens.
    func run(port: UInt16, started: @Sendable (UInt16) async -> Void) async throws {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port), timeout: WatchServer.patience + 10,
        logger: .disabled)
      await server.appendRoute(HTTPRoute("GET /\(token)/")) { _ in page() }
      await server.appendRoute(HTTPRoute("GET /\(token)/page")) { _ in page() }
      await server.appendRoute(HTTPRoute("GET /\(token)/still")) { _ in
        file(WatchServer.stillName, type: "image/png")
      }
      await server.appendRoute(HTTPRoute("GET /\(token)/state")) { request in
        await answer(request)
      }
      let running = Task { try await server.run() }
      do { try await server.waitUntilListening(timeout: 5) } catch {
        running.cancel()
        try await running.value
        throw error
      }
      if case .ip4(_, let port) = await server.listeningAddress { await started(port) }
      try await running.value
    }

    private func answer(_ request: HTTPRequest) async -> HTTPResponse {
      if let frame = request.query["frame"].flatMap({ Int($0) }) { state.note(frame: frame) }
      let seen = request.query["seen"].flatMap { Int($0) } ?? -1
      let content = await state.changed(from: seen, within: WatchServer.patience)
      let object: [String: any Sendable] = [
        "version": content.version, "phase": content.phase.rawValue,
        "message": content.message, "output": content.output, "page": content.page,
        "still": content.still,
      ]
      let data = (try? JSONSerialization.data(withJSONObject: object)) ?? Data("{}".utf8)
      return response(data, type: "application/json")
    }

    /// Returns the page, with the script that keeps it up to date.
    private func page() -> HTTPResponse {
      let version = state.current.page
      let path = "\(folder)/\(WatchServer.pageName)"
      var data = (version > 0 ? try? Data(contentsOf: URL(fileURLWithPath: path)) : nil) ?? waiting
      let asset = zoetrope_page_live_js()
      let script = String(
        decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
      let live =
        "<script>document.documentElement.dataset.page = \(version)</script>\n"
        + "<script>\n\(script)</script>\n"
      let end = Data("</body>".utf8)
      if let place = data.range(of: end, options: .backwards) {
        data.insert(contentsOf: Data(live.utf8), at: place.lowerBound)
      } else {
        data += Data(live.utf8)
      }
      return response(data, type: "text/html; charset=utf-8")
    }

    /// The page that is shown before the first build has ended.
    private var waiting: Data {
      Data(
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>Zoetrope</title>
        <meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"></head>
        <body><main><h1>Zoetrope</h1><p>The page appears after the first build.</p></main></body></html>
        """.utf8)
    }

    private func file(_ name: String, type: String) -> HTTPResponse {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")) else {
        return HTTPResponse(statusCode: .notFound)
      }
      return response(data, type: type)
    }

    private func response(_ data: Data, type: String) -> HTTPResponse {
      HTTPResponse(
        statusCode: .ok,
        headers: [
          .contentType: type, HTTPHeader("Cache-Control"): "no-store",
          HTTPHeader("Referrer-Policy"): "no-referrer",
          HTTPHeader("X-Content-Type-Options"): "nosniff",
        ], body: data)
    }
  }
#endif
