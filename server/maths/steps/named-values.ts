import type { Expression } from "../expressions/expression.ts";
import { remembered } from "../read/remembered.ts";
import type { Relation } from "./latex-token.ts";
import { lettersOf } from "./letters-of.ts";
import { type Claim, isSide, type Link, type Side, type Statement } from "./statement.ts";

/** What a name is said to be: V = l × b × h = 24. */
export interface Definition {
  /** The first form it is given, and the last. */
  first: Side;
  last: Side;
  /** Between the name and the first form. */
  relation: Relation;
  /** Whether the last form is no exact value. */
  isRounded: boolean;
}

/** Words that make a side a condition rather than a name. */
const condition = /^\\text\{\s*(?:put|for|when|if|at|let|take|in)\b/i;

/** Names with what they are said to be, in a claim without alternatives; not those that are said to be several things. */
export const definitionsIn = remembered((claim: Claim): ReadonlyMap<string, Definition> => {
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

/** The subject as it is written, where it names something: not a number, and nothing that its value depends on. */
function nameOf(subject: Link, last: Side): string | null {
  if (subject === "previous") return null;
  if (!isSide(subject)) return condition.test(subject.unread) ? null : subject.unread;
  const letters = lettersOf(subject.values[0]);
  const own = new Set(lettersOf(last.values[0]));
  // Chemists call a pressure π.
  const isName = letters.length > 0 || subject.written === "\\pi";
  return isName && letters.every((letter) => !own.has(letter)) ? subject.written : null;
}

/** What a letter was said to be: a number, or an expression in other letters. */
export interface Given {
  value: Expression;
  isRounded: boolean;
}

/** Letters that a claim gives a value: a = 3, m ≈ 0.02 kg, u = 3x + 1. */
export function givensIn(claim: Claim): [string, Given][] {
  return [...definitionsIn(claim).values()].flatMap((definition) => givenOf(definition, claim));
}

function givenOf({ last, isRounded }: Definition, claim: Claim): [string, Given][] {
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
