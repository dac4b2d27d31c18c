import { Refusal } from "../refusal.ts";
import { cutLatex } from "./cut-latex.ts";
import {
  isOpen,
  isSign,
  type LatexToken,
  type Relation,
  type Separator,
  splitOutside,
} from "./latex-token.ts";
import { readValue } from "./read-value.ts";
import {
  type Claim,
  isSide,
  type Line,
  type Link,
  nothingRead,
  type Side,
  type Statement,
} from "./statement.ts";
import { unwrapLatex } from "../read/unwrap-latex.ts";

/** Parses a displayed line. Words, and unsupported forms, become sides with `unreadText`. Never throws. */
export function readLine(latex: string): Line {
  const unwrapped = unwrapLatex(latex);
  if (/(?<!\[)\\begin\{array\}/.test(unwrapped)) return nothingRead;
  const tokens = orNull(() => cutLatex(unwrapped));
  if (!tokens) return nothingRead;
  const claims = splitOutside(tokens, isSeparator("arrow")).filter((part) => part.length > 0);
  return { claims: claims.map(readClaim) };
}

function orNull<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    // A RangeError is a division by zero in a number of the line.
    if (error instanceof Refusal || error instanceof RangeError) return null;
    throw error;
  }
}

function isSeparator(...separators: Separator[]): (token: LatexToken) => boolean {
  return (token) => token.kind === "separator" && separators.includes(token.separator);
}

const unreadClaim: Claim = [[{ kind: "unread", isClaim: true }]];

function readClaim(tokens: readonly LatexToken[]): Claim {
  const choices = splitOutside(tokens, isSeparator("or"));
  if (choices.length === 1) return [readTogether(tokens)];
  const named = choices.map((choice, at) =>
    at === 0 ? choice : withSubject(choice, choices[0] ?? []),
  );
  return named.every(hasRelation) ? named.map(readTogether) : unreadClaim;
}

/** In "x = 2 or 3" the second value also belongs to x. */
function withSubject(tokens: LatexToken[], first: readonly LatexToken[]): LatexToken[] {
  const at = first.findIndex((token) => token.kind === "relation");
  const hasSubject = at > 0 && first[at]?.written === "=" && !hasRelation(tokens);
  return hasSubject ? [...first.slice(0, at + 1), ...tokens] : tokens;
}

function hasRelation(tokens: readonly LatexToken[]): boolean {
  return tokens.some((token) => token.kind === "relation");
}

/** Statements of a conjunction, separated by spaces, commas or "and". */
function readTogether(tokens: readonly LatexToken[]): Statement[] {
  return splitOutside(tokens, isSeparator("quad", "newline", ";"))
    .reduce<LatexToken[][]>(joinContinued, [])
    .map(withoutLeadIn)
    .filter((part) => !isCase(part))
    .flatMap((part) => readList(withoutCondition(part)));
}

const leadIn =
  /^(?:so|thus|hence|therefore|then|now|since|because|as|but|let|given|where|we get|we have|this gives|which gives|that is|i\.e\.)(?: that)?\s*[,:]?$/i;
const caseWords = /^(?:put|putting|for|when|if|at|take|taking|in|substituting|suppose)\b(?!.*:)/i;

function withoutLeadIn(tokens: LatexToken[]): LatexToken[] {
  const [first] = tokens;
  return first?.kind === "text" && leadIn.test(first.text)
    ? withoutLeadIn(tokens.slice(1))
    : tokens;
}

/** "Put x = 2" names the case for a following computation. */
function isCase([first]: readonly LatexToken[]): boolean {
  return first?.kind === "text" && caseWords.test(first.text);
}

/** A part that starts with a relation continues the previous part. */
function joinContinued(parts: LatexToken[][], part: LatexToken[]): LatexToken[][] {
  const last = parts.at(-1);
  if (last && part[0]?.kind === "relation") last.push(...part);
  else if (part.length > 0) parts.push(part);
  return parts;
}

/** "x = 4:", "for the first:" and "(2, 3):" only name the case; 2 : 3 is a ratio. */
function withoutCondition(tokens: LatexToken[]): LatexToken[] {
  const [first] = tokens;
  if (first?.kind === "text" && first.text.endsWith(":")) return tokens.slice(1);
  const at = tokens.findIndex((token) => isSign(token, ":"));
  if (at < 0) return tokens;
  const rest = tokens.slice(at + 1);
  return isCondition(tokens.slice(0, at), rest) ? withoutCondition(rest) : tokens;
}

