import { asks, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { equalBar } from "./equal-bars.ts";
import { storyTask } from "../story-kind.ts";

const shared =
  "distributed|divided|shared|packed|arranged|kept|placed|put|to_be_seated|seated|to_be_packed|to_be_kept|to_be_arranged|to_be_distributed";

/** Equal shares. */
export const sharingEqually = storyTask({
  name: "sharing-equally",
  about: /(?:equally|equal) .*(?:each|one) /,
  clauses: [
    ...facts(
      `{n:number} {x:word} are|were ${shared} equally among|between|in|into {k:number} {g:word}`,
      `{n:number} {x:word} are|were ${shared} among|between|in|into {k:number} {g:word} equally`,
      "{who:person} packs|packed|puts|put|arranges|arranged {n:number} {x:word} equally in|into {k:number} [equal] {g:word}",
      "{who:person} arranges|arranged|planted|plants|puts|packs {n:number} {x:word} in|into {k:number} equal {g:word}",
      "{h:word} has {n:number} {x:goods} in {k:number} equal {g:word}",
      "{n:number} {x:word} are|were arranged|planted|packed|put|kept in|into {k:number} equal {g:word}",
      "{who:person} distributes|distributed|divides|divided|shares|shared {n:number} {x:word} equally among|between|in|into {k:number} {g:word}",
    ),
    ...asks(
      "each",
      "how_many {x:word} does|did|will each {g:word} get|receive|have|hold|contain",
      "how_many {x:word} are|were|will_be there in each|one {g:word}",
      "how_many {x:word} are|were|will_be [there] in each|one {g:word}",
      "how_many {x:word} does|did|will each [of_them] get|receive",
    ),
  ],
  roles: { n: ["All", "noun x"], k: ["Shares", ""], each: ["In each share", "noun x"] },
  whole: ["n", "k", "each"],
  isSound: ({ words }) => words.get("x") !== words.get("g"),
  rules: [
    makeRule(
      "each",
      "n k",
      "Share equally",
      "Equal shares: divide.",
      (v) => line`${v("n")} \div ${v("k")}`,
    ),
    makeRule(
      "n",
      "each k",
      "Put the shares together",
      "",
      (v) => line`${v("k")} \times ${v("each")}`,
    ),
  ],
  draw: (figure) => equalBar(figure, { count: "k", each: "each", all: "n" }),
  lesson: {
    topic: "Division in daily life",
    method: "Equal shares",
    difficulty: "beginner",
    idea: "Sharing equally is dividing: all ÷ number of shares.",
    firstMove: "Divide what there is by the number of shares.",
    terms: { Quotient: "The result of a division." },
    next: ["How many would be needed for one more share?", "How do you check a division?"],
  },
  examples: [
    "96 toffees are distributed equally among 8 children. How many toffees does each child get?",
    "480 students are to be seated equally in 12 rooms. How many students are there in each room?",
  ],
});
