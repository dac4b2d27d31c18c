import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { rationalPlain } from "../numbers/written.ts";

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    man: "men",
    woman: "women",
    child: "children",
    person: "persons",
    people: "people",
    sheep: "sheep",
    fish: "fish",
    cattle: "cattle",
    leaf: "leaves",
    loaf: "loaves",
    knife: "knives",
    shelf: "shelves",
  }),
);
const singulars = new Map([...irregular].map(([one, more]) => [more, one]));

/** The written plural: boxes, buses, mangoes, ladies; a plural is unchanged. */
export function plural(noun: string): string {
  const known = irregular.get(noun);
  if (known !== undefined) return known;
  if (singulars.has(noun) || singular(noun) !== noun) return noun;
  if (/(?:[sxz]|ch|sh|[aeiou]t?to|ango|hero)$/.test(noun)) return `${noun}es`;
  return noun.replace(/(?<=[^aeiou])y$/, "ie").concat("s");
}

/** A count with its noun: "1 worker", "15 workers". */
export function counted(number: Rational, noun: string): string {
  const isOne = q.equals(number, q.one);
  return `${rationalPlain(number, "decimal")} ${isOne ? singular(noun) : plural(singular(noun))}`;
}

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The written singular; a singular is unchanged. */
export function singular(noun: string): string {
  const known = singulars.get(noun);
  if (known !== undefined) return known;
  if (/(?:ss|^bus|^gas|us)$/.test(noun)) return noun;
  return noun
    .replace(/(?<=[^aeiou])ies$/, "y")
    .replace(/(?<=x|ch|sh|ss|[bg][ua]s|to|ango|hero)es$/, "")
    .replace(/(?<![su])s$/, "");
}
