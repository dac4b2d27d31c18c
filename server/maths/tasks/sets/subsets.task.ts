import type { MathsAnswer } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { tooHard } from "../../refusal.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { type Elements, readElements, setLatex, setPlain } from "./read-sets.ts";

interface Problem {
  elements: Elements;
  wanted: "list" | "count" | "proper count";
}

const set = String.raw`(?:the )?(?:given )?(?:set )?(?:[A-Z] ?= ?)?\\?\{(?<inner>[^{}]*?)\\?\}`;
const wordings: readonly (readonly [RegExp, Problem["wanted"]])[] = [
  [
    new RegExp(
      `^(?:(?:write|find|list|write down|give) )?(?:all )?(?:the )?(?:subsets of|power set of|possible subsets of) ${set}$`,
      "i",
    ),
    "list",
  ],
  [
    new RegExp(
      `^(?:(?:find|what is|write) )?(?:the )?(?:total )?number of (?:all )?(?:the )?(?:possible )?subsets of ${set}$`,
      "i",
    ),
    "count",
  ],
  [new RegExp(`^how many subsets does ${set} have$`, "i"), "count"],
  [
    new RegExp(
      `^(?:(?:find|what is|write) )?(?:the )?(?:total )?number of (?:all )?(?:the )?proper subsets of ${set}$`,
      "i",
    ),
    "proper count",
  ],
  [new RegExp(`^how many proper subsets does ${set} have$`, "i"), "proper count"],
];

const mostListed = 4;

function recognise({ text }: Question): Problem | null {
  if (!/subset|power set/i.test(text)) return null;
  const line = text
    .replaceAll("$", "")
    .replaceAll(/\s+/g, " ")
    .replace(/[\s.?]+$/, "");
  for (const [pattern, wanted] of wordings) {
    const inner = pattern.exec(line)?.groups?.["inner"];
    const elements = inner === undefined ? null : readElements(inner);
    if (elements) return { elements, wanted };
  }
  return null;
}

function solve({ elements, wanted }: Problem): Elements[] {
  if (wanted === "list" && elements.length > mostListed) {
    throw tooHard("That is a long list of subsets. Ask me for their number instead.");
  }
  if (elements.length > 12) throw tooHard("This set is too large for me.");
  return subsetsOf(elements).toSorted((a, b) => a.length - b.length);
}

function subsetsOf([first, ...others]: Elements): Elements[] {
  if (first === undefined) return [[]];
  const without = subsetsOf(others);
  return [...without.map((subset) => [first, ...subset]), ...without];
}

/** Counts the distinct subsets: each element is in a subset or not, so there are 2ⁿ. */
function prove({ elements }: Problem, subsets: Elements[]): Proof | null {
  const count = elements.reduce((doubled) => doubled * 2, 1);
  if (new Set(subsets.map(setPlain)).size !== count || subsets.length !== count) return null;
  return {
    method: "Each element is in a subset or not, so every element doubles their number",
    lines: [`2^{${elements.length}} = ${count}`],
  };
}

function explain({ elements, wanted }: Problem, subsets: Elements[]): Explanation {
  const count = step(
    "Count the subsets",
    "A set with $n$ elements has $2^{n}$ subsets: each element is in or out.",
    `2^{${elements.length}} = ${subsets.length}`,
  );
  const proper = step(
    "Leave out the set itself",
    "A proper subset is never the whole set.",
    String(subsets.length - 1),
    `${subsets.length} - 1`,
  );
  const list = step(
    "Write them by their size, the empty set first",
    "The empty set and the set itself are subsets too.",
    subsets.map(setLatex).join(", \\; "),
  );
  const byWanted = { list: [count, list], count: [count], "proper count": [count, proper] };
  return lesson({
    topic: "Sets",
    method: "Number of subsets",
    answer: answerOf(wanted, subsets),
    steps: byWanted[wanted],
    idea: "For each element there are two choices: it is in the subset, or it is not.",
    firstMove: "Count the elements of the set.",
    finalMove: "Two choices for each element: how many subsets does that make?",
    terms: { Subset: "A set all of whose elements belong to the given set." },
    next: ["Which of these subsets are proper subsets?"],
  });
}

function answerOf(wanted: Problem["wanted"], subsets: readonly Elements[]): MathsAnswer {
  if (wanted === "list") {
    return {
      latex: subsets.map(setLatex).join(", \\; "),
      plain: subsets.map(setPlain).join(", "),
    };
  }
  const count = String(wanted === "count" ? subsets.length : subsets.length - 1);
  return { latex: count, plain: count };
}

/** Lists or counts the subsets of a set. */
export const subsetsOfSet = defineTask<Problem, Elements[]>({
  name: "subsets",
  recognise,
  reading: ({ elements, wanted }) =>
    `\\text{${wanted === "list" ? "subsets" : `number of ${wanted === "count" ? "" : "proper "}subsets`} of } ${setLatex(elements)}`,
  solve,
  prove,
  explain,
  vary: ({ wanted }, random) => {
    const count = wholeBetween(random, 2, wanted === "list" ? 3 : 6);
    const first = wholeBetween(random, 1, 9);
    const elements = Array.from({ length: count }, (_, at) => first + at).join(", ");
    const asked = wanted === "proper count" ? "proper subsets" : "subsets";
    return wanted === "list"
      ? `Write all the subsets of {${elements}}`
      : `Find the number of ${asked} of {${elements}}`;
  },
  examples: ["Write all the subsets of {1, 2}", "Find the number of subsets of {1, 2, 3}"],
});
