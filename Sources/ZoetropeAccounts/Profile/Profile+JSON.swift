import ZoetropeFiles

extension Profile {
  /// The profile as JSON. Keys and arrays have a fixed order. Times are in nanoseconds.
  ///
  /// - Parameters:
  ///   - header: The first members of the object.
  ///   - hasTimes: Whether times are included.
  package func json(_ header: [(key: String, value: JSON)], hasTimes: Bool) -> JSON {
    .object(
      header + [
        (
          "views",
          .array(views.map { .object([("path", .string($0.path)), ("name", .string($0.name))]) })
        ),
        ("total", .object(members(of: total, hasTimes: hasTimes))),
        (
          "frames",
          .array(
            frames.map { frame in
              .object(
                [("frame", .integer(frame.number))] + members(of: frame, hasTimes: hasTimes))
            })
        ),
      ])
  }

  private func members(
    of frame: ProfiledFrame, hasTimes: Bool
  ) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = []
    if hasTimes {
      members.append(
        (
          "stages",
          .object(
            ProfileActivity.stages.map { ($0.words, .integer(Int(frame.time(of: $0)))) })
        ))
    }
    members += [
      ("items", .integer(frame.itemCount)), ("reusedItems", .integer(frame.reusedItemCount)),
      ("counts", .array(frame.counts.map { counts($0.counts, of: $0.view, hasTimes: hasTimes) })),
      (
        "evaluations",
        .array(
          frame.evaluations.map { evaluation in
            .object([
              ("view", .integer(evaluation.view)), ("reason", .string(evaluation.reason)),
              ("count", .integer(evaluation.count)),
              ("withoutEffect", .integer(evaluation.idleCount)),
            ])
          })
      ),
    ]
    return members
  }

  private func counts(_ counts: ProfileCounts, of view: Int, hasTimes: Bool) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("view", .integer(view)), ("evaluations", .integer(counts.evaluations)),
      ("evaluationsWithoutEffect", .integer(counts.idleEvaluations)),
      ("sizes", .integer(counts.sizes)), ("memoHits", .integer(counts.memoHits)),
      ("placements", .integer(counts.placements)),
      ("placementsWithoutEffect", .integer(counts.idlePlacements)),
      ("drawings", .integer(counts.drawings)),
      ("drawingsWithoutEffect", .integer(counts.idleDrawings)),
      ("reuses", .integer(counts.reuses)),
    ]
    if hasTimes {
      members += [
        ("ownTime", .integer(Int(counts.ownTime))), ("totalTime", .integer(Int(counts.totalTime))),
      ]
    }
    return .object(members)
  }
}
