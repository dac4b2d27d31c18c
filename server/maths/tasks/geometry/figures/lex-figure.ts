import { type Figure, type Measure, thingPattern } from "./figure.ts";

/** An item of a question about one figure. */
export type Item =
  /** One measure, or several that a plural names together. */
  | { kind: "measure"; symbols: readonly string[]; isList: boolean }
  | { kind: "value"; index: number }
  | { kind: "adjective"; symbol: string }
  | { kind: "figure" }
  | { kind: "by" }
  | { kind: "is" }
  | { kind: "of" }
  | { kind: "and" }
  | { kind: "break" }
  /** The end of a sentence. */
  | { kind: "stop" }
  | { kind: "keep-pi" }
  /** Filler words. */
  | { kind: "filler" }
  | { kind: "pi"; index: number }
  | { kind: "root"; of: number; index: number }
  | { kind: "unit"; name: string; power: 1 | 2 | 3 }
  | { kind: "places"; index: number }
  | { kind: "cost"; verb: "around" | "cover" }
  | { kind: "rate"; index: number; name: string; power: 1 | 2 };

interface Rule {
  pattern: RegExp;
  make: (found: RegExpExecArray) => Item | readonly Item[];
}

const lengthNames =
  "mm|cm|dm|m|km|millimetres?|centimetres?|metres?|meters?|centimeters?|kilometres?";
const raised = "(?: \\^ \\( <q\\d+> \\)| \\^ <q\\d+>)?";

const commonRules: readonly Rule[] = [
  rule(
    "(?:\\( )?(?:(?:and|where|if) )?(?:(?:take|use|using|taking|assume|given|put|let|with|by using) )?(?:the )?(?:value of )?π (?:=|as|is|to be|equal to|ka maan) <q(\\d+)>(?: \\))?",
    ([, index]) => ({ kind: "pi", index: Number(index) }),
  ),
  rule(
    "(?:\\( )?(?:(?:take|use|using|taking|assume|given) )?<q(\\d+)> (?:=|as) <q(\\d+)>(?: \\))?",
    ([, of, index]) => ({ kind: "root", of: Number(of), index: Number(index) }),
  ),
  rule(
    "(?:(?:give|write) (?:your|the) answer )?(?:(?:correct|rounded|round|rounded off|round off|correct up) )?(?:to|upto|up to) <q(\\d+)> (?:decimal places?|places of decimals?|decimals?)",
    ([, index]) => ({ kind: "places", index: Number(index) }),
  ),
  rule(
    "(?:total )?cost of (fencing|putting a fence|putting up a fence|fencing around|barbed wire fencing|wire fencing)(?: around)?",
    () => ({ kind: "cost", verb: "around" }),
  ),
  rule(
    "(?:total )?cost of (?:tiling|flooring|carpeting|painting|white washing|whitewashing|whitewash|levelling|leveling|ploughing|plowing|polishing|cementing|paving|turfing|plastering|gardening|cleaning|tinning|canvas|planting grass in|planting grass|laying grass in|laying grass|gilding)(?: on| over)?",
    () => ({ kind: "cost", verb: "cover" }),
  ),
  rule(
    `(?:at |@ )?(?:the |a )?(?:rate of |rate )?<m(\\d+)> (?:per|/|for each|for every|each) ?(sq \\. |sq |square )?(${lengthNames}|sqm|sqcm)(${raised})`,
    ([, index, square, name = "", power]) => ({
      kind: "rate",
      index: Number(index),
      name: name.replace(/^sq/, ""),
      power: square !== undefined || power !== "" || name.startsWith("sq") ? 2 : 1,
    }),
  ),
  rule(
    `in (sq \\. |sq |square |cu \\. |cu |cubic )?(${lengthNames}|litres?|liters?|ml|kl|hectares?)${raised}(?= |$)`,
    ([all, prefix, name = ""]) => ({
      kind: "unit",
      name,
      power: unitPower(all, prefix),
    }),
  ),
  rule("(?:(?:sq|cu) \\. |(?:sq|square|cu|cubic) )?units?", () => ({ kind: "filler" })),
  rule("(?:is|are|was|be) (?:equal to|given as|given by)", () => ({ kind: "is" })),
  rule("what (?:is|are|will be|would be)|find out|how much is|work out", () => ({ kind: "break" })),
  rule("(?:kya|kitna|kitni) (?:hai|hoga|hogi|hota hai)", () => ({ kind: "break" })),
  rule("(?:by |using |by using )heron's formula", () => ({ kind: "filler" })),
  rule("\\.", () => ({ kind: "stop" })),
  rule("(?:in terms of|leave (?:your |the )?answer in(?: terms of)?) π", () => ({
    kind: "keep-pi",
  })),
  rule("as well as", () => ({ kind: "and" })),
  rule("(?:is|are) of (?:lengths?|size|measures?)", () => ({ kind: "is" })),
  rule("is|are|was|=|:|be|equals|measures?|measuring|being", () => ({ kind: "is" })),
  rule("of|ka|ki|ke", () => ({ kind: "of" })),
  rule("and|,|&|aur", () => ({ kind: "and" })),
  rule("by|x|×", () => ({ kind: "by" })),
  rule(
    "find|calculate|compute|determine|evaluate|nikalo|nikaliye|nikalen|batao|bataiye|gyat karo|gyat kijiye|gyat kare|with|whose|having|has|have|had|which|that|if|then|given|where|jiski|jiska|jiske|;|hai|hain|ho",
    () => ({ kind: "break" }),
  ),
  rule(
    "the|a|an|its|it|this|these|their|respectively|please|plz|pls|kindly|also|let|there|to|closed|ek|uska|uski|uske|iska|iski|sir|solid|'s",
    () => ({ kind: "filler" }),
  ),
  rule("<[qdm](\\d+)>", ([, index]) => ({ kind: "value", index: Number(index) })),
];

