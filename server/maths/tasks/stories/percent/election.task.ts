import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const gets = "gets|got|secured|secures|obtained|polled|received|receives|won";
const winner = "winner|winning_candidate|winning_one";
const loser = "loser|losing_candidate|defeated_candidate";
const votes = "[of] [total] [valid] votes [polled|cast]";

const clauses: readonly Clause[] = [
  ...telling(
    { two: "yes" },
    "in election between|contested_by|involving [only] two candidates|persons|people",
    "in election with two candidates",
    "there are|were two candidates in election",
    "in election there are|were [only] two candidates",
    "in election contested|fought by two candidates",
    "two candidates contested [in] election",
  ),
  ...facts(
    `${winner} ${gets} {w:percent} ${votes}`,
    `${winner} ${gets} {w:percent} ${votes} and won|wins by {m:number} votes`,
    `${loser} ${gets} {l:percent} ${votes} and lost|loses by {m:number} votes`,
    `one|first [candidate] ${gets} {w:percent} ${votes} and won|wins|is_elected|was_elected by {m:number} votes`,
    `candidate [who] ${gets} {w:percent} ${votes} won|wins|is_elected|was_elected by|with [majority_of] {m:number} votes`,
    `candidate [who] ${gets} {l:percent} ${votes} and|, lost|loses|is_defeated|was_defeated|got_defeated|defeated by {m:number} votes`,
    `${loser} ${gets} {l:percent} ${votes}`,
    `one|first [candidate] ${gets} {l:percent} ${votes} and|, lost|loses|is_defeated|was_defeated by {m:number} votes`,
    "[he] [and] won|wins [election] [by] [majority_of|margin_of|of] {m:number} votes",
    "[he] [and] lost|loses [election] [by] [majority_of|margin_of|of] {m:number} votes",
    `total [number_of] votes [polled|cast] is|are|were {total:number}`,
  ),
  ...asks(
    "total",
    "how_many votes were|was polled|cast [in_all|altogether|in_total]",
    "how_many votes were [polled|cast] in_all|altogether|in_total",
    `${mustFind} total number_of votes [polled|cast]`,
    `${mustFind} total votes [polled|cast]`,
    `${mustFind} number_of votes polled|cast`,
    "what is|was total number_of votes [polled|cast]",
  ),
  ...asks(
    "wv",
    `how_many votes did ${winner} get`,
    `${mustFind} number_of votes ${gets} by ${winner}`,
  ),
  ...asks(
    "lv",
    `how_many votes did ${loser} get`,
    `${mustFind} number_of votes ${gets} by ${loser}`,
    `${mustFind} number_of votes polled|cast for|in_favour_of ${loser}`,
    `how_many votes did ${loser} receive|secure`,
  ),
];

/** An election between two candidates, with the percentage of one and the majority. */
export const election = storyTask({
  name: "election-votes",
  about: /P\d.*votes? /,
  clauses,
  roles: {
    w: ["Winner's percent", "points"],
    l: ["Loser's percent", "points"],
    gap: ["Majority in percent", "points"],
    m: ["Majority", "of votes"],
    total: ["Votes polled", "of votes"],
    wv: ["Winner's votes", "of votes"],
    lv: ["Loser's votes", "of votes"],
  },
  whole: ["total", "wv", "lv", "m"],
  rules: [
    makeRule(
      "l",
      "w",
      "Find the loser's percent",
      "All votes are 100%, and there are two candidates.",
      (v) => line`100 - ${v("w")}`,
    ),
    makeRule(
      "w",
      "l",
      "Find the winner's percent",
      "All votes are 100%, and there are two candidates.",
      (v) => line`100 - ${v("l")}`,
    ),
    makeRule(
      "gap",
      "w l",
      "Find the majority in percent",
      "Majority = winner's votes − loser's votes.",
      (v) => line`${v("w")} - ${v("l")}`,
    ),
    makeRule(
      "total",
      "m gap",
      "Find all the votes",
      "So many percent of the votes are the majority: divide by the percent and multiply by 100.",
      (v) => line`\frac{${v("m")} \times 100}{${v("gap")}}`,
    ),
    makeRule(
      "m",
      "total gap",
      "Find the majority",
      "Percent means out of 100.",
      (v) => line`\frac{${v("gap")}}{100} \times ${v("total")}`,
    ),
    makeRule(
      "wv",
      "total w",
      "Find the winner's votes",
      "Percent means out of 100.",
      (v) => line`\frac{${v("w")}}{100} \times ${v("total")}`,
    ),
    makeRule(
      "lv",
      "total l",
      "Find the loser's votes",
      "Percent means out of 100.",
      (v) => line`\frac{${v("l")}}{100} \times ${v("total")}`,
    ),
    makeRule(
      "total",
      "wv w",
      "Find all the votes",
      "All the votes together are 100%.",
      (v) => line`\frac{${v("wv")} \times 100}{${v("w")}}`,
    ),
    makeRule(
      "total",
      "lv l",
      "Find all the votes",
      "All the votes together are 100%.",
      (v) => line`\frac{${v("lv")} \times 100}{${v("l")}}`,
    ),
  ],
  isSound: ({ says }) => says["two"] === "yes",
  adjectives: ["valid"],
  lesson: {
    topic: "Comparing Quantities: percentage",
    method: "The whole is 100%",
    difficulty: "intermediate",
    idea: "All votes are 100%. If the percent of one candidate is known, the rest went to the other.",
    firstMove: "Find the percent of the other candidate, and by how many percent they differ.",
    terms: { Majority: "By how many votes the winner is ahead." },
    next: [
      "How many votes did each candidate get?",
      "What would change if some votes were invalid?",
    ],
  },
  examples: [
    "In an election between two candidates, the winner got 60% of the votes and won by 400 votes. How many votes were polled?",
    "In an election between two candidates, a candidate got 35% of the votes and lost by 900 votes. Find the total number of votes polled.",
  ],
});
