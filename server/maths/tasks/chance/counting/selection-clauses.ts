import { type Clause, clauses, countOf, type GapTexts } from "../../../wording/line-reader.ts";
import { things } from "./things.ts";
import type { CountPlan, Factor } from "./plan.ts";

/** A counting problem as a plan, with the data for a similar one. */
export interface Selection {
  plan: CountPlan;
  reading: string;
  /** A question of the same shape with other numbers. */
  again: (draw: (least: number, most: number) => number) => string;
}

/** Clauses with gaps for nouns of people and things. */
export function storyClauses(
  texts: readonly string[],
  says: (taken: GapTexts) => Selection | null,
): Clause<Selection>[] {
  return clauses(texts, says, things);
}

const adjectives =
  "[different|distinct|given|available|new|red|black|white|green|blue|yellow|good|qualified|distinguishable]";
/** A gap for a noun, with an optional adjective before it: "different books". */
export const noun = (name: string): string => `${adjectives} {${name}:thing}`;
/** The start of a question: "In how many ways". */
export const start =
  "[find|calculate|what_is|determine] [in] [how_many|number_of] [different|distinct|possible|various] ways [are_there|there_are|in_which|is_it_possible|of]";
/** The optional person who chooses: "we", "a teacher". */
export const pronoun =
  "[i|we|you|she|he|they|one|it|a_teacher|a_student|a_person|a_coach|coach|teacher]";
/** Verbs of choosing, active and passive: "select", "be chosen". */
export const choiceVerbs =
  "[be] chosen|selected|picked|formed|made|constituted|taken|drawn|elected|choose|select|pick|make|form|constitute|choosing|selecting|picking|forming";
/** What is chosen from: "from a group of". */
export const out =
  "from|out_of|of|from_among|among [a|an] [group|class|list|panel|set|team|collection|squad|pool|total|bank|test_bank|question_bank] [of]";
/** The name of the chosen group: "a committee". */
export const unit =
  "a|an committee|team|group|jury|delegation|sub_committee|subcommittee|panel|board|squad";

function plain(from: number, count: number, what: string): Selection | null {
  if (count < 1 || count > from || from > 100) return null;
  return {
    plan: {
      cases: [
        {
          name: "",
          factors: [{ kind: "choose", from, count, what: `Choose ${count} of the ${from}` }],
        },
      ],
    },
    reading: `\\text{Choose ${count} of ${from} ${what}}`,
    again: (draw) => {
      const all = draw(6, 15);
      return `In how many ways can ${draw(2, Math.min(5, all - 1))} ${what} be chosen from ${all} ${what}?`;
    },
  };
}

/** "3 students from 10 students": both nouns must be the same, or one be missing. */
function sameThing(...names: readonly (string | undefined)[]): string | null {
  const known = new Set(names.filter((name) => name !== undefined).map((name) => singular(name)));
  const [only] = known;
  const people = new Set(["people", "person", "member"]);
  const isPeople = [...known].every((name) => people.has(name));
  if (known.size > 1 && !isPeople) return null;
  return names.find((name) => name !== undefined) ?? only ?? "things";
}

export function singular(name: string): string {
  const own = name.split(" ").at(-1) ?? name;
  if (own === "people" || own === "persons") return "person";
  return own
    .replace(/men$/, "man")
    .replace(/children$/, "child")
    .replace(/ies$/, "y")
    .replace(/s$/, "");
}

const choosing: readonly Clause<Selection>[] = storyClauses(
  [
    `${start} can ${pronoun} {r:whole} ${noun("x")} ${choiceVerbs} ${out} {n:whole} ${noun("y")}`,
    `${start} can ${pronoun} {r:whole} ${noun("x")} ${choiceVerbs} ${out} {n:whole}`,
    `${start} can ${pronoun} ${choiceVerbs} {r:whole} ${noun("x")} ${out} {n:whole} ${noun("y")}`,
    `${start} can ${pronoun} ${choiceVerbs} {r:whole} ${noun("x")} ${out} {n:whole}`,
    `${start} [to|of|for] ${choiceVerbs} {r:whole} ${noun("x")} ${out} {n:whole} ${noun("y")}`,
    `${start} can ${pronoun} ${unit} of {r:whole} [people|persons|members] ${choiceVerbs} ${out} {n:whole} ${noun("y")}`,
    `${start} [can] ${pronoun} ${choiceVerbs} ${unit} of {r:whole} [people|persons|members] ${out} {n:whole} ${noun("y")}`,
    `how many [different] teams|committees|groups of {r:whole} [people|persons|members|players|students] can ${choiceVerbs} ${out} {n:whole} ${noun("y")}`,
    `${start} can {n:whole} ${noun("y")} be taken {r:whole} at a time`,
    `a professor|teacher|student|coach is creating|making|preparing|setting a|an exam|test|paper|quiz of {r:whole} questions from a|an test_bank|question_bank|bank of {n:whole} questions . ${start} can ${pronoun} select|choose|pick [the] questions`,
    `{n:whole} ${noun("y")} me se {r:whole} [ko] kitne tarike|tarikon|ways se chun|choose|select sakte hain`,
  ],
  ({ r, n, x, y }) => {
    const what = sameThing(y, x);
    return what === null ? null : plain(countOf(n), countOf(r), what);
  },
);

