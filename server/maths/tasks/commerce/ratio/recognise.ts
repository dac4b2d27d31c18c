import type { Expression, NumberLeaf } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { notSupported, notUnderstood } from "../../../refusal.ts";

export type RatioProblem =
  | { kind: "simplify"; terms: NumberLeaf[] }
  | { kind: "divide"; amount: NumberLeaf; terms: NumberLeaf[] }
  /** a : b = c : d with one unknown, at index 0 to 3. */
  | { kind: "missing"; terms: (NumberLeaf | string)[]; unknown: number; name: string };

const divideWordings = [
  "divide|share|split|distribute {n} in|into the ratio {r}",
  "divide|share|split|distribute {n} in|into the ratio of {r}",
  "divide|share|split|distribute {n} in|into ratio {r}",
].map(phrase);

const simplifyWordings = [
  "ratio {r}",
  "the ratio {r}",
  "ratio {r} in its|the simplest|lowest form|terms",
  "{r} in its|the simplest|lowest form|terms",
  "{r} in simplest|lowest form|terms",
  "simplest form of {r}",
  "simplest form of the ratio {r}",
].map(phrase);

const ofWordings = ["ratio of {a} to {b}", "ratio of {a} and {b}", "ratio {a} to {b}"].map(phrase);

const missingWordings = ["missing term {m}", "missing term in {m}", "missing number in {m}"].map(
  phrase,
);

/** A ratio question, or null if it contains no ratio. A bare 12:18 could be a time of day and is not accepted. */
export function recognise(question: Question): RatioProblem | null {
  const { body, targets, verbs } = question;
  const simple = targets.length === 0 ? readSimplify(body, verbs) : null;
  return (targets.length === 0 ? readDivide(body) : null) ?? simple ?? readMissing(body, targets);
}

function gap(wordings: readonly ReturnType<typeof phrase>[], name: string, body: readonly Token[]) {
  for (const wording of wordings) {
    const found = matchPhrase(wording, body)?.get(name);
    if (found && !found.some(({ kind }) => kind === "word")) return found;
  }
  return null;
}

function readDivide(body: readonly Token[]): RatioProblem | null {
  const amount = gap(divideWordings, "n", body);
  const ratio = gap(divideWordings, "r", body);
  if (!amount || !ratio) return null;
  const leaf = positive(parseExpression(amount), { money: true });
  return { kind: "divide", amount: leaf, terms: readTerms(ratio) };
}

function readSimplify(body: readonly Token[], verbs: ReadonlySet<string>): RatioProblem | null {
  const [first, second] = [gap(ofWordings, "a", body), gap(ofWordings, "b", body)];
  if (first && second) {
    const terms = [first, second].map((term) => positive(parseExpression(term), { money: true }));
    return { kind: "simplify", terms: withoutUnits(terms) };
  }
  const isAsked = verbs.has("simplify") && body.some((token) => isSymbol(token, ":"));
  const written = gap(simplifyWordings, "r", body) ?? (isAsked ? body : null);
  if (!written?.some((token) => isSymbol(token, ":"))) return null;
  if (written.some((token) => isSymbol(token, "=", "::"))) return null;
  return { kind: "simplify", terms: withoutUnits(readTerms(written, { money: true })) };
}

/** Both in rupees or neither: a ratio compares quantities of the same kind. */
function withoutUnits(terms: NumberLeaf[]): NumberLeaf[] {
  const inMoney = terms.filter(({ money }) => money === true).length;
  if (inMoney !== 0 && inMoney !== terms.length) {
    throw notUnderstood("Write ₹ before every amount of the ratio, or leave it out everywhere.");
  }
  return terms.map(({ kind, value, form }) => ({ kind, value, form }));
}

function readMissing(body: readonly Token[], asked: readonly string[]): RatioProblem | null {
  const written = gap(missingWordings, "m", body) ?? body;
  const [left, right, ...more] = split(written, "=", "::");
  if (!left || !right || more.length > 0) return null;
  const sides = [split(left, ":"), split(right, ":")];
  if (sides.some((side) => side.length !== 2) || sides.flat().some(isCountOfChoices)) return null;
  const terms = sides.flat().map((tokens) => {
    const expression = parseExpression(tokens);
    return expression.kind === "variable" ? expression.name : positive(expression);
  });
  const unknown = terms.findIndex((term) => typeof term === "string");
  const name = terms[unknown];
  if (typeof name !== "string" || terms.filter((term) => typeof term === "string").length > 1) {
    throw notUnderstood("I need exactly one letter for the missing term, like 3 : 4 = x : 12.");
  }
  if (asked.some((letter) => letter !== name)) {
    throw notUnderstood(`You ask for ${asked.join(", ")}, but the letter in the ratio is ${name}.`);
  }
  return { kind: "missing", terms, unknown, name };
}

/** ⁿC₃ or ⁿP₃: a term that is no number of its own. */
function isCountOfChoices(term: readonly Token[]): boolean {
  return (
    term.length > 1 &&
    term.some(({ kind, written }) => kind !== "number" && /^n?[CP]$/.test(written))
  );
}

function split(tokens: readonly Token[], ...at: Parameters<typeof isSymbol>[1][]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isSymbol(token, ...at)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function readTerms(tokens: readonly Token[], options: { money?: boolean } = {}): NumberLeaf[] {
  const terms = split(tokens, ":").map((part) => positive(parseExpression(part), options));
  if (terms.length < 2 || terms.length > 4) {
    throw notUnderstood("Write the ratio with a colon, like 2 : 3 or 2 : 3 : 5.");
  }
  return terms;
}

function positive(expression: Expression, { money = false } = {}): NumberLeaf {
  if (expression.kind !== "number" || (expression.money === true && !money)) {
    throw notUnderstood("I need plain numbers in a ratio, like 12 : 18.");
  }
  if (q.sign(expression.value) <= 0) {
    throw notSupported("The numbers of a ratio must be greater than 0. Check them.");
  }
  return expression;
}