function isCondition(before: readonly LatexToken[], [next]: readonly LatexToken[]): boolean {
  const [first] = before;
  if (next === undefined || next.spaced || hasRelation(before)) return true;
  return first?.kind === "text" || (isOpen(first) && before.some(isSeparator(",")));
}

function readList(tokens: readonly LatexToken[]): Statement[] {
  const parts = splitOutside(tokens, isSeparator(",", "and")).filter(
    (part) => part.length > 0 && !isMark(part),
  );
  const firstStated = parts.findIndex(hasRelation);
  if (firstStated > 0 && parts.length === 2 * firstStated + 1) return readPairs(parts, firstStated);
  if (firstStated === 0 && parts.slice(1).every((part) => !hasRelation(part))) {
    return withOneSubject(parts);
  }
  // In "HCF of 12 and 18 = 6" the words do not separate statements, nor does the comma in "x, y = 1, 2".
  if (firstStated > 0) return [{ kind: "unread", isClaim: true }];
  return parts.map(readStatement);
}

/** x = 2, 3 gives two values of x. */
function withOneSubject([first = [], ...others]: readonly LatexToken[][]): Statement[] {
  const isNamed = first[0]?.kind === "letter" && first[1]?.written === "=";
  const subject = isNamed ? first.slice(0, 2) : [];
  return [first, ...others.map((part) => [...subject, ...part])].map(readStatement);
}

/** l, m, n = 2, 3, 6 */
function readPairs(parts: readonly LatexToken[][], at: number): Statement[] {
  const [before = [], after = []] = splitOutside(
    parts[at] ?? [],
    ({ kind }) => kind === "relation",
  );
  const relation = (parts[at] ?? []).find(({ kind }) => kind === "relation");
  const left = [...parts.slice(0, at), before];
  const right = [after, ...parts.slice(at + 1)];
  const isNames = left.every((part) => part.length === 1 && part[0]?.kind === "letter");
  if (!isNames || relation?.written !== "=" || right.some(hasRelation)) {
    return [{ kind: "unread", isClaim: true }];
  }
  return left.map((name, index) => readStatement([...name, relation, ...(right[index] ?? [])]));
}

/** (1) after an equation is its number. */
function isMark(tokens: readonly LatexToken[]): boolean {
  const [open, number] = tokens;
  return tokens.length === 3 && isOpen(open, "(") && number?.kind === "number";
}

function readStatement(tokens: readonly LatexToken[]): Statement {
  if (tokens.every(({ kind }) => kind === "text")) return { kind: "unread", isClaim: false };
  const relations: Relation[] = [];
  // A relation in brackets, as in the bounds of a sum, is not a relation between the sides.
  const parts = splitOutside(tokens, (token) => {
    if (token.kind === "relation") relations.push(token.relation);
    return token.kind === "relation";
  });
  const sides = parts.map((part, at) => readLink(part, { at, isAlone: parts.length === 1 }));
  return sides.some(isSide)
    ? { kind: "chain", sides, relations }
    : { kind: "unread", isClaim: relations.length > 0 };
}

interface Place {
  at: number;
  isAlone: boolean;
}

function readLink(tokens: readonly LatexToken[], { at, isAlone }: Place): Link {
  if (tokens.length === 0 && at === 0) return "previous";
  const last = tokens.at(-1);
  const isRounded = last?.kind === "text" && /^\(?\s*(?:approx|nearly|correct to)/i.test(last.text);
  const shown = isRounded ? tokens.slice(0, -1) : tokens;
  const text = shown.map((token) => token.written.replaceAll(/\s/g, "")).join("");
  const values = orNull(() => readValues(shown));
  return values ? { values, isRounded, isAlone, text } : { unreadText: text };
}

/** One value, or with ± one for each sign. */
function readValues(tokens: readonly LatexToken[]): Side["values"] {
  const value = readValue(tokens);
  const hasBoth = tokens.some((token) => isSign(token, "±", "∓"));
  return hasBoth ? [value, readValue(tokens, "-")] : [value];
}
