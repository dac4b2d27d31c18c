import { canonical } from "../../algebra/canonical.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import { type Expression, variablesIn } from "../../expressions/expression.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { readApplied } from "../calculus/functions/applied.ts";
import type { FunctionQuestion } from "../calculus/functions/clauses.ts";
import { resolve, type Resolved } from "../calculus/functions/resolve.ts";
import { closingBracket, isWord } from "../calculus/read-formula.ts";
import { hasIdle } from "./idle-sentences.ts";
import { inPlace } from "./in-place.ts";
import type { Sentences } from "./read-sentences.ts";

/** The tokens of a letter or an application, from the first to the last. */
interface Place {
  from: number;
  to: number;
}

/** A letter or an application of the question with what it represents. */
interface Replaced extends Place {
  written: Expression;
  value: Expression;
}

export interface PutIn {
  /** The question with every defined letter and function replaced. */
  text: string;
  replaced: Replaced[];
  /** The steps in which the letters were worked out. */
  steps: Resolved["steps"];
}

/**
 * Null if a letter has no value that can be written into the question, nothing is to be put in, or something is
 * defined that the question does not need.
 */
export function putDefinitionsIn(sentences: Sentences, text: string): PutIn | null {
  const { clauses, applications, question } = sentences;
  const nothing: Expression = { kind: "variable", name: "?" };
  const { values, functions, steps } = resolve({ clauses, asked: nothing, applications });
  const parameters = new Set([...functions.values()].map(({ parameter }) => parameter));
  if ([...values.keys()].some((name) => parameters.has(name))) return null;
  const names = new Set(functions.keys());
  const places = placesIn(question, names, new Set(values.keys()));
  const replaced = places.flatMap((place) => replacedAt(place, names, sentences) ?? []);
  if (replaced.length === 0 || replaced.length < places.length) return null;
  if (
    hasIdle(
      sentences,
      replaced.map(({ written }) => written),
    )
  )
    return null;
  return { text: writtenOut(sentences, replaced, text), replaced, steps };
}

function replacedAt(
  { from, to }: Place,
  names: ReadonlySet<string>,
  { clauses, applications, question }: Sentences,
): Replaced | null {
  const written = readApplied(question.slice(from, to + 1), names, applications);
  const value = written && valueOf({ clauses, asked: written, applications });
  return value && { from, to, written, value };
}

/** The question from its first character, with the values in their places. */
function writtenOut(
  { question: tokens, style }: Sentences,
  replaced: readonly Replaced[],
  text: string,
): string {
  let done = tokens[0]?.start ?? 0;
  const parts = replaced.map(({ from, to, value }) => {
    const kept = text.slice(done, tokens[from]?.start);
    done = tokens[to]?.end ?? done;
    return kept + inPlace(value, { before: tokens[from - 1], after: tokens[to + 1] }, style);
  });
  return parts.join("") + text.slice(done);
}

/** Where defined letters, and applications of defined functions, stand. */
function placesIn(
  tokens: readonly Token[],
  functions: ReadonlySet<string>,
  values: ReadonlySet<string>,
): Place[] {
  const places: Place[] = [];
  for (const [at, token] of tokens.entries()) {
    if (at <= (places.at(-1)?.to ?? -1) || token.kind !== "letter" || isLabel(tokens, at)) continue;
    const isCall = functions.has(token.text) && isSymbol(tokens[at + 1], "(");
    if (isCall) places.push({ from: at, to: closingBracket(tokens, at + 1) });
    else if (values.has(token.text)) places.push({ from: at, to: at });
  }
  return places;
}

/** The article of "a prime number", and the (b) before a choice. */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isNoun = isWord(next, "prime", "composite", "multiple", "factor", "divisor");
  if (isWord(token, "a") && isNoun && before?.kind !== "word") return true;
  return isSymbol(before, "(") && isSymbol(next, ")");
}

/** A rational number, or a polynomial or other expression in the one letter that a function is applied to. */
function valueOf(question: FunctionQuestion): Expression | null {
  const { asked, applications } = question;
  const value = canonical(resolve(question).putIn);
  if (form.asRational(value)) return toExpression(value);
  const isCall = asked.kind === "variable" && applications.has(asked.name);
  const shown = toExpression(value, { fractions: "terms" });
  return isCall && variablesIn(shown).length === 1 ? shown : null;
}
