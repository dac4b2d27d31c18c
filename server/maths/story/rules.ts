import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { reasons } from "../working/reasons.ts";
import { lineValue } from "./line.ts";

/** The value of a role; a request for an unknown role is a bug. */
export type ValueOf = (role: string) => Rational;

/** A formula of the chapter, solved for one of its quantities. */
export interface Rule {
  finds: string;
  from: readonly string[];
  /** The action: "Find the profit". */
  title: string;
  /** The formula in words; empty if the rule only inverts another rule. */
  why: string;
  /** The formula with its numbers, in LaTeX; its value is the value of the role. */
  line: (value: ValueOf) => string;
}

/**
 * A formula, so that a list of them reads like a textbook page: its result, and its inputs (names with spaces between).
 */
export function makeRule(
  finds: string,
  from: string,
  title: string,
  why: string,
  line: Rule["line"],
): Rule {
  return { finds, from: from.split(" "), title, why, line };
}

/** The reason for an inverse rule: its operation undoes that of the other rule. */
export function undoing(line: string): string {
  if (line.startsWith("\\sqrt")) return reasons.undoSquare;
  if (/[+-]/.test(line)) {
    return line.includes("-") ? "Subtracting undoes adding." : "Adding undoes taking away.";
  }
  return /\\(?:div|frac)/.test(line)
    ? "Dividing undoes multiplying."
    : "Multiplying undoes dividing.";
}

export interface RuleResult {
  rule: Rule;
  line: string;
  value: Rational;
}

/**
 * The shortest chain of rules from the given to the requested roles; null if there is none, or if a given role is not
 * used: an unused number means that the word problem was not understood.
 */
export function plan(
  rules: readonly Rule[],
  given: ReadonlySet<string>,
  asked: readonly string[],
  spare: readonly string[] = [],
): Rule[] | null {
  const { chosen, isComplete } = choose(rules, given, asked);
  if (!isComplete || asked.some((role) => given.has(role))) return null;
  const needed = neededRoles(chosen, asked);
  if (![...given].every((role) => needed.has(role) || spare.includes(role))) return null;
  return [...chosen.values()].filter(({ finds }) => needed.has(finds));
}

/** The rule that gives each role, by breadth-first search from the known roles until all requested ones are found. */
function choose(
  rules: readonly Rule[],
  given: ReadonlySet<string>,
  asked: readonly string[],
): { chosen: Map<string, Rule>; isComplete: boolean } {
  const chosen = new Map<string, Rule>();
  const isKnown = (role: string): boolean => given.has(role) || chosen.has(role);
  while (!asked.every(isKnown)) {
    const ready = rules.filter(({ finds, from }) => !isKnown(finds) && from.every(isKnown));
    if (ready.length === 0) return { chosen, isComplete: false };
    for (const rule of ready) if (!chosen.has(rule.finds)) chosen.set(rule.finds, rule);
  }
  return { chosen, isComplete: true };
}

/** The value of a role if the rules lead to it, with any subset of the given roles; otherwise null. */
export function reach(
  rules: readonly Rule[],
  given: ReadonlyMap<string, Rational>,
  role: string,
): Rational | null {
  const known = new Map(given);
  for (;;) {
    const value = known.get(role);
    if (value) return value;
    const next = rules.find(({ finds, from }) => {
      return !known.has(finds) && from.every((name) => known.has(name));
    });
    if (!next) return null;
    known.set(next.finds, lineValue(next.line(valueFrom(known))));
  }
}

function neededRoles(chosen: ReadonlyMap<string, Rule>, asked: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const open = [...asked];
  for (let role = open.pop(); role !== undefined; role = open.pop()) {
    if (needed.has(role)) continue;
    needed.add(role);
    open.push(...(chosen.get(role)?.from ?? []));
  }
  return needed;
}

/** Evaluates the rules. */
export function follow(rules: readonly Rule[], given: ReadonlyMap<string, Rational>): RuleResult[] {
  const known = new Map(given);
  return rules.map((rule) => {
    const written = rule.line(valueFrom(known));
    const value = lineValue(written);
    known.set(rule.finds, value);
    return { rule, line: written, value };
  });
}

function valueFrom(known: ReadonlyMap<string, Rational>): ValueOf {
  return (role) => {
    const value = known.get(role);
    if (!value) throw new Error(`There is no value for ${role}`);
    return value;
  };
}

/** A given number recomputed from the answer. */
export interface WayBack {
  role: string;
  results: readonly RuleResult[];
  value: Rational;
}

/**
 * Checks an answer by substitution: removes one given number, and recomputes it by other formulas from the answer and
 * the other numbers. Null if no formulas lead back, or if they give a different number.
 */
export function wayBack(
  rules: readonly Rule[],
  given: ReadonlyMap<string, Rational>,
  answer: readonly [string, Rational],
): WayBack | null {
  const back = wayTo(rules, given, answer);
  const value = back && given.get(back.role);
  return value && q.equals(back.value, value) ? back : null;
}

/** The value that some given role would need for this answer; null if no formulas lead back. */
export function wayTo(
  rules: readonly Rule[],
  given: ReadonlyMap<string, Rational>,
  answer: readonly [string, Rational],
): WayBack | null {
  for (const role of given.keys()) {
    const start = new Map([...given, answer]);
    start.delete(role);
    const chain = planUsing(rules, start, role, answer[0]);
    const results = chain && follow(chain, start);
    const value = results?.at(-1)?.value;
    if (results && value) return { role, results, value };
  }
  return null;
}

/** A chain to the needed role that uses the role `used`, whatever else it leaves out. */
function planUsing(
  rules: readonly Rule[],
  start: ReadonlyMap<string, Rational>,
  role: string,
  used: string,
): Rule[] | null {
  const { chosen, isComplete } = choose(rules, new Set(start.keys()), [role]);
  if (!isComplete) return null;
  const needed = neededRoles(chosen, [role]);
  if (!needed.has(used)) return null;
  return [...chosen.values()].filter(({ finds }) => needed.has(finds));
}
