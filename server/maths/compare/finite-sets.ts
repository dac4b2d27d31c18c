import { different, equal, type Judgement, unreadable } from "./judgement.ts";

const empty = "∅";
const set = /\{[^{}]*\}|∅|\bphi\b|φ|ϕ/g;
/** One set, or several: {1, 2}, or {1}, {1, 2}. */
const onlySets = /^(?:(?:\{[^{}]*\}|∅)\s*(?:[,;]\s*)?)+$/;
/** The sign for what the set is: A ∪ B =, A' =, P(A) =. */
const name = /^[^{}=]*=\s*(?=[{∅φϕ]|phi\b)/;
/** What stands between sets: commas, and the names of the next ones. */
const between = /[\s,;&]|\band\b/g;

/** Sets that are given by their elements, in any order, with what they are called or without. Null where the expected answer is no set. */
export function compareFiniteSets(expected: string, given: string): Judgement | null {
  if (!onlySets.test(expected)) return null;
  const [wanted, found] = [setsIn(expected), setsIn(given)];
  if (!wanted || !found) return unreadable;
  return wanted.toSorted().join(" ") === found.toSorted().join(" ") ? equal : different;
}

/** Each set as its elements in one order; null where other words stand among them. */
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
