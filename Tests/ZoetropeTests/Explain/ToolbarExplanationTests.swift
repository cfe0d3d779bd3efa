import Foundation
import Testing
import Zoetrope

/// The whole text about a bar that is wide enough, narrow, and far too narrow: it has to explain
/// each view's width to a reader.
@MainActor struct ToolbarExplanationTests {
  /// An icon, a view that can shrink, a spacer, and a fixed view; none needs a font.
  private struct Toolbar: View {
    var body: some View {
      HStack(spacing: 8) {
        Circle().frame(width: 24, height: 24)
        Color.gray.frame(minWidth: 0, maxWidth: 130).frame(height: 20)
        Spacer()
        Color.blue.frame(width: 43, height: 21)
      }
    }
  }

  private func text(_ width: CGFloat) -> String {
    Host(width, 44) { Toolbar() }.explain()?.description ?? ""
  }

  private let legend = """
    Each view receives proposals from its parent in the tree, answers each with a size, and is
    placed by the parent. Sizes are width x height, in points. In a proposal, nil asks for the
    ideal length, 0 for the smallest and inf for the largest; "used" marks the proposal that the
    view was placed with.


    """

  @Test func `a wide toolbar leaves room`() {
    let tree = """
      canvas  320 x 44 at (0, 0)
      └─ Toolbar/HStack(spacing: 8)  320 x 24 at (0, 10)
         │    canvas proposes 320 x 44  answer 320 x 24  used
         │    canvas puts it at the center
         │    it divides its width: each view is offered an equal share of the remaining width,
         │    the least flexible view first (flex is the largest length minus the smallest):
         │      320 - 3 gaps of 8 - 8 reserved for views of lower priority = 288 for 3 views of priority 0
         │        1. Circle[0]  24 to 24  flex 0    offered 288 / 3 = 96   takes 24   leaves 264
         │        2. Color[3]   43 to 43  flex 0    offered 264 / 2 = 132  takes 43   leaves 221
         │        3. Color[1]   0 to 130  flex 130  offered 221            takes 130  leaves 91
         │      91 left + 8 reserved = 99 for the view of priority -inf
         │        4. Spacer[2]  8 to inf  flex inf  offered 99             takes 99   leaves 0
         │      takes 320 in total, as proposed
         ├─ Circle[0] .frame(width: 24, height: 24)  24 x 24 at (0, 10)
         │  │    HStack proposes 0 x 44    answer 24 x 24  the smallest width
         │  │                    inf x 44  answer 24 x 24  the largest width
         │  │                    96 x 44   answer 24 x 24  its share, used
         │  │    HStack puts it at the start, aligned by center
         │  │    it proposes and answers 24 x 24, whatever it is proposed
         │  └─ Circle  24 x 24 at (0, 10)
         │          .frame proposes 24 x 24  answer 24 x 24  used
         │          .frame puts it at the center
         │          it takes the proposed size, and 10 for a length of nil
         ├─ Color[1] .frame(height: 20)  130 x 20 at (32, 12)
         │  │    HStack proposes 0 x 44    answer 0 x 20    the smallest width
         │  │                    inf x 44  answer 130 x 20  the largest width
         │  │                    221 x 44  answer 130 x 20  its share, used
         │  │    HStack puts it after Circle[0], at a distance of 8, aligned by center
         │  │    it proposes and answers a height of 20, whatever it is proposed
         │  └─ .frame(minWidth: 0, maxWidth: 130)  130 x 20 at (32, 12)
         │     │    .frame proposes 221 x 20  answer 130 x 20  used
         │     │    other proposals: 0 x 20 (0 x 20), inf x 20 (130 x 20)
         │     │    .frame puts it at the center
         │     │    it is as wide as proposed, but at least 0 and at most 130
         │     └─ Color  130 x 20 at (32, 12)
         │             .frame proposes 130 x 20  answer 130 x 20  used
         │             other proposals: 0 x 20 (0 x 20)
         │             .frame puts it at the center
         │             it takes the proposed size, and 10 for a length of nil
         ├─ Spacer[2]  99 x 0 at (170, 22)
         │       HStack proposes 0 x 44    answer 8 x 0    the smallest width
         │                       inf x 44  answer inf x 0  the largest width
         │                       99 x 44   answer 99 x 0   its share, used
         │       HStack puts it after Color[1], at a distance of 8, aligned by center
         │       it takes the whole width that it is offered, at least 8; served last
         └─ Color[3] .frame(width: 43, height: 21)  43 x 21 at (277, 11.5)
            │    HStack proposes 0 x 44    answer 43 x 21  the smallest width
            │                    inf x 44  answer 43 x 21  the largest width
            │                    132 x 44  answer 43 x 21  its share, used
            │    HStack puts it after Spacer[2], at a distance of 8, aligned by center
            │    it proposes and answers 43 x 21, whatever it is proposed
            └─ Color  43 x 21 at (277, 11.5)
                    .frame proposes 43 x 21  answer 43 x 21  used
                    .frame puts it at the center
                    it takes the proposed size, and 10 for a length of nil

      """
    #expect(text(320) == "layout at 0 s, 320 x 44 points\n\n" + legend + tree)
  }

