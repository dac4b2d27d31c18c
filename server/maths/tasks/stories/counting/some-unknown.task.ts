import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { wholeBar } from "../../../story/story-bars.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";
import { storyTask } from "../story-kind.ts";

const any = "number|money|mass|volume|length";
const gave = "gave|gives|gave_away|sold|ate|used|lost|spent|donated|threw_away|distributed";
const got = "got|bought|received|found|collected|won|earned|picked";
const person = "{who:person}";
const on = "<to [his|her] {_to:goods} / on|for {_on:goods}>";
const flew =
  "flew_away|fly_away|flew_off|ran_away|left|died|broke|got_off|went_away|were_sold|melted|burst";
const came = "came|joined|got_on|came_in|arrived|flew_in";

const clauses: readonly Clause[] = [
  ...telling(
    { start: "unknown" },
    `${person} had some {x:goods}`,
    "there were some {x:goods} <in|on {_in:goods}>",
  ),
  ...facts(
    `${person} ${gave} {out:${any}} [of_them] [of] <{x:goods}> ${on}`,
    `[and] [now] has|had {end:${any}} <{x:goods}> left [with_him|with_her]`,
    `${person} [now] has|had {end:${any}} <{x:goods}> left [now]`,
    `${person} ${got} {in:${any}} more <{x:goods}> <from [his|her] {_from:goods}>`,
    `[now] ${person} [now] has {end:${any}} <{x:goods}> [now|in_all|altogether]`,
    `{out:number} [of_them] <{x:goods}> ${flew}`,
    `{in:number} more <{x:goods}> ${came}`,
    "[now] there are {end:number} <{x:goods}> [now|left|in_all] [left] <in|on {_in:goods}>",
    "[now] {end:number} <{x:goods}> are|were left <in|on {_in:goods}>",
  ),
  ...asks(
    "start",
    `how_many|how_much {x:goods} did ${person} have at_first|in_beginning|initially|at_start|before|to_start_with`,
    "how_many {x:goods} were there at_first|in_beginning|initially|at_start",
  ),
  // The change is stated as "some", and requested.
  ...facts(
    "there were {start:number} {x:goods} <in|on {_in:goods}>",
    `${person} had {start:${any}} [of] {x:goods}`,
  ),
  ...telling(
    { went: "some" },
    `some [of_them] <{x:goods}> ${flew}`,
    `${person} ${gave} some [of_them] <{x:goods}> ${on}`,
  ),
  ...telling(
    { came: "some" },
    `some more <{x:goods}> ${came}`,
    `${person} ${got} some more <{x:goods}>`,
  ),
  ...asks(
    "outs",
    `how_many {x:goods} ${flew}`,
    `how_many [of_them] ${flew}`,
    `how_many {x:goods} did ${person} give|sell|eat|use|lose|spend|donate|give_away`,
  ),
  ...asks(
    "ins",
    `how_many [more] {x:goods} ${came}`,
    `how_many [more] {x:goods} did ${person} get|buy|receive|find|collect|win`,
  ),
];

/** The unknown quantity is the requested one. */
const unknowns: Readonly<Record<string, string>> = { start: "start", outs: "went", ins: "came" };

/** A bar of parts: the start if something goes, otherwise the end. */
function draw(figure: StoryFigure): ReturnType<typeof wholeBar> {
  const went = ["out", "outs"].find((role) => figure.value(role) !== null);
  const came = ["in", "ins"].find((role) => figure.value(role) !== null);
  if (went !== undefined && came !== undefined) return null;
  return went === undefined
    ? wholeBar(figure, {
        whole: "end",
        parts: [
          { role: "start", name: "At first" },
          { role: came ?? "in", name: "Came" },
        ],
      })
    : wholeBar(figure, {
        whole: "start",
        parts: [
          { role: went, name: "Went" },
          { role: "end", name: "Left" },
        ],
      });
}

/** The unknown start or change: "Had some, gave 15, has 27 left". */
export const someUnknown = storyTask({
  name: "unknown-start-or-change",
  about: /some .*how (?:many|much) /,
  clauses,
  roles: {
    start: ["At first", "like start end"],
    out: ["What went", "like out end start"],
    in: ["What came", "like in end start"],
    outs: ["What went", "like start end"],
    ins: ["What came", "like start end"],
    end: ["In the end", "like end"],
  },
  wholeIfCounted: ["start", "outs", "ins", "end", "out", "in"],
  isSound: ({ says, targets, amounts }) => {
    const [role = ""] = targets;
    return (
      targets.length === 1 &&
      says[unknowns[role] ?? ""] !== undefined &&
      Object.keys(says).length === 1 &&
      amounts.size === 2
    );
  },
  makesSense: (_, { amounts }) => {
    const kinds = new Set(
      [...amounts.values()].map(({ kind, unit }) => (kind === "money" ? unit : kind)),
    );
    return kinds.size === 1;
  },
  rules: [
    makeRule(
      "start",
      "end out",
      "Go back to the start",
      "What went away is added again.",
      (v) => line`${v("end")} + ${v("out")}`,
    ),
    makeRule(
      "start",
      "end in",
      "Go back to the start",
      "What came is taken away again.",
      (v) => line`${v("end")} - ${v("in")}`,
    ),
    makeRule(
      "outs",
      "start end",
      "Find how many went",
      "The difference of start and end.",
      (v) => line`${v("start")} - ${v("end")}`,
    ),
    makeRule(
      "ins",
      "start end",
      "Find how many came",
      "The difference of end and start.",
      (v) => line`${v("end")} - ${v("start")}`,
    ),
    makeRule("end", "start out", "Go forward", "", (v) => line`${v("start")} - ${v("out")}`),
    makeRule("end", "start in", "Go forward", "", (v) => line`${v("start")} + ${v("in")}`),
    makeRule("end", "start outs", "Go forward", "", (v) => line`${v("start")} - ${v("outs")}`),
    makeRule("end", "start ins", "Go forward", "", (v) => line`${v("start")} + ${v("ins")}`),
  ],
  draw,
  lesson: {
    topic: "Addition and subtraction in daily life",
    method: "Going back",
    difficulty: "beginner",
    idea: "Go through the story backwards: what went away comes back, what came goes away.",
    firstMove: "Write the story with an empty box for what is not known.",
    terms: {},
    next: [
      "Does the story come out right with your answer?",
      "Which sum with an empty box says the same?",
    ],
  },
  examples: [
    "Kavita had some sweets. She gave 15 sweets to her friends and had 27 left. How many sweets did she have at first?",
    "There were 56 birds on a tree. Some flew away and 38 were left. How many birds flew away?",
  ],
});
