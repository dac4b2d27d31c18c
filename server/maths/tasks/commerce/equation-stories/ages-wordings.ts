import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { mustFind } from "../../../story/question-words.ts";

const A = "{A:relative}";
const B = "{B:relative}";
/** "3 times", "twice": how many times as old, at some time. */
const multiples = [
  ["2", "twice"],
  ["3", "thrice"],
] as const;

function timesAs(role: string, is: string): string[] {
  return [
    `${A} ${is} {${role}:number} times as old as ${B}`,
    `${A} ${is} {${role}:number} times as old as ${B} is`,
    `${A} age ${is} {${role}:number} times [that_of|age_of] ${B} [age]`,
    `age of ${A} ${is} {${role}:number} times [that_of|age_of] ${B}`,
    `${A} age ${is} {${role}:number} times as_old_as ${B}`,
  ];
}

function namedTimes(role: string, is: string): Clause[] {
  return multiples.flatMap(([value, word]) => {
    return telling(
      { [role]: value },
      `${A} ${is} ${word} as old as ${B}`,
      `${A} age ${is} ${word} [that_of|age_of] ${B} [age]`,
      `age of ${A} ${is} ${word} [that_of|age_of] ${B}`,
    );
  });
}

const laterStart = ["after|in {later:time} [,] ", "{later:time} hence|later|from_now [,] "];
const agoStart = ["{ago:time} ago|back|before [,] "];

/** Wordings of the ages of two persons: "A is 5 years older than B", "10 years ago". */
export const agesClauses: readonly Clause[] = [
  ...facts(
    ...timesAs("k", "is"),
    `${A} is {older:time} older|elder than ${B}`,
    `${B} is {older:time} younger than ${A}`,
    `sum of [present] ages of ${A} and ${B} is {sum:time}`,
    "sum of their [present] ages is {sum:time}",
    "sum of their [present] ages is {sum:number} [years]",
    "[their] total [present] age is {sum:time}",
    `[present] ages of ${A} and ${B} are in ratio [of] {ratio:ratio}`,
    `ratio of [present] ages of ${A} and ${B} is {ratio:ratio}`,
    ...laterStart.flatMap((when) => timesAs("kLater", "will_be").map((text) => when + text)),
    ...agoStart.flatMap((when) => timesAs("kAgo", "was").map((text) => when + text)),
    ...laterStart.map((when) => `${when}sum of their ages will be {sumLater:time}`),
    ...laterStart.map((when) => `${when}ratio of their ages will be {ratioLater:ratio}`),
    ...laterStart.map((when) => `${when}their ages will be in ratio {ratioLater:ratio}`),
    ...laterStart.map((when) => `${when}ratio will_be|becomes|will_become {ratioLater:ratio}`),
    ...agoStart.map((when) => `${when}sum of their ages was {sumAgo:time}`),
  ),
  ...namedTimes("k", "is"),
  ...laterStart.flatMap((when) => prefixed(when, "kLater", "will_be")),
  ...agoStart.flatMap((when) => prefixed(when, "kAgo", "was")),
  ...asks(
    "both",
    `${mustFind} their [present] ages|age`,
    `${mustFind} [present] ages of ${A} and ${B}`,
    `${mustFind} [present] ages of both`,
    "what are their [present] ages",
    "how old are they|both [now]",
    `${mustFind} their present|current ages`,
  ),
  ...asks(
    "one",
    `${mustFind} [present] age of {Q:relative}`,
    "how old is {Q:relative} [now]",
    `${mustFind} {Q:relative} [present] age`,
    "what is {Q:relative} [present] age",
  ),
];

function prefixed(when: string, role: string, is: string): Clause[] {
  return multiples.flatMap(([value, word]) =>
    telling(
      { [role]: value },
      `${when}${A} ${is} ${word} as old as ${B}`,
      `${when}${A} age ${is} ${word} [that_of|age_of] ${B} [age]`,
    ),
  );
}
