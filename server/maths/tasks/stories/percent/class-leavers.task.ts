import { asks, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

/** A percentage of a group, of which some leave or join. */
export const classLeavers = storyTask({
  name: "part-of-a-group-changes",
  about: /P\d.* of .*N\d/,
  clauses: [
    ...facts(
      "there are {n:number} students|children|people|persons|members|workers <in {_g:goods}>",
      "in|there_is class|school|village|club|group of {n:number} students|children|people|persons|members",
      "class|school|village|club|group has {n:number} students|children|people|persons|members",
      "{p:percent} of them are {x:word}",
      "{p:percent} of students|children|people|persons|members|workers are {x:word}",
      "[if] {out:number} {x:word} leave|left [class|school]",
      "[if] {in:number} more {x:word} join|joined|come [class|school]",
    ),
    ...asks(
      "end",
      "how_many {x:word} remain|remains|are_left|remained|were_left [in_class|in_school|now]",
      "how_many {x:word} are there now",
      "how_many {x:word} are|will_be there [in_class|now]",
    ),
  ],
  roles: {
    n: ["All", ""],
    p: ["Percent", "%"],
    part: ["Part", "noun x"],
    out: ["Those who leave", "noun x"],
    in: ["Those who join", "noun x"],
    end: ["In the end", "noun x"],
  },
  whole: ["n", "part", "out", "in", "end"],
  isSound: ({ words, amounts }) =>
    !/^(?:students|children|people|persons|members|workers|absent|present)$/.test(
      words.get("x") ?? "",
    ) && amounts.size === 3,
  rules: [
    makeRule(
      "part",
      "n p",
      "Find the part at first",
      "Percent means out of 100, and “of” means multiply.",
      (v) => line`\frac{${v("p")}}{100} \times ${v("n")}`,
    ),
    makeRule(
      "end",
      "part out",
      "Take away those who leave",
      "Left: subtract.",
      (v) => line`${v("part")} - ${v("out")}`,
    ),
    makeRule(
      "end",
      "part in",
      "Add those who join",
      "Joined: add.",
      (v) => line`${v("part")} + ${v("in")}`,
    ),
    makeRule(
      "part",
      "end out",
      "Find the part at first again",
      "",
      (v) => line`${v("end")} + ${v("out")}`,
    ),
    makeRule(
      "part",
      "end in",
      "Find the part at first again",
      "",
      (v) => line`${v("end")} - ${v("in")}`,
    ),
    makeRule(
      "n",
      "part p",
      "Find all again",
      "",
      (v) => line`\frac{${v("part")} \times 100}{${v("p")}}`,
    ),
  ],
  lesson: {
    topic: "Comparing Quantities: percentage",
    method: "Find the part, then the change",
    difficulty: "beginner",
    idea: "First find how many the percent is, then see what changes.",
    firstMove: "Find the percent of the whole group.",
    terms: {},
    next: ["What percent of the group are they afterwards?", "How many of the others are there?"],
  },
  examples: [
    "There are 40 students in a class. 60% of them are boys. If 5 boys leave, how many boys remain?",
    "There are 50 students in a class. 40% of them are girls. If 6 more girls join, how many girls are there now?",
  ],
});