  @Test func `a narrow toolbar shrinks its flexible views`() {
    let tree = """
      canvas  200 x 44 at (0, 0)
      └─ Toolbar/HStack(spacing: 8)  200 x 24 at (0, 10)
         │    canvas proposes 200 x 44  answer 200 x 24  used
         │    canvas puts it at the center
         │    it divides its width: each view is offered an equal share of the remaining width,
         │    the least flexible view first (flex is the largest length minus the smallest):
         │      200 - 3 gaps of 8 - 8 reserved for views of lower priority = 168 for 3 views of priority 0
         │        1. Circle[0]  24 to 24  flex 0    offered 168 / 3 = 56  takes 24   leaves 144
         │        2. Color[3]   43 to 43  flex 0    offered 144 / 2 = 72  takes 43   leaves 101
         │        3. Color[1]   0 to 130  flex 130  offered 101           takes 101  leaves 0
         │      0 left + 8 reserved = 8 for the view of priority -inf
         │        4. Spacer[2]  8 to inf  flex inf  offered 8             takes 8    leaves 0
         │      takes 200 in total, as proposed
         ├─ Circle[0] .frame(width: 24, height: 24)  24 x 24 at (0, 10)
         │  │    HStack proposes 0 x 44    answer 24 x 24  the smallest width
         │  │                    inf x 44  answer 24 x 24  the largest width
         │  │                    56 x 44   answer 24 x 24  its share, used
         │  │    HStack puts it at the start, aligned by center
         │  │    it proposes and answers 24 x 24, whatever it is proposed
         │  └─ Circle  24 x 24 at (0, 10)
         │          .frame proposes 24 x 24  answer 24 x 24  used
         │          .frame puts it at the center
         │          it takes the proposed size, and 10 for a length of nil
         ├─ Color[1] .frame(height: 20)  101 x 20 at (32, 12)
         │  │    HStack proposes 0 x 44    answer 0 x 20    the smallest width
         │  │                    inf x 44  answer 130 x 20  the largest width
         │  │                    101 x 44  answer 101 x 20  its share, used
         │  │    HStack puts it after Circle[0], at a distance of 8, aligned by center
         │  │    it proposes and answers a height of 20, whatever it is proposed
         │  └─ .frame(minWidth: 0, maxWidth: 130)  101 x 20 at (32, 12)
         │     │    .frame proposes 101 x 20  answer 101 x 20  used
         │     │    other proposals: 0 x 20 (0 x 20), inf x 20 (130 x 20)
         │     │    .frame puts it at the center
         │     │    it is as wide as proposed, but at least 0 and at most 130
         │     └─ Color  101 x 20 at (32, 12)
         │             .frame proposes 101 x 20  answer 101 x 20  used
         │             other proposals: 0 x 20 (0 x 20), 130 x 20 (130 x 20)
         │             .frame puts it at the center
         │             it takes the proposed size, and 10 for a length of nil
         ├─ Spacer[2]  8 x 0 at (141, 22)
         │       HStack proposes 0 x 44    answer 8 x 0    the smallest width
         │                       inf x 44  answer inf x 0  the largest width
         │                       8 x 44    answer 8 x 0    its share, used
         │       HStack puts it after Color[1], at a distance of 8, aligned by center
         │       it takes the whole width that it is offered, at least 8; served last
         └─ Color[3] .frame(width: 43, height: 21)  43 x 21 at (157, 11.5)
            │    HStack proposes 0 x 44    answer 43 x 21  the smallest width
            │                    inf x 44  answer 43 x 21  the largest width
            │                    72 x 44   answer 43 x 21  its share, used
            │    HStack puts it after Spacer[2], at a distance of 8, aligned by center
            │    it proposes and answers 43 x 21, whatever it is proposed
            └─ Color  43 x 21 at (157, 11.5)
                    .frame proposes 43 x 21  answer 43 x 21  used
                    .frame puts it at the center
                    it takes the proposed size, and 10 for a length of nil

      """
    #expect(text(200) == "layout at 0 s, 200 x 44 points\n\n" + legend + tree)
  }

