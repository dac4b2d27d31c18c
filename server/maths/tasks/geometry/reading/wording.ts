import { lazily } from "../../../read/lazily.ts";
import type { ScannedQuestion, Value } from "./scan.ts";

/** One wording of a question; created by `wordings`. */
interface Wording {
  /** Compiled for the first text that contains its words. */
  readonly pattern: () => RegExp;
  /** The alternatives of each required word. */
  readonly needed: () => readonly (readonly string[])[];
}

const gaps: Partial<Record<string, string>> = {
  q: "<q(\\d+)>",
  d: "<d(\\d+)>",
  a: "<[dq](\\d+)>",
  p: "<p(\\d+)>",
  e: "<e(\\d+)>",
  m: "<m(\\d+)>",
  r: "<r(\\d+)>",
  k: "<[kp](\\d+)>",
  "*": "(.+?)",
};

const polite = "(?:(?:please|pls|plz|kindly|sir|mam|can you|could you|help me|tell me|me) )*";
const ask =
  "(?:(?:find out|find|calculate|compute|determine|evaluate|work out|write down|write|give|state|obtain|get|what is|what are|what's|whats|what will be|how much is|and|then|also|the value of|value of) )*";
const close =
  "(?:(?:please|pls|plz|nikalo|nikaliye|batao|bataiye|kya hai|kya hoga|kitna hai|kitna hoga|gyat karo|gyat kijiye|kijiye|find karo|hal karo|hai|hain|[.,=:]) )*";

/**
 * Compiles wordings of the same question from text such as `[the] distance between|of [the] [points] {p} and|, {p}`.
 * Words in square brackets are optional, `a|b` are alternatives, and `_` represents a space inside one. Gaps: `{q}` a
 * number with or without a unit, `{d}` degrees, `{a}` either of them, `{p}` a point, `{e}` an equation, `{m}` money,
 * `{r}` a ratio, `{k}` a point that may contain a letter, `{l}` a letter, `{*}` anything. Question words before and
 * after are allowed.
 */
export function wordings(...texts: string[]): readonly Wording[] {
  return texts.map((text) => ({
    pattern: lazily(() => new RegExp(`^${polite}${ask}${clauseSource(text)}${close}$`)),
    needed: lazily(() => neededIn(text)),
  }));
}

function neededIn(text: string): string[][] {
  return text
    .split(" ")
    .filter((part) => !part.startsWith("[") && !part.includes("{"))
    .map((part) => part.split("|").map((option) => option.replaceAll("_", " ")));
}

/**
 * Returns the source of a regular expression for a clause; it matches the space after its last word. `own` has the
 * sources of further gaps with names of one letter.
 */
export function clauseSource(text: string, own: Readonly<Record<string, string>> = {}): string {
  const sources = { ...gaps, ...own };
  return text
    .split(" ")
    .map((part) => {
      const [, inner] = /^\[(.+)\]$/.exec(part) ?? [];
      return inner === undefined ? `${choice(part, sources)} ` : `(?:${choice(inner, sources)} )?`;
    })
    .join("");
}

function choice(part: string, sources: typeof gaps): string {
  const options = part.split("|").map((option) => {
    const [, gap] = /^\{([\w*])\}$/.exec(option) ?? [];
    if (gap !== undefined) return sources[gap] ?? "([a-zα-ωΔ])";
    return option.replaceAll(/[().*+?^$]/g, "\\$&").replaceAll("_", " ");
  });
  return options.length === 1 ? options.join("") : `(?:${options.join("|")})`;
}

/** Returns the captures of the gaps, the index of a value as text or a letter; null if no wording matches. */
export function matchWording(list: readonly Wording[], { text }: ScannedQuestion): string[] | null {
  for (const { pattern, needed } of list) {
    if (!needed().every((options) => options.some((option) => text.includes(option)))) continue;
    const found = pattern().exec(`${text} `);
    // Only one of the alternatives of a wording matches; the groups of the others are undefined.
    if (found) return found.slice(1).filter(Boolean);
  }
  return null;
}

/** Returns the values of the gaps, in order, without letters. */
export function capturedValues(captures: readonly string[], { values }: ScannedQuestion): Value[] {
  return captures.flatMap((capture) => {
    const value = /^\d+$/.test(capture) ? values[Number(capture)] : undefined;
    return value ? [value] : [];
  });
}
