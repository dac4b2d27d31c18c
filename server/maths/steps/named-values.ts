import type { Expression } from "../expressions/expression.ts";
import { memoise } from "../read/memoise.ts";
import type { Relation } from "./latex-token.ts";
import { lettersOf } from "./letters-of.ts";
import { type Claim, isSide, type Link, type Side, type Statement } from "./statement.ts";

/** A name and its values: V = l × b × h = 24. */
export interface Definition {
  /** The first and the last form of its value. */
  first: Side;
  last: Side;
  /** The relation between the name and the first form. */
  relation: Relation;
  /** Whether the last form is approximate. */
  isRounded: boolean;
}

/** Words that make a side a condition instead of a name. */
const condition = /^\\text\{\s*(?:put|for|when|if|at|let|take|in)\b/i;

/** Names with their values in a claim without alternatives; names with several values are excluded. */
export const definitionsIn = memoise((claim: Claim): ReadonlyMap<string, Definition> => {
  const [statements, other] = claim;
  const found = new Map<string, Definition | null>();
  for (const statement of other ? [] : (statements ?? [])) {
    const [name, definition] = definitionOf(statement) ?? [];
    if (name !== undefined && definition) found.set(name, found.has(name) ? null : definition);
  }
  return new Map(
    [...found].flatMap(([name, definition]) => (definition ? [[name, definition]] : [])),
  );
});

function definitionOf(statement: Statement): [string, Definition] | null {
  if (statement.kind === "unread") return null;
  const [subject, ...forms] = statement.sides;
  const first = forms.find(isSide);
  const last = statement.sides.at(-1);
  const [relation = "="] = statement.relations;
  if (!isSide(first) || !isSide(last)) return null;
  if (statement.relations.some((one) => one !== "=" && one !== "≈")) return null;
  const name = subject === undefined ? null : nameOf(subject, last);
  const isRounded = statement.relations.includes("≈") || last.isRounded;
  return name === null ? null : [name, { first, last, relation, isRounded }];
}

/** The subject as it is written, if it is a name: not a number, and nothing on which its value depends. */
function nameOf(subject: Link, last: Side): string | null {
  if (subject === "previous") return null;
  if (!isSide(subject)) return condition.test(subject.unreadText) ? null : subject.unreadText;
  const letters = lettersOf(subject.values[0]);
  const own = new Set(lettersOf(last.values[0]));
  // Chemists use π for a pressure.
  const isName = letters.length > 0 || subject.text === "\\pi";
  return isName && letters.every((letter) => !own.has(letter)) ? subject.text : null;
}

/** The value of a letter: a number, or an expression in other letters. */
export interface LetterValue {
  value: Expression;
  isRounded: boolean;
}

/** Letters that a claim gives a value: a = 3, m ≈ 0.02 kg, u = 3x + 1. */
export function givensIn(claim: Claim): [string, LetterValue][] {
  return [...definitionsIn(claim).values()].flatMap((definition) => givenOf(definition, claim));
}

function givenOf({ last, isRounded }: Definition, claim: Claim): [string, LetterValue][] {
  const [value, other] = last.values;
  if (value.kind !== "scalar" || other) return [];
  const name = letterDefinedAs(last, claim);
  return name === null ? [] : [[name, { value: value.expression, isRounded }]];
}

function letterDefinedAs(last: Side, [statements = []]: Claim): string | null {
  for (const statement of statements) {
    if (statement.kind === "unread" || statement.sides.at(-1) !== last) continue;
    const [subject] = statement.sides;
    const value = isSide(subject) ? subject.values[0] : null;
    if (value?.kind === "scalar" && value.expression.kind === "variable")
      return value.expression.name;
  }
  return null;
}
