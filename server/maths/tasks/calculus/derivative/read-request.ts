import { variablesIn } from "../../../expressions/expression.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { askedFor, phrases, startsWith, withoutEdges } from "../calculus-words.ts";
import { cutBefore, isWord } from "../read-formula.ts";
import { type RequestAndRest, readAsked, type Request } from "./derivative-request.ts";
import type { Place } from "./read-place.ts";
import { readSubject, type Subject } from "./read-subject.ts";
import { type Ends, withoutEnds } from "./request-ends.ts";

export interface Sentence {
  request: Request;
  subjects: Subject[];
  place: Place | null;
}

const starters = new Set([
  "if",
  "when",
  "where",
  "given",
  "let",
  "suppose",
  "find",
  "then",
  "and",
  "hence",
  "aur",
]);

/** Parses a request for a derivative and its function, in one or more parts; null if any part is something else. */
export function readSentence(given: readonly Token[]): Sentence | null {
  const tokens = withOrdinals(given).flatMap((token, at, all) =>
    isProductAt(all, at) ? letters(token) : [token],
  );
  const sentence = inParts(tokens).reduce<Told | null>((told, part) => told && add(told, part), {
    request: null,
    subjects: [],
    place: null,
  });
  const placed = sentence && placeAmong(sentence.subjects, sentence.place);
  return sentence?.request && placed ? { request: sentence.request, ...placed } : null;
}

interface Told {
  request: Request | null;
  subjects: readonly Subject[];
  place: Place | null;
}

/** The content of a part beyond the known data; null if it is something else, or a repetition. */
function add(told: Told, part: readonly Token[]): Told | null {
  const read = readPart(withoutLink(part));
  if (read === "empty") return told;
  if (!read || (read.request && told.request) || (read.place && told.place)) return null;
  const { subject, ...rest } = read;
  return { ...told, ...rest, subjects: [...told.subjects, ...(subject ? [subject] : [])] };
}

function inParts(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return cutBefore(tokens, (token, at) => {
    if (isSymbol(token, ".", ",", ";", ":", "newline")) return true;
    if (token.kind !== "word") return false;
    if (token.text === "for") return at === 0 || definesAt(tokens, at + 1);
    return starters.has(token.text) && at > 0;
  });
}

const endings = ["st", "nd", "rd", "th"];

/** "2nd", split into a number and letters, as one word. */
function withOrdinals(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (before?.kind === "number" && isWord(token, ...endings)) return [];
    if (token.kind !== "number" || !isWord(next, ...endings)) return [token];
    const text = `${token.written}${next?.written ?? ""}`;
    return [{ ...token, kind: "word" as const, text, written: text }];
  });
}

/** at² and 2at of "x = at², y = 2at" are a times t. */
function isProductAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!isWord(tokens[at], "at")) return false;
  return (
    isSymbol(before, "=", "+", "-") || (before?.kind === "number" && !isPlaceAhead(tokens, at))
  );
}

function isPlaceAhead(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return isSymbol(next, "(") || next?.kind === "letter" || isWord(next, "the", "point");
}

function letters(token: Token): Token[] {
  return ["a", "t"].map((text) => ({ ...token, kind: "letter", text, written: text }));
}

/** "for f(x) = …", "for the function …", "for y = …". */
function definesAt(tokens: readonly Token[], at: number): boolean {
  const second = tokens[at + 1];
  return isWord(tokens[at], "the", "curve", "function") || isSymbol(second, "(", "=");
}

/** "x = 3" together with "y = x²" is a point, not a curve. */
function placeAmong(
  subjects: readonly Subject[],
  place: Place | null,
): { subjects: Subject[]; place: Place | null } | null {
  const isValue = (subject: Subject): boolean =>
    subject.kind === "formula" &&
    subject.name !== null &&
    subject.parameter === null &&
    variablesIn(subject.expression).length === 0;
  const values = subjects.filter(isValue);
  const others = subjects.filter((subject) => !isValue(subject));
  const [value] = values;
  if (!value || others.length === 0) return { subjects: [...subjects], place };
  if (values.length > 1 || place || value.kind !== "formula" || value.name === null) return null;
  return {
    subjects: others,
    place: { kind: "value", letter: value.name, value: value.expression },
  };
}

const links = phrases(
  "if",
  "when",
  "where",
  "given that",
  "given",
  "let",
  "suppose",
  "then",
  "and",
).concat(phrases("hence", "aur", "for the", "for", "suppose that"));

function withoutLink(tokens: readonly Token[]): readonly Token[] {
  const rest = withoutEdges(tokens);
  const length = links.reduce((most, link) => Math.max(most, startsWith([link], rest)), 0);
  return length === 0 ? rest : withoutLink(rest.slice(length));
}

interface PartRead {
  request?: Request;
  subject?: Subject;
  place?: Place;
}

function readPart(given: readonly Token[]): PartRead | "empty" | null {
  const { tokens, ...ends } = withoutEnds(askedFor(given));
  if (ends.isUnclear) return null;
  const place = ends.place ? { place: ends.place } : {};
  if (tokens.length === 0) return ends.place ? place : "empty";
  const asked = readAsked(tokens);
  const read = asked ? readRequest(asked, ends) : readBareSubject(tokens, ends);
  return read && { ...read, ...place };
}

type RequestEnds = Omit<Ends, "tokens">;

function readBareSubject(tokens: readonly Token[], ends: RequestEnds): PartRead | null {
  const isPlain = ends.variable === null && !ends.byFirstPrinciples;
  const subject = isPlain ? readSubject(tokens) : null;
  return subject && { subject };
}

function readRequest({ rest, ...asked }: RequestAndRest, ends: RequestEnds): PartRead | null {
  const variables = new Set([asked.variable, ends.variable].filter((name) => name !== null));
  const subject = rest.length === 0 ? null : readSubject(rest);
  if (variables.size > 1 || (rest.length > 0 && !subject)) return null;
  const [variable = null] = variables;
  const request = { ...asked, variable, byFirstPrinciples: ends.byFirstPrinciples };
  return subject ? { request, subject } : { request };
}