export interface Group {
  name: string;
  all: number;
}

/** The kinds of things with their numbers. Null if a name occurs twice, or for more than 60 of a kind. */
export function groups(taken: GapTexts): Group[] | null {
  const read = [
    { name: taken["x"], all: taken["a"] },
    { name: taken["y"], all: taken["b"] },
    { name: taken["z"], all: taken["c"] },
  ].flatMap(({ name, all }) =>
    name === undefined || all === undefined ? [] : [{ name, all: countOf(all) }],
  );
  const names = new Set(read.map(({ name }) => name));
  return names.size === read.length && read.every(({ all }) => all <= 60) ? read : null;
}

/** A given number of each group; the nouns of both lists must match. */
function ofEach(taken: GapTexts): Selection | null {
  const known = groups(taken);
  if (!known) return null;
  const wanted = [
    { name: taken["u"], count: taken["p"] },
    { name: taken["v"], count: taken["q"] },
    { name: taken["w"], count: taken["s"] },
  ].flatMap(({ name, count }) =>
    name === undefined || count === undefined
      ? []
      : [{ name: singular(name), count: countOf(count) }],
  );
  const total = taken["r"];
  if (total !== undefined && countOf(total) !== wanted.reduce((sum, { count }) => sum + count, 0))
    return null;
  const factors = known.map((group): Factor | null => {
    const own = wanted.filter(({ name }) => name === singular(group.name));
    const [only] = own;
    if (!only || own.length > 1 || only.count > group.all) return null;
    return {
      kind: "choose",
      from: group.all,
      count: only.count,
      what: `Choose ${only.count} of the ${group.all} ${group.name}`,
    };
  });
  if (factors.some((factor) => factor === null) || wanted.length !== known.length) return null;
  const [one, two] = known;
  return {
    plan: { cases: [{ name: "", factors: factors.filter((factor) => factor !== null) }] },
    reading: `\\text{Choose ${wanted.map(({ count }, at) => `${count} of ${known.find((group) => singular(group.name) === wanted[at]?.name)?.all ?? 0} ${plural(wanted[at]?.name ?? "")}`).join(" and ")}}`,
    again: (draw) =>
      `In how many ways can a team of ${draw(2, 3)} ${one?.name ?? "boys"} and ${draw(2, 3)} ${two?.name ?? "girls"} be selected from ${draw(4, 8)} ${one?.name ?? "boys"} and ${draw(4, 8)} ${two?.name ?? "girls"}?`,
  };
}

function plural(name: string): string {
  return name.endsWith("man")
    ? name.replace(/man$/, "men")
    : name === "child"
      ? "children"
      : name === "person"
        ? "people"
        : name === "lady"
          ? "ladies"
          : `${name}s`;
}

/** Two kinds from which members are chosen: "6 men and 4 women". */
export const twoAll = `{a:whole} ${noun("x")} and {b:whole} ${noun("y")}`;
const threeAll = `{a:whole} ${noun("x")} , {b:whole} ${noun("y")} [,] and {c:whole} ${noun("z")}`;
const twoWanted = `[exactly] {p:whole} {u:thing} and [exactly] {q:whole} {v:thing}`;
const threeWanted = `{p:whole} {u:thing} , {q:whole} {v:thing} [,] and {s:whole} {w:thing}`;

const each: readonly Clause<Selection>[] = storyClauses(
  [
    ...[
      [twoWanted, twoAll],
      [threeWanted, threeAll],
    ].flatMap(([wanted, all]) => [
      `${start} can ${pronoun} [${unit} of] ${wanted} ${choiceVerbs} ${out} ${all}`.replace(
        `[${unit} of]`,
        `< ${unit} of >`,
      ),
      `${start} can ${pronoun} ${choiceVerbs} < ${unit} of > ${wanted} ${out} ${all}`,
      `${start} [to|of|for] ${choiceVerbs} ${wanted} ${out} ${all}`,
    ]),
    `${start} can ${unit} of {r:whole} [people|persons|members] ${choiceVerbs} ${out} ${twoAll} [,] [so_as_to|such_that_it|so_that_it|if_it_must|that|which|if_it_is_to|if_committee_must] consisting_of|with|containing|including|having|include|consist_of|contain|consists_of|contains|has|have ${twoWanted}`,
    `${start} can ${unit} consisting of ${twoWanted} ${choiceVerbs} ${out} ${twoAll}`,
  ],
  ofEach,
);

/** Wordings of choices without order, from one kind or several: "a committee of 3 men and 2 women". */
export const selectionClauses: readonly Clause<Selection>[] = [...choosing, ...each];
