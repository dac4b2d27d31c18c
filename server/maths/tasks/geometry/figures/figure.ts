/** A measure of a figure, such as the breadth of a rectangle. */
export interface Measure {
  /** The letter in formulas; one letter, perhaps with a subscript. */
  symbol: string;
  /** The words for it, parted by |; the first is the one that we use. */
  names: string;
  /** 0 for an angle, 1 for a length, 2 for an area, 3 for a volume. */
  dimension: 0 | 1 | 2 | 3;
  /** A bare number, such as minutes or things counted; its dimension is 0. */
  isCount?: true;
  /** An angle must be smaller than this, in degrees. */
  below?: number;
  /** How it is written where a letter would not do: \text{CSA}. */
  latex?: string;
  /** Words behind a number: 8 m long. */
  adjectives?: string;
}

/** A formula of the school, a measure on its left side and an expression on its right. */
export interface Relation {
  formula: string;
  /** The formula in words, as it is learnt. */
  rule: string;
  /** Its own name in the school, which names the method then. */
  method?: string;
}

/** A plane or solid figure: its measures and the formulas between them. */
export interface Figure {
  /** With its article: "a rectangle". */
  name: string;
  /** A pattern for the words that name it. */
  nouns: string;
  topic: string;
  /** The method by its school name, where it is more than a formula of the figure. */
  method?: string;
  /** The first hint, where a sketch would not help. */
  idea?: string;
  measures: readonly Measure[];
  /** Names for several measures at once: "sides", "diagonals", "dimensions". */
  lists?: readonly { names: string; symbols: readonly string[] }[];
  /** A pattern for what the figure is a part of, and may be named too: the circle of a sector. */
  within?: string;
  /** What "8 m by 6 m" gives. */
  dimensions?: readonly string[];
  relations: readonly Relation[];
  /** What must hold of the measures, else there is no such figure: "c < a + b", "d ≤ a". */
  bounds?: readonly string[];
  /** What fencing goes around, and what a verb of covering covers, where nothing else is said: a flat figure only. */
  around?: string;
  covered?: string;
}

/** Things that a shape is given to in word problems: a rectangular park, a circular pond. Longer names come first. */
const things =
  "piece of (?:land|paper|cardboard|cloth|wood)|sheet of (?:paper|metal|cardboard)|swimming pool|plot of land|playground|flower bed|water tank|courtyard|container|cardboard|flowerbed|tabletop|garden|ground|vessel|pillar|carpet|window|carton|figure|region|field|floor|sheet|paper|board|table|plate|wheel|track|glass|block|brick|frame|solid|shape|park|plot|hall|lawn|farm|pool|tank|pole|pipe|tent|ball|bowl|dome|disc|pond|well|wall|tile|card|room|drum|box|tin|cap|can|mat|log|rod";

/** A pattern for "rectangles", "rectangular park" and the like; the thing is captured. */
export function nouns(names: string, adjective: string | null = null): string {
  const named = `(?:${names})(?:'s)?(?: (?:abcd|pqrs|abc|pqr|xyz))?`;
  if (adjective === null) return named;
  return `(?:${adjective}) (?:shaped )?(?<thing>${things})s?|${named}`;
}

export const thingPattern = new RegExp(`^(?:${things}) `);

export const words = {
  length: "length|lambai",
  breadth: "breadth|width|chaudai|breath|bredth",
  height: "height|altitude|unchai|oonchai|uchai",
  area: "area|kshetrafal|kshetraphal|chetrafal",
  perimeter: "perimeter|parimap|parimiti|perimetre",
  volume: "volume|ayatan|capacity",
  radius: "radius|trijya",
  diameter: "diameter|vyas",
  lateral:
    "lateral surface area|curved surface area|csa|c s a|lsa|area of the curved surface|area of curved surface|curved surface",
  total:
    "total surface area|tsa|t s a|surface area|area of the whole surface|whole surface area|total surface",
} as const;
