import type { Condition } from "./word-condition.ts";

interface State {
  left: ReadonlyMap<string, number>;
  placed: number;
  last: string;
  /** The block of letters that belong together: not started, open, or closed. */
  block: "before" | "open" | "closed";
}

/** Counts words letter by letter, with memoised states. */
export function countBySteps(word: string, length: number, condition: Condition): bigint {
  if (condition.kind === "apart") {
    const all = countBySteps(word, length, { kind: "none" });
    return all - countBySteps(word, length, { kind: "together", which: condition.which });
  }
  const left = new Map<string, number>();
  for (const letter of word) left.set(letter, (left.get(letter) ?? 0) + 1);
  const known = new Map<string, bigint>();
  const from = (state: State): bigint => {
    if (state.placed === length) return 1n;
    const key = `${classes(state.left, condition)}|${state.block}|${state.placed}`;
    const stored = known.get(key);
    if (stored !== undefined) return stored;
    let total = 0n;
    for (const [letter, count] of state.left) {
      const next = count > 0 ? placed(state, letter, length, condition) : null;
      if (next) total += from(next);
    }
    known.set(key, total);
    return total;
  };
  return from({ left, placed: 0, last: "", block: "before" });
}

/** The relevant remaining letters: letters of one class with equal counts are interchangeable. */
function classes(left: ReadonlyMap<string, number>, condition: Condition): string {
  const named = condition.kind === "ends" ? condition.first + condition.last : "";
  return [...left]
    .map(([letter, count]) => {
      const name = named.includes(letter) ? letter : vowel(letter) ? "vowel" : "consonant";
      return `${name}${count}`;
    })
    .toSorted()
    .join(" ");
}

function placed(state: State, letter: string, length: number, condition: Condition): State | null {
  if (!mayStand(letter, state.placed, length, condition)) return null;
  const block = blockAfter(state.block, letter, condition);
  if (block === null) return null;
  const left = new Map(state.left);
  left.set(letter, (left.get(letter) ?? 0) - 1);
  return { left, placed: state.placed + 1, last: letter, block };
}

function mayStand(letter: string, at: number, length: number, condition: Condition): boolean {
  if (condition.kind === "ends") return fitsEnds(letter, at, length, condition);
  if (condition.kind !== "ends of kind" || at > 0) return true;
  return vowel(letter) === (condition.first === "vowel");
}

/** Null if the letter would open the block again. */
function blockAfter(
  block: State["block"],
  letter: string,
  condition: Condition,
): State["block"] | null {
  if (condition.kind !== "together") return block;
  const isChosen = vowel(letter) === (condition.which === "vowels");
  if (isChosen) return block === "closed" ? null : "open";
  return block === "open" ? "closed" : block;
}

function fitsEnds(
  letter: string,
  at: number,
  length: number,
  { first, last }: Extract<Condition, { kind: "ends" }>,
): boolean {
  return (
    (at !== 0 || first === "" || letter === first) &&
    (at !== length - 1 || last === "" || letter === last)
  );
}

function vowel(letter: string): boolean {
  return "AEIOU".includes(letter);
}
