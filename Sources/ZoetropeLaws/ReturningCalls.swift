import Zoetrope

extension LawTrial {
  /// Calls all functions of the layout, for the law ``LayoutLaw/returns``. Each call should return.
  func askEverything(_ questions: LayoutQuestioning<L>, _ proposals: [ProposedViewSize]) {
    for proposal in proposals { ask(questions, proposal) }
    if let first = proposals.first {
      // Lines and columns of text ask for guides only while they are placed.
      let size = questions.size(first)
      if size.isSound { questions.askRest(first, in: CGRect(origin: .zero, size: size)) }
    }
    _ = questions.staleCache(Array(proposals.prefix(4)))
    guard let other, layout.animatableData != other.animatableData else { return }
    for fraction in [1, 0.5, -0.3, 1.3] {
      var between = layout
      notes?.begin("The setter of animatableData")
      between.animatableData = mixed(fraction, other)
      notes?.end()
      for proposal in proposals { ask(questions.asking(between), proposal) }
    }
  }

  private func ask(_ questions: LayoutQuestioning<L>, _ proposal: ProposedViewSize) {
    _ = questions.places(proposal)
  }
}
