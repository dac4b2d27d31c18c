import { type Card, type Outcome, type Suit, suits } from "../experiments/experiment.ts";
import type { Event } from "./event.ts";

const ranks: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    ace: [1],
    jack: [11],
    knave: [11],
    queen: [12],
    king: [13],
    "face card": [11, 12, 13],
    face: [11, 12, 13],
    "picture card": [11, 12, 13],
    "court card": [11, 12, 13],
    "number card": [2, 3, 4, 5, 6, 7, 8, 9, 10],
    "numbered card": [2, 3, 4, 5, 6, 7, 8, 9, 10],
    card: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  }),
);

const colours: ReadonlyMap<string, readonly Suit[]> = new Map(
  Object.entries({
    red: ["hearts", "diamonds"],
    black: ["spades", "clubs"],
  }),
);

const rank = String.raw`(aces?|jacks?|knaves?|queens?|kings?|(?:face|picture|court|number|numbered) cards?|face|cards?|\d+)`;
const suit = "(hearts?|spades?|diamonds?|clubs?)";
const forms = [
  // red six, black face card, king, card
  new RegExp(`^(?:(red|black)(?: colou?red| colou?r)? )?${rank}(?: cards?)?$`),
  // king of hearts, card of spades
  new RegExp(`^()${rank} of (?:an? )?(?:suit (?:of )?)?${suit}$`),
  // queen of a red suit, card of red colour
  new RegExp(`^()${rank} of (?:an? )?(red|black)(?: colou?r| suit| suits)?$`),
  // heart, spades card
  new RegExp(`^()()${suit}(?: cards?| suit)?$`),
];

const allRanks = ranks.get("card") ?? [];

/** An event of one card of a full pack: colour, suit, rank, or several of them. */
export function readCardEvent(typed: string): Event | null {
  const text = typed.replace(/^(?:an? )/, "").replace(/ from (?:an? )?(?:deck|pack)$/, "");
  const [, colour] = /^(red|black)(?: colou?red?(?: cards?)?| suit)?$/.exec(text) ?? [];
  if (colour !== undefined) return cardEvent(allRanks, suitsNamed(colour), text);
  for (const form of forms) {
    const event = ofForm(form, text);
    if (event) return event;
  }
  return null;
}

function ofForm(form: RegExp, text: string): Event | null {
  const found = form.exec(text);
  if (!found) return null;
  const [, before = "", named = "", after = ""] = found;
  const own = named === "" ? allRanks : ranksNamed(named);
  return own && cardEvent(own, suitsNamed(before === "" ? after : before), text);
}

/** The suits of a colour, or the named suit; all if none is named. */
function suitsNamed(name: string): readonly Suit[] {
  if (name === "") return suits;
  return colours.get(name) ?? suits.filter((one) => one.startsWith(name.replace(/s$/, "")));
}

function ranksNamed(name: string): readonly number[] | null {
  if (/^\d+$/.test(name)) {
    const value = Number(name);
    return value >= 2 && value <= 10 ? [value] : null;
  }
  return ranks.get(name) ?? ranks.get(name.replace(/s$/, "")) ?? null;
}

function cardEvent(own: readonly number[], from: readonly Suit[], words: string): Event {
  return {
    holds: (outcome) =>
      isCard(outcome) && own.includes(outcome.rank) && from.includes(outcome.suit),
    words,
    formula: BigInt(own.length * from.length),
  };
}

function isCard(outcome: Outcome): outcome is Card {
  return typeof outcome === "object" && "rank" in outcome;
}
