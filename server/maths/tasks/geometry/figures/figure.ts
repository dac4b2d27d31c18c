/** A measure of a figure, such as the breadth of a rectangle. */
export interface Measure {
  /** The symbol in formulas: one letter, optionally with a subscript. */
  symbol: string;
  /** The names, separated by |; the first is used in explanations. */
  names: string;
  /** 0 for an angle, 1 for a length, 2 for an area, 3 for a volume. */
  dimension: 0 | 1 | 2 | 3;
  /** A pure number, such as minutes or a count; its dimension is 0. */
  isCount?: true;
  /** The upper bound of an angle in degrees, exclusive. */
  below?: number;
  /** The LaTeX of the symbol if it is not a letter: \text{CSA}. */
  latex?: string;
  /** Words after a value: 8 m long. */
  adjectives?: string;
}

/** A formula: a measure on the left side, an expression on the right. */
export interface Relation {
  formula: string;
  /** The formula in words, as schools teach it. */
  rule: string;
  /** The name of the formula at school, which then is the name of the method. */
  method?: string;
}

/** A plane or solid figure: its measures, and the formulas between them. */
export interface Figure {
  /** With the article: "a rectangle". */
  name: string;
  /** A pattern for the words that name the figure. */
  nouns: string;
  topic: string;
  /** The school name of the method, if it is more than a formula of the figure. */
  method?: string;
  /** The first hint, if a sketch doesn't help. */
  idea?: string;
  measures: readonly Measure[];
  /** Names for several measures at once: "sides", "diagonals", "dimensions". */
  lists?: readonly { names: string; symbols: readonly string[] }[];
  /** A pattern for the figure that this one is a part of, and that may also be named: the circle of a sector. */
  within?: string;
  /** The measures that "8 m by 6 m" gives. */
  dimensions?: readonly string[];
  relations: readonly Relation[];
  /** Conditions without which no such figure exists: "c < a + b", "d ≤ a". */
  bounds?: readonly string[];
  /**
   * The measures that fencing goes around and that covering covers, unless the question names others; for plane figures
   * only.
   */
  around?: string;
  coveredMeasure?: string;
}

/** Things of a shape in word problems: a rectangular park, a circular pond. Longer names come first. */
const things =
  "piece of (?:land|paper|cardboard|cloth|wood)|sheet of (?:paper|metal|cardboard)|swimming pool|plot of land|playground|flower bed|water tank|courtyard|container|cardboard|flowerbed|tabletop|garden|ground|vessel|pillar|carpet|window|carton|figure|region|field|floor|sheet|paper|board|table|plate|wheel|track|glass|block|brick|frame|solid|shape|park|plot|hall|lawn|farm|pool|tank|pole|pipe|tent|ball|bowl|dome|disc|pond|well|wall|tile|card|room|drum|box|tin|cap|can|mat|log|rod";

/** Returns a pattern for "rectangles", "rectangular park" and similar words; it captures the thing. */
export function nouns(names: string, adjective: string | null = null): string {
  const named = `(?:${names})(?:'s)?(?: (?:abcd|pqrs|abc|pqr|xyz))?`;
  if (adjective === null) return named;
  return `(?:${adjective}) (?:shaped )?(?<thing>${things})s?|${named}`;
}

/** A thing named in place of its shape, at the start of a text: "park". */
export const thingPattern = new RegExp(`^(?:${things}) `);

/** Names of measures in English and Hindi, with usual misspellings, as alternatives of a pattern. */
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
