import { type Clause, countOf, type GapTexts } from "../../../wording/line-reader.ts";
import type { Factor } from "./plan.ts";
import {
  choiceVerbs,
  type Group,
  groups,
  out,
  pronoun,
  type Selection,
  singular,
  start,
  storyClauses,
  twoAll,
  unit,
} from "./selection-clauses.ts";

/** At least, at most or exactly a given number of one of two groups. */
function bounded(
  taken: GapTexts,
  test: (count: number, limit: number) => boolean,
  words: string,
): Selection | null {
  const known = groups(taken);
  const [size, limit] = [countOf(taken["r"]), countOf(taken["k"])];
  const wanted = singular(taken["u"] ?? "");
  const own = known?.find(({ name }) => singular(name) === wanted);
  const other = known?.find(({ name }) => singular(name) !== wanted);
  if (!own || !other || size > own.all + other.all || size < 1) return null;
  const counts = Array.from({ length: size + 1 }, (_, count) => count).filter(
    (count) => count <= own.all && size - count <= other.all,
  );
  const factorsOf = (count: number): Factor[] => [
    { kind: "choose", from: own.all, count: count, what: "" },
    { kind: "choose", from: other.all, count: size - count, what: "" },
  ];
  const good = counts.filter((count) => test(count, limit));
  if (good.length === 0) return null;
  return {
    plan: {
      cases: good.map((count) => ({
        name: `${count} ${own.name} and ${size - count} ${other.name}`,
        factors: good.length === 1 ? named(factorsOf(count), [own, other]) : factorsOf(count),
      })),
      without: {
        all: [{ kind: "choose", from: own.all + other.all, count: size, what: "" }],
        others: counts.filter((count) => !test(count, limit)).map(factorsOf),
      },
    },
    reading: `\\text{Choose ${size} of ${own.all} ${own.name} and ${other.all} ${other.name}, ${words} ${limit} ${own.name}}`,
    again: (draw) =>
      `In how many ways can a committee of ${draw(4, 5)} be formed from ${draw(5, 8)} ${other.name} and ${draw(4, 6)} ${own.name} if it must have ${words} ${draw(2, 3)} ${own.name}?`,
  };
}

/** At least one of each of both groups. */
function bothPresent(taken: GapTexts): Selection | null {
  const known = groups(taken);
  const asked = [taken["u"], taken["v"]].map((name) => singular(name ?? ""));
  const areBoth = known?.every(({ name }) => asked.includes(singular(name))) === true;
  if (!known || !areBoth || asked[0] === asked[1]) return null;
  const size = countOf(taken["r"]);
  return bounded(
    { ...taken, k: "1", u: known[0]?.name ?? "" },
    (count) => count >= 1 && count < size,
    "at least one of each kind, so at least",
  );
}

function named(factors: readonly Factor[], names: readonly Group[]): Factor[] {
  return factors.map((factor, at) =>
    factor.kind === "choose"
      ? { ...factor, what: `Choose ${factor.count} of the ${factor.from} ${names[at]?.name ?? ""}` }
      : factor,
  );
}

const condition =
  "[,] [so_that|such_that|if|in_which|with|where|when|which|that] [it|team|committee|group|there] [must|should|has_to|is_to|is|are|always] [have|has|contain|contains|include|includes|consist_of|consists_of|be|containing|including|having]";

const limits: readonly [
  text: string,
  test: (count: number, limit: number) => boolean,
  words: string,
][] = [
  [
    "at least|atleast {k:whole} {u:thing} [in_it|included|are_included|is_included|are_to_be_included]",
    (count, limit) => count >= limit,
    "at least",
  ],
  [
    "at most|atmost {k:whole} {u:thing} [in_it|included|are_included]",
    (count, limit) => count <= limit,
    "at most",
  ],
  ["not more than {k:whole} {u:thing}", (count, limit) => count <= limit, "at most"],
  [
    "exactly|only {k:whole} {u:thing} [in_it|included|are_included]",
    (count, limit) => count === limit,
    "exactly",
  ],
  ["no {u:thing} [is_included|are_included|in_it]", (count) => count === 0, "exactly"],
];

const members = "[people|persons|members|students|players|member]";

/** "How many committees" instead of "in how many ways". */
const many =
  "[find|determine|what_is] [how_many|number_of|total_number_of] [different|distinct|possible] committees|teams|groups|juries|delegations";

function boundedStories(limit: string): string[] {
  const settings = [
    `${unit} consists_of|has|contains ${twoAll}`,
    `[there_are] ${twoAll} [in] [a|an] [class|group|club]`,
  ];
  const formed = `a|an committee|team|group|jury|delegation of {r:whole} ${members} is|has to be ${choiceVerbs}`;
  return [
    `${start} can ${pronoun} ${unit} of {r:whole} ${members} ${choiceVerbs} ${out} ${twoAll} ${condition} ${limit}`,
    `${start} [can] ${pronoun} ${choiceVerbs} ${unit} of {r:whole} ${members} ${out} ${twoAll} ${condition} ${limit}`,
    `${many} of {r:whole} ${members} can ${choiceVerbs} ${out} ${twoAll} ${condition} ${limit}`,
    `from {a:whole} {x:thing} and {b:whole} {y:thing} [,] ${formed} ${condition} ${limit} [.|,] ${start} can this|it be done|formed`,
    `${formed} ${out} ${twoAll} ${condition} ${limit} [.|,] ${start} can this|it be done|formed`,
    `${formed} ${out} ${twoAll} [.|,] ${start} can this|it be done|formed ${condition} ${limit}`,
    ...settings.map(
      (setting) =>
        `${setting} . ${start} can ${unit} of {r:whole} ${members} ${choiceVerbs} ${condition} ${limit}`,
    ),
  ];
}

const limited: readonly Clause<Selection>[] = limits.flatMap(([text, test, words]) =>
  storyClauses(boundedStories(text), (taken) => bounded({ k: "0", ...taken }, test, words)),
);

/** Committees from two groups, with at least, at most or exactly a given number of one. */
export const boundedClauses: readonly Clause<Selection>[] = [
  ...limited,
  ...storyClauses(
    boundedStories("at|atleast [least] 1 {u:thing} and [at] [least] [1] {v:thing}"),
    bothPresent,
  ),
];
