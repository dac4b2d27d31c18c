import type { Item } from "./items.ts";

/** One wording as a list of places; each offers alternative words, and may be optional. */
interface Wording<Meaning> {
  places: readonly { options: readonly string[]; isOptional: boolean }[];
  meaning: Meaning;
}

/** Wordings by the words that they can start with. */
export type Wordings<Meaning> = Map<string, Wording<Meaning>[]>;

/** Adds every wording of a list separated by ";". */
export function addWordings<Meaning>(
  wordings: Wordings<Meaning>,
  list: string | undefined,
  meaning: Meaning,
): void {
  for (const text of (list ?? "").split(";").filter((one) => one.trim() !== "")) {
    const places = text
      .trim()
      .split(/\s+/)
      .map((place) => ({
        options: place.replace(/\?$/, "").split("|"),
        isOptional: place.endsWith("?"),
      }));
    const first = places.findIndex(({ isOptional }) => !isOptional);
    // A wording may start with any of its leading optional places, or with the first required one.
    for (const { options } of places.slice(0, first + 1)) {
      for (const option of options) {
        wordings.set(option, [...(wordings.get(option) ?? []), { places, meaning }]);
      }
    }
  }
}

export interface Match<Meaning> {
  meanings: readonly Meaning[];
  length: number;
}

/** The meanings of the longest wordings that match at an item; null if none does. */
export function matchWordings<Meaning>(
  wordings: Wordings<Meaning>,
  items: readonly Item[],
  at: number,
): Match<Meaning> | null {
  let best: { meanings: Meaning[]; length: number } = { meanings: [], length: 0 };
  for (const { places, meaning } of wordings.get(textOf(items[at])) ?? []) {
    const length = matchPlaces(places, items, at);
    if (length > best.length) best = { meanings: [], length };
    if (length > 0 && length === best.length) best.meanings.push(meaning);
  }
  return best.length === 0 ? null : best;
}

function matchPlaces(
  places: Wording<unknown>["places"],
  items: readonly Item[],
  at: number,
): number {
  let next = at;
  for (const { options, isOptional } of places) {
    if (options.includes(textOf(items[next]))) next += 1;
    else if (!isOptional) return 0;
  }
  return next - at;
}

/** The text of a word or number, in lower case; empty for a quantity or sign. */
export function textOf(item: Item | undefined): string {
  return item?.kind === "word" || item?.kind === "number" ? item.text : "";
}
