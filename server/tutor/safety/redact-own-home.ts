import { cityAbroad, region, town } from "./places.ts";

/** Words that no name of a place contains; after one the address has ended. */
const other =
  "(?:a|an|the|this|that|my|our|your|his|her|their|its|i|we|he|she|it|they|you|and|but|or|so|if|when|while|because|which|who|where|whose|what|why|how|is|are|am|was|were|has|have|had|do|does|can|will|with|from|to|for|than|as|of|at|in|on|mein|me|main|hai|hain|hoon|hu|ke|ki|ka|ko|se|aur|par|मैं|में|है|हैं|हूँ|के|की|का|को|से|और|पर)";

const number = String.raw`(?:\p{L}-?)?\d{1,4}\p{L}?(?:[/-]\d{1,4})?(?![\p{L}\d.])`;
const name = String.raw`(?!${other}(?![\p{L}\p{M}]))(?:(?:dr|st|smt|nr|opp|bldg)\.\s?)?[\p{L}\p{M}]{1,24}(?:['’-][\p{L}\p{M}]{1,24}){0,2}`;
const word = `(?:${number}|${name})`;
const part = String.raw`(?:(?:near|opposite|behind|beside|next\sto)\s(?:the\s)?)?${word}(?:\s${word}){0,4}`;
const places = String.raw`${part}(?:\s?,\s?${part}){0,5}`;

const start = String.raw`(?<![\p{L}\p{M}])`;
const mark = String.raw`(?:\s?[:=–-])?\s{1,3}`;

/** After these one name is enough. */
const addressed = String.raw`(?:(?:i|we)\s(?:live|stay|reside)\sat|my\s(?:home|house)\sis\sat|my\s(?:home\s|house\s|full\s|postal\s)?address(?:\sis)?|mera\spata(?:\shai)?|मेरा\sपता(?:\sहै)?)`;
const atAddress = new RegExp(`(?<=${start}${addressed}${mark})${places}`, "giu");

/** "I live in Pune" names a town, where many live: after these a second name is needed. */
const dwelling = String.raw`(?:(?:i|we)\s(?:live|stay|reside)\s(?:in|near|on)|my\s(?:home|house)\sis\s(?:in|near)|mera\sghar|मेरा\sघर)`;
const inTown = new RegExp(`(?<=${start}${dwelling}${mark})${places}`, "giu");
/** "main Sai Kunj, Baner mein rehti hoon" */
const inTownBefore = new RegExp(
  String.raw`(?<=${start}(?:main|mai|hum|मैं|हम)\s)${places}(?=\s(?:mein|me|में|par|पर)\s(?:r[ae]h|रह))`,
  "giu",
);

/** The "I" of a riddle, or of a letter that an exercise asks for, is not the student. */
const fiction =
  /(?<![\p{L}\p{M}])(?:who\sam\si|(?:main|mai)\s(?:kaun|kon)\s(?:hoon|hun|hu)|kaun\shoon|letter|application|notice|मैं\sकौन\sहूँ|पत्र)(?![\p{L}\p{M}])/iu;

/**
 * Replaces by a mark an address that has neither a number nor a word such as "Nagar", where the student's own words say
 * that it is her home: capitalised names, or a list that ends with a known town. A town or a state alone stays: an
 * exercise may be about it, and many live there.
 */
export function withoutOwnHome(text: string): string {
  if (fiction.test(text)) return text;
  const addressOf =
    (least: number) =>
    (found: string, at: number, whole: string): string => {
      const home = homeIn(found, whole.slice(at + found.length), least);
      return home === null ? found : `[address]${found.slice(home.length)}`;
    };
  return text
    .replaceAll(atAddress, addressOf(1))
    .replaceAll(inTown, addressOf(2))
    .replaceAll(inTownBefore, addressOf(2));
}

const regionOnly = new RegExp(String.raw`^\s*${region}\s*$`, "iu");
const regionAlone = new RegExp(String.raw`^\s*(?:${town}|${region})\s*$`, "iu");
const endsInRegion = new RegExp(String.raw`${start}(?:${town}|${region})\s*$`, "iu");
const oneTown = new RegExp(String.raw`^\s*(?:[\p{L}\p{M}]+|${cityAbroad})\s*$`, "iu");
const nobodysHome = /^\s*(?:(?:north|south)\spole|equator|examination\shall)\s*$/iu;

/** "Pune, Ravi" before "in Delhi", "Lakes" before "and Ponds": several places rather than the parts of one. */
const goesOn = /^\s+(?:in\s|and\s\p{Lu})/u;

/** The part of a list of places that is an address; null where there is none. */
function homeIn(found: string, behind: string, least: number): string | null {
  const parts = found.split(",");
  if (isNobodys(parts, behind)) return null;
  for (let count = parts.length; count >= least; count -= 1) {
    const some = parts.slice(0, count);
    if (!isOpen(some, least) && (some.every(isNamed) || endsInRegion.test(some.at(-1) ?? ""))) {
      return some.join(",");
    }
  }
  return null;
}

function isNobodys([first = "", ...further]: readonly string[], behind: string): boolean {
  if (nobodysHome.test(first)) return true;
  return further.length > 0 && oneTown.test(first) && goesOn.test(behind);
}

/** "Pune, Maharashtra", and where a second name is needed also "Leh, Ladakh", a town that isn't in the list. */
function isOpen([first = "", ...further]: readonly string[], least: number): boolean {
  if (regionAlone.test(first) && further.every((each) => regionAlone.test(each))) return true;
  return least > 1 && oneTown.test(first) && further.every((each) => regionOnly.test(each));
}

/** "Sai Kunj", "near Shiv Temple", "B-12 Sai Kunj" */
function isNamed(place: string): boolean {
  const words = place.replaceAll(/(?<!\p{L})(?:near|opposite|behind|beside|next to|the)\s/giu, "");
  const isCapital = words
    .trim()
    .split(/\s+/u)
    .every((each) => /^(?:\p{Lu}|\d)/u.test(each));
  return isCapital && /\p{L}{2}/u.test(words);
}
