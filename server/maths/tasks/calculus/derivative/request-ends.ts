import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Token } from "../../../read/token.ts";
import { withoutEdges } from "../calculus-words.ts";
import { isWord } from "../read-formula.ts";
import { type Place, readPlace } from "./read-place.ts";

/** The removed ends of a request, and the rest. */
export interface Ends {
  tokens: readonly Token[];
  variable: string | null;
  place: Place | null;
  byFirstPrinciples: boolean;
  isUnclear: boolean;
}

const principles = ["from|by|using", "from|by|using the"].flatMap((start) =>
  ["first principle", "first principles", "definition", "ab initio method"].map((end) =>
    phrase(`{rest} ${start} ${end}`),
  ),
);
const respects = [
  "{rest} with respect to {letter:x}",
  "{rest} wrt {letter:x}",
  "{rest} wrt to {letter:x}",
  "{rest} w.r.t {letter:x}",
  "{rest} by {letter:x}",
].map(phrase);

/** Removes "with respect to x", "at x = 3" and "from first principles" from the end, in any order. */
export function withoutEnds(tokens: readonly Token[]): Ends {
  const ends: Ends = {
    tokens: withoutEdges(tokens),
    variable: null,
    place: null,
    byFirstPrinciples: false,
    isUnclear: false,
  };
  for (let round = 0; round < 3; round += 1) {
    takePrinciples(ends);
    takeVariable(ends);
    takePlace(ends);
  }
  return ends;
}

function takePrinciples(ends: Ends): void {
  for (const wording of principles) {
    const rest = matchPhrase(wording, ends.tokens)?.get("rest");
    if (rest) Object.assign(ends, { tokens: rest, byFirstPrinciples: true });
  }
}

function takeVariable(ends: Ends): void {
  for (const wording of respects) {
    const gaps = matchPhrase(wording, ends.tokens);
    const [letter] = gaps?.get("x") ?? [];
    const rest = gaps?.get("rest");
    if (rest && letter?.kind === "letter" && ends.variable === null) {
      Object.assign(ends, { tokens: rest, variable: letter.text });
    }
  }
}

function takePlace(ends: Ends): void {
  const at = ends.tokens.findLastIndex((token) => isWord(token, "at"));
  if (at < 0 || ends.place) return;
  const place = readPlace(ends.tokens.slice(at + 1));
  if (place) Object.assign(ends, { place, tokens: ends.tokens.slice(0, at) });
  else ends.isUnclear = true;
}
