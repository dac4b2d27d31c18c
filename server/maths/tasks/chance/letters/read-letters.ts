/** Letters picked one after the other without replacement. */
export interface LettersProblem {
  /** The count of each letter. */
  bag: ReadonlyMap<string, number>;
  /** As it was typed, for similar questions. */
  isListed: boolean;
  draws: number;
  event:
    /** The given count of each letter, in any order. */
    { kind: "counts"; counts: ReadonlyMap<string, number> } | { kind: "sequence"; letters: string };
}

const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

const number = String.raw`(?<picked>one|two|three|four|five|six|\d)`;
const bag = String.raw`(?<bag>["']?[a-z]+["']?|\{[^{}]*\})`;
const picking = `${number} letters? (?:is |are )?(?:picked|chosen|drawn|taken)(?: at random)? without replacement from (?:the )?(?:word |letters? |letters of )?${bag}`;
const ask = String.raw`(?:please )?(?:give|what is|what's|find|calculate|compute|determine|work out)(?: me)? (?:the )?prob(?:ability)?\.? of (?:(?:the )?sequence (?<sequence>[a-z]+)|(?:picking|choosing|drawing|getting) (?<event>[a-z0-9 ,]+?))`;

const forms = [
  new RegExp(String.raw`^\s*${picking}\s*[.,;]?\s*${ask}\s*[.?]*\s*$`, "i"),
  new RegExp(String.raw`^\s*${ask} (?:when|if) ${picking}\s*[.?]*\s*$`, "i"),
];

/** Parsed from the text itself, because a run of letters may look like a word. */
export function readLetters(text: string): LettersProblem | null {
  if (!/letters?\b/i.test(text) || !/without replacement/i.test(text)) return null;
  for (const form of forms) {
    const found = form.exec(text.replaceAll(/\s+/g, " "))?.groups;
    const problem = found && readFound(found);
    if (problem) return problem;
  }
  return null;
}

function readFound(found: Readonly<Record<string, string | undefined>>): LettersProblem | null {
  const { picked = "", bag = "" } = found;
  const letters = readBag(bag);
  const many = counts[picked.toLowerCase()] ?? Number(picked);
  const event = readEvent(found);
  if (!letters || !event || !(many >= 1)) return null;
  // With fewer letters than picks, the other letters would be undetermined.
  if (lettersIn(event) !== many || many > sum(letters)) return null;
  return { bag: letters, isListed: bag.startsWith("{"), draws: many, event };
}

function readEvent({
  sequence,
  event = "",
}: Readonly<Record<string, string | undefined>>): LettersProblem["event"] | null {
  return sequence === undefined
    ? readCounts(event)
    : { kind: "sequence", letters: sequence.toLowerCase() };
}

function lettersIn(event: LettersProblem["event"]): number {
  return event.kind === "sequence" ? event.letters.length : sum(event.counts);
}

export function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

function readBag(text: string): Map<string, number> | null {
  const bag = new Map<string, number>();
  if (!text.startsWith("{")) {
    // In "aAb" capital and lower-case letters may be different, in "Banana" they are not.
    if (!/^["']?(?:[A-Z]?[a-z]*|[A-Z]*)["']?$/.test(text)) return null;
    for (const letter of text.replaceAll(/["']/g, "").toLowerCase())
      bag.set(letter, (bag.get(letter) ?? 0) + 1);
    return bag;
  }
  for (const part of text.slice(1, -1).split(",")) {
    const [, letter, count] = /^\s*["']?([a-z])["']?\s*:\s*(\d{1,4})\s*$/i.exec(part) ?? [];
    if (letter === undefined || bag.has(letter.toLowerCase())) return null;
    bag.set(letter.toLowerCase(), Number(count));
  }
  return bag;
}

/** "1 d, 1 c and 1 k" */
function readCounts(text: string): { kind: "counts"; counts: Map<string, number> } | null {
  const wanted = new Map<string, number>();
  for (const part of text.split(/,\s*and |,| and /i)) {
    const [, count, letter] =
      /^\s*(\d|one|two|three|four|five|six|an?)\s+([a-z])(?:'?s)?\s*$/i.exec(part) ?? [];
    if (count === undefined || letter === undefined || wanted.has(letter.toLowerCase()))
      return null;
    const many = /^an?$/i.test(count) ? 1 : (counts[count.toLowerCase()] ?? Number(count));
    wanted.set(letter.toLowerCase(), many);
  }
  return { kind: "counts", counts: wanted };
}
