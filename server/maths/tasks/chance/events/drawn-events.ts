import type { Experiment, Outcome } from "../experiments/experiment.ts";
import { singular } from "../experiments/bag-contents.ts";
import type { Event } from "./event.ts";

type Bag = Extract<Experiment, { kind: "bag" }>;

const nouns =
  "(?: (?:balls?|marbles?|beads?|discs?|pens?|pencils?|bulbs?|toffees?|candies|candy|chocolates?|buttons?|socks?|cards?|counters?|chips?|sweets?|fish|apples?|mangoe?s?|oranges?|shirts?|coins?|fuses?|items?|articles?|crayons?|jellybeans?|tickets?|1s?|ones?|in colou?r|colou?r|colou?red|blocks?|cubes?|toys?))*";

/** The kind of thing that a text names; null if it is not in the bag. */
function kindNamed(text: string, { groups }: Bag): string | null {
  const [, name] = new RegExp(`^(?:an? )?(.+?)${nouns}$`).exec(text.trim()) ?? [];
  const known = name?.replace(/^non /, "not ").replace(/^not defective$/, "good");
  return groups.some((group) => group.name === known) ? (known ?? null) : null;
}

/** A colour that is not in any bag is an event too, but an impossible one. */
const colours = new Set([
  "red",
  "black",
  "white",
  "green",
  "blue",
  "yellow",
  "orange",
  "purple",
  "pink",
  "brown",
]);

/** An event of one thing drawn from a bag. */
export function readSingleDraw(text: string, bag: Bag): Event | null {
  if (text === "not defective" && bag.groups.some(({ name }) => name === "good"))
    return drawn("good", bag);
  const known = kindNamed(text, bag);
  if (known !== null) return drawn(known, bag);
  const bare = new RegExp(`^(?:an? )?(.+?)${nouns}$`).exec(text)?.[1] ?? text;
  return colours.has(bare) && bag.groups.every(({ name }) => colours.has(name))
    ? drawn(bare, bag)
    : null;
}

function drawn(name: string, { noun }: Bag): Event {
  return {
    holds: (outcome: Outcome) => outcome === name,
    words: ["good", "defective", "bad", "rotten", "spoiled"].includes(name)
      ? name
      : `a ${name} ${singular(noun)}`,
  };
}

/** The favourable results of several draws, by the number of each kind, or in order. */
export type DrawsEvent =
  | { kind: "counts"; fits: (counts: ReadonlyMap<string, number>) => boolean; words: string }
  | { kind: "order"; names: readonly string[]; words: string };

const each = "(?:both|all|all 3|all 4|each|all of them|both of them|2|3|4)";

/** An event of two or more things drawn from a bag. */
export function readDraws(typed: string, bag: Bag): DrawsEvent | null {
  const text = typed
    .replace(/^they are /, "both are ")
    .replace(/^(?:balls|marbles|drawn balls|balls drawn|them) (?:are|will be) /, "both are ")
    .replace(
      /^(?:both|all) (?:of )?(?:them|balls|marbles|drawn balls|balls drawn|drawn marbles) /,
      "both ",
    )
    .replace(/^both (?:are |will be )?(?:of )?(?=same|different)/, "")
    .replace(/^(?:1|2|3|4) balls? (?=of)/, "")
    .replace(/^balls? of (?=same|different)/, "");
  const { draws } = bag;
  if (/^(?:same|same colou?r|of same colou?r|same coloured balls)(?: balls)?$/.test(text))
    return counted((counts) => [...counts.values()].includes(draws), "all of one kind");
  if (/^(?:different|different colou?rs?|of different colou?rs?)(?: balls)?$/.test(text))
    return counted(
      (counts) => [...counts.values()].every((count) => count <= 1),
      "all of different kinds",
    );
  return inOrder(text, bag) ?? allOf(text, bag) ?? listed(text, bag) ?? limited(text, bag);
}

function counted(
  fits: (counts: ReadonlyMap<string, number>) => boolean,
  words: string,
): DrawsEvent {
  return { kind: "counts", fits, words };
}

function inOrder(text: string, bag: Bag): DrawsEvent | null {
  const [, one = "", two = ""] =
    /^first (?:ball |marble )?(?:drawn )?(?:is )?(.+?)(?: and| then| , and| ,)? (?:then )?2 th (?:ball |marble |1 )?(?:drawn )?(?:is )?(.+)$/.exec(
      text,
    ) ?? [];
  const names = [kindNamed(one, bag), kindNamed(two, bag)];
  const known = names.filter((name) => name !== null);
  if (known.length < 2 || bag.draws !== 2) return null;
  return { kind: "order", names: known, words: `first ${known[0] ?? ""}, then ${known[1] ?? ""}` };
}

function allOf(text: string, bag: Bag): DrawsEvent | null {
  const name = kindNamed(
    text.replace(
      new RegExp(`^${each} (?:(?:balls|marbles|things) )?(?:(?:are|is|being) )?(?:of )?`),
      "",
    ),
    bag,
  );
  const isSaid = new RegExp(`^${each} `).test(text) || text.endsWith("s");
  const number = /^(\d)/.exec(text)?.[1];
  if (name === null || !isSaid || (number !== undefined && Number(number) !== bag.draws))
    return null;
  return counted((counts) => counts.get(name) === bag.draws, `all ${name}`);
}

/** "1 red and 1 black", "2 white and 1 red": the numbers must add up to the count of draws. */
function listed(text: string, bag: Bag): DrawsEvent | null {
  const parts = text
    .split(/ , and | , | and (?:other |another )?/)
    .map((part) => /^(?:exactly )?(?:(\d) |an? |is |1 is )?(?:is )?(.+)$/.exec(part.trim()));
  const wanted = new Map<string, number>();
  for (const part of parts) {
    const name = part ? kindNamed(part[2] ?? "", bag) : null;
    if (name === null || wanted.has(name)) return null;
    wanted.set(name, Number(part?.[1] ?? 1));
  }
  const sum = [...wanted.values()].reduce((all, count) => all + count, 0);
  if (sum !== bag.draws || wanted.size < 2) return null;
  return counted(
    (counts) => [...wanted].every(([name, count]) => (counts.get(name) ?? 0) === count),
    [...wanted].map(([name, count]) => `${count} ${name}`).join(" and "),
  );
}

const limits: Readonly<Record<string, (count: number, limit: number) => boolean>> = {
  exactly: (count, limit) => count === limit,
  "at least": (count, limit) => count >= limit,
  "at most": (count, limit) => count <= limit,
};

function limited(text: string, bag: Bag): DrawsEvent | null {
  const [, how = "", many = "", what = ""] =
    /^(at least|atleast|at most|atmost|exactly|no|none|neither)(?: (\d))?(?: of them)?(?: is| are)? (.+)$/.exec(
      text,
    ) ?? [];
  const name = what === "" ? null : kindNamed(what, bag);
  if (name === null) return null;
  const isNone = ["no", "none", "neither"].includes(how);
  if (isNone !== (many === "")) return null;
  return isNone
    ? howOften(name, "exactly", 0, `no ${name}`)
    : howOften(name, how.replace(/^at(?=[lm])/, "at "), Number(many));
}

function howOften(
  name: string,
  kind: string,
  limit: number,
  words = `${kind} ${limit} ${name}`,
): DrawsEvent | null {
  const fits = limits[kind];
  return fits ? counted((counts) => fits(counts.get(name) ?? 0, limit), words) : null;
}
