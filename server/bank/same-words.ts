import { isAsking, isVague } from "../library/asking-words.ts";
import { stemOf, wordsOf } from "../library/query-words.ts";
import { lightWords, aspectWords, abbreviations, synonyms } from "./school-words.ts";

/**
 * What students write for a word or a phrase, in the order in which it is replaced. The text is in lower case: matching
 * that ignores case would double the time that the index of the bank takes at each start.
 */
const spellings: readonly (readonly [RegExp, string])[] = (
  [
    [String.raw`\$|\\(?:text|mathrm|,|;|left|right)\b|\\[,;]`, " "],
    [String.raw`(?<=[\p{L}])[_^]\{?(\d+)\}?`, "$1"],
    [String.raw`(?<=\p{L})['’]s\b`, ""],
    [String.raw`\b(ca)n['’]?t\b`, "can not"],
    [String.raw`\b(?:sho?ul?dn?['’]?t|shoudnt)\b`, "should not"],
    [String.raw`\b(do|does|did|is|are|was|were|has|have|had|could|would|must)n['’]?t\b`, "$1 not"],
    [String.raw`\bwon['’]?t\b`, "will not"],
    [String.raw`\bwh(at|o|ere|en|y)['’]?s\b`, "wh$1 is"],
    ["b/w", "between"],
    [String.raw`\bnon[- ]metals?\b`, "nonmetal"],
    [String.raw`\bw\.?r\.?t\.?(?=\s)`, "with respect to"],
    [String.raw`\b(?:p\.\s?d\.?|potential difference)(?=\W|$)`, "voltage"],
    ["hydrochloric acid|hydrogen chloride", "hcl"],
    ["sodium hydroxide|caustic soda", "naoh"],
    ["sodium chloride", "nacl"],
    ["sulphuric acid|sulfuric acid", "h2so4"],
    ["magnesium chloride", "mgcl2"],
    ["calcium carbonate", "caco3"],
    ["carbon dioxide", "co2"],
    [String.raw`\bsri lankan?s?\b`, "srilanka"],
    ["self[- ]help groups?", "shg"],
    [String.raw`\bcall(?:ed|ing)? off\b`, "withdraw"],
    [String.raw`\b(?:give|gives|given|gave|giving) (?:off|out)\b`, "release"],
    [String.raw`\bcom(?:e|es|ing) (?:out|off)\b`, "release"],
    [String.raw`\b(?:take|takes|taken|took|taking) out\b`, "remove"],
    [String.raw`\b(?:made|make|makes) up of\b`, "composed of"],
    [String.raw`\bbr(?:ing|ings|ought) about\b`, "cause"],
    [String.raw`\b(?:carry|carries|carried) out\b`, "perform"],
    [String.raw`\bhand[- ]?written\b`, "handwritten"],
    [String.raw`\bsand paper\b`, "sandpaper"],
    [String.raw`\bby[- ]?election\b`, "byelection"],
    [String.raw`\bat home\b|\bin (?:a|our|the) (?:house|home)s?\b`, "domestic"],
    [String.raw`\bhouse ?hold\b`, "domestic"],
    [String.raw`\b(?:gandhi|nehru) ?ji\b`, "$&"],
    [String.raw`\bmahatma gandhi\b|\bgandhi ji\b`, "gandhiji"],
    [String.raw`\bour country\b`, "india"],
    [String.raw`\bindia(?:n|ns|s)\b`, "india"],
    [String.raw`\bper cent\b`, "percent"],
    [String.raw`\b(\d{1,2})th century\b`, "$1 century"],
    [String.raw`\bnineteenth century\b`, "19 century"],
    [String.raw`\btwentieth century\b`, "20 century"],
    [String.raw`\beighteenth century\b`, "18 century"],
    [String.raw`\bthe same\b`, "same"],
    [String.raw`\b(\d+)\s*°\s*([ck])\b`, "$1 $2"],
    [String.raw`\bdegrees?(?: celsius| centigrade)?\b|\bcelsius\b`, "c"],
    [String.raw`(?<=\bor |\bit )\+(?=\W)|\+(?=\s*(?:or|and|\?|,))`, " positive "],
    [String.raw`(?<=\bor |\bit |\bis )[-−](?=\W|$)`, " negative "],
  ] as const
).map(([from, to]) => [new RegExp(from, "gu"), to] as const);

/** A text in the canonical spelling for comparison. */
export function normaliseWording(text: string): string {
  return spellings.reduce(
    (plain, [from, to]) => plain.replaceAll(from, to),
    text.normalize("NFKC").toLowerCase().replaceAll("−", "-"),
  );
}

const firstOf = (line: string): [string, string][] => {
  const [first = "", ...others] = line.split(" ");
  return others.map((other) => [stemOf(other), stemOf(first)]);
};
const meanings = new Map([...synonyms.split("\n"), ...abbreviations.split("\n")].flatMap(firstOf));

const lightStems = new Set(lightWords.split(/\s+/u).map((word) => stemOf(word)));

/** Whether a stem has no meaning by itself: a question is the same with or without it. */
export function isLight(stem: string): boolean {
  return lightStems.has(stem);
}

const cachedMeanings = new Map<string, string>();
const mostCached = 50_000;

/** The meaning of a word: its stem, or the common stem of its synonyms. */
export function meaningOfWord(word: string): string {
  const cached = cachedMeanings.get(word);
  if (cached !== undefined) return cached;
  const meaning = meaningOfStem(stemOf(word));
  if (cachedMeanings.size < mostCached) cachedMeanings.set(word, meaning);
  return meaning;
}

/** The representative of a group of synonymous stems. */
export function meaningOfStem(stem: string): string {
  const meaning = meanings.get(stem);
  return meaning === undefined ? stem : (meanings.get(meaning) ?? meaning);
}

const aspectStems = new Set(aspectWords.split(/\s+/u));

/** The content words of a plain text, including numbers and single letters of formulas, which distinguish questions. */
export function tellingOf(plain: string): string[] {
  const words = wordsOf(plain).filter(
    (word) => !isAsking(word) && !isVague(word) && !aspectStems.has(word),
  );
  return [...new Set(words)];
}
