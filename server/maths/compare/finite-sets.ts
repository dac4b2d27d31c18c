import { different, equal, type Judgement, unreadable } from "./judgement.ts";

const empty = "∅";
const set = /\{[^{}]*\}|∅|\bphi\b|φ|ϕ/g;
/** One set, or several: {1, 2}, or {1}, {1, 2}. */
const onlySets = /^(?:(?:\{[^{}]*\}|∅)\s*(?:[,;]\s*)?)+$/;
/** The label of the set: A ∪ B =, A' =, P(A) =. */
const name = /^[^{}=]*=\s*(?=[{∅φϕ]|phi\b)/;
/** Separators of sets: commas, and the labels of the next ones. */
const between = /[\s,;&]|\band\b/g;

/** Sets given by their elements, in any order, with or without a label. Null if the expected answer is not a set. */
export function compareFiniteSets(expected: string, given: string): Judgement | null {
  if (!onlySets.test(expected)) return null;
  const [wanted, found] = [setsIn(expected), setsIn(given)];
  if (!wanted || !found) return unreadable;
  return wanted.toSorted().join(" ") === found.toSorted().join(" ") ? equal : different;
}

/** The sorted elements of each set; null if the text contains other words. */
function setsIn(text: string): string[] | null {
  const parts = text.split(/(?<=[}∅φϕ]|\bphi)\s*(?:[,;]|\band\b)/);
  const bare = parts.map((part) => part.trim().replace(name, "")).join(", ");
  if (bare.replace(set, "").replaceAll(between, "") !== "") return null;
  return (bare.match(set) ?? []).map((each) => elementsOf(each));
}

function elementsOf(text: string): string {
  if (!text.startsWith("{")) return empty;
  const elements = text.slice(1, -1).split(/,(?![^()]*\))/);
  const known = elements.map((element) => element.replaceAll(/\s/g, "").toLowerCase());
  return [...new Set(known)].toSorted().join(",") || empty;
}