function unitPower(all: string, prefix: string | undefined): 1 | 2 | 3 {
  if (prefix?.startsWith("sq") === true) return 2;
  if (prefix !== undefined) return 3;
  return all.includes("^") ? 2 : 1;
}

function rule(pattern: string, make: Rule["make"]): Rule {
  return { pattern: new RegExp(`^(?:${pattern})(?= |$)`), make };
}

/** "the length of the side", or just "side". */
const prefix =
  "(?:(?:lengths?|measures?|value|size) of (?:the |its |each |each of the |a |one )?)?";

function measureRules(measure: Measure): Rule[] {
  const { symbol, names, adjectives, dimension } = measure;
  const holding: readonly Item[] = [
    { kind: "unit", name: "litres", power: 1 },
    { kind: "measure", symbols: [symbol], isList: false },
  ];
  const single = (): Item => ({ kind: "measure", symbols: [symbol], isList: false });
  const letter = symbol.split("_")[0]?.toLowerCase() ?? symbol;
  return [
    ...names.split("|").map((name) =>
      // The symbol of a length may follow its name: radius r = 7 cm.
      rule(
        `${dimension === 1 ? prefix : ""}${name}(?: ${letter}(?= = ))?(?: \\( ${letter} \\))?`,
        single,
      ),
    ),
    ...(symbol.length === 1 && dimension < 2 ? [rule(`${letter}(?= = <)`, single)] : []),
    ...(dimension === 3
      ? [
          rule(
            "how (?:many litres of|much) (?:water|milk|oil|petrol) (?:(?:in litres )?(?:can|will) )?(?:it|be) (?:can |will )?(?:hold|contain|store|stored in it)(?: in litres)?",
            () => holding,
          ),
        ]
      : []),
    ...(adjectives === undefined
      ? []
      : [
          rule(adjectives, () => ({ kind: "adjective", symbol })),
          rule(`in (?:${names})`, () => ({ kind: "adjective", symbol })),
        ]),
  ];
}

function figureRules(figure: Figure): Rule[] {
  const lists = (figure.lists ?? []).flatMap(({ names, symbols }) =>
    names
      .split("|")
      .map((name) => rule(`${prefix}${name}`, () => ({ kind: "measure", symbols, isList: true }))),
  );
  return [
    rule(figure.nouns, () => ({ kind: "figure" })),
    ...(figure.within === undefined ? [] : [rule(figure.within, () => ({ kind: "figure" }))]),
    ...lists,
    ...figure.measures.flatMap(measureRules),
  ];
}

const rulesOf = new Map<Figure, readonly Rule[]>();

function rulesFor(figure: Figure): readonly Rule[] {
  const known = rulesOf.get(figure);
  if (known) return known;
  const made = [...figureRules(figure), ...commonRules];
  rulesOf.set(figure, made);
  return made;
}

/** Splits a scanned question into items; null if a word matches no rule. */
export function lexFigure(figure: Figure, text: string): Item[] | null {
  const items: Item[] = [];
  const rules = rulesFor(figure);
  let rest = text;
  let thing: string | null = null;
  while (rest !== "") {
    const found: Match | null = longestMatch(rules, rest) ?? thingAgain(rest, thing);
    if (!found) return null;
    thing = found.thing ?? thing;
    items.push(...found.items);
    rest = rest.slice(found.length).trimStart();
  }
  return items;
}

interface Match {
  items: readonly Item[];
  length: number;
  thing: string | null;
}

function longestMatch(rules: readonly Rule[], rest: string): Match | null {
  let best: { found: RegExpExecArray; make: Rule["make"] } | null = null;
  for (const { pattern, make } of rules) {
    const found = pattern.exec(rest);
    if (found && found[0].length > (best?.found[0].length ?? 0)) best = { found, make };
  }
  if (!best) return null;
  const thing = best.found.groups?.["thing"] ?? null;
  const made = best.make(best.found);
  const items = "kind" in made ? [made] : made;
  return { items, length: best.found[0].length, thing };
}

/** Matches the repetition of a thing, such as "the park" after "a rectangular park"; it denotes the figure. */
function thingAgain(rest: string, thing: string | null): Match | null {
  const [again = ""] = thingPattern.exec(`${rest} `) ?? [];
  const isSame = thing !== null && again.trim() === thing;
  return isSame ? { items: [{ kind: "figure" }], length: thing.length, thing } : null;
}