  @Test func `a toolbar that is far too narrow overflows`() {
    let tree = """
      canvas  80 x 44 at (0, 0)
      └─ Toolbar/HStack(spacing: 8)  99 x 24 at (-9.5, 10)
         │    canvas proposes 80 x 44  answer 99 x 24  used
         │    canvas puts it at the center
         │    it divides its width: each view is offered an equal share of the remaining width,
         │    the least flexible view first (flex is the largest length minus the smallest):
         │      80 - 3 gaps of 8 - 8 reserved for views of lower priority = 48 for 3 views of priority 0
         │        1. Circle[0]  24 to 24  flex 0    offered 48 / 3 = 16                 takes 24  leaves 24
         │        2. Color[3]   43 to 43  flex 0    offered 24 / 2 = 12                 takes 43  leaves -19
         │        3. Color[1]   0 to 130  flex 130  offered 0, because nothing is left  takes 0   leaves -19
         │      -19 left + 8 reserved = -11 for the view of priority -inf
         │        4. Spacer[2]  8 to inf  flex inf  offered 0, because nothing is left  takes 8   leaves -19
         │      takes 99 in total, 19 more than proposed (overflow)
         ├─ Circle[0] .frame(width: 24, height: 24)  24 x 24 at (-9.5, 10)
         │  │    HStack proposes 0 x 44    answer 24 x 24  the smallest width
         │  │                    inf x 44  answer 24 x 24  the largest width
         │  │                    16 x 44   answer 24 x 24  its share, used
         │  │    HStack puts it at the start, aligned by center
         │  │    it proposes and answers 24 x 24, whatever it is proposed
         │  └─ Circle  24 x 24 at (-9.5, 10)
         │          .frame proposes 24 x 24  answer 24 x 24  used
         │          .frame puts it at the center
         │          it takes the proposed size, and 10 for a length of nil
         ├─ Color[1] .frame(height: 20)  0 x 20 at (22.5, 12)
         │  │    HStack proposes 0 x 44    answer 0 x 20    the smallest width, its share, used
         │  │                    inf x 44  answer 130 x 20  the largest width
         │  │    HStack puts it after Circle[0], at a distance of 8, aligned by center
         │  │    it proposes and answers a height of 20, whatever it is proposed
         │  └─ .frame(minWidth: 0, maxWidth: 130)  0 x 20 at (22.5, 12)
         │     │    .frame proposes 0 x 20  answer 0 x 20  the smallest width, used
         │     │    other proposals: inf x 20 (130 x 20)
         │     │    .frame puts it at the center
         │     │    it is as wide as proposed, but at least 0 and at most 130
         │     └─ Color  0 x 20 at (22.5, 12)
         │             .frame proposes 0 x 20  answer 0 x 20  the smallest width, used
         │             other proposals: 130 x 20 (130 x 20)
         │             .frame puts it at the center
         │             it takes the proposed size, and 10 for a length of nil
         ├─ Spacer[2]  8 x 0 at (30.5, 22)
         │       HStack proposes 0 x 44    answer 8 x 0    the smallest width, its share, used
         │                       inf x 44  answer inf x 0  the largest width
         │       HStack puts it after Color[1], at a distance of 8, aligned by center
         │       it takes the whole width that it is offered, at least 8; served last
         └─ Color[3] .frame(width: 43, height: 21)  43 x 21 at (46.5, 11.5)
            │    HStack proposes 0 x 44    answer 43 x 21  the smallest width
            │                    inf x 44  answer 43 x 21  the largest width
            │                    12 x 44   answer 43 x 21  its share, used
            │    HStack puts it after Spacer[2], at a distance of 8, aligned by center
            │    it proposes and answers 43 x 21, whatever it is proposed
            └─ Color  43 x 21 at (46.5, 11.5)
                    .frame proposes 43 x 21  answer 43 x 21  used
                    .frame puts it at the center
                    it takes the proposed size, and 10 for a length of nil

      """
    #expect(text(80) == "layout at 0 s, 80 x 44 points\n\n" + legend + tree)
  }
}
