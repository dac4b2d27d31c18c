import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { rationalPlain } from "../numbers/written.ts";
import { unitsByName } from "../quantities/unit-table.ts";

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

/** A count with its noun: "1 worker", "15 workers". A plain number is whole. */
export function countWithNoun(count: Rational | number, noun: string): string {
  const number = typeof count === "number" ? q.rational(BigInt(count)) : count;
  const isOne = q.equals(number, q.one);
  return `${rationalPlain(number, "decimal")} ${isOne ? singular(noun) : plural(singular(noun))}`;
}

/**
 * The text behind a figure that was replaced, with the name of its unit in the number of the new figure: " years at 5%"
 * behind 1 becomes " year at 5%", and " year" behind 3 becomes " years". A singular behind another number than 1 stays:
 * "a 5 year old boy".
 */
export function agreeing(behind: string, wasOne: boolean, isOne: boolean): string {
  if (isOne === wasOne) return behind;
  return behind.replace(/^\s?[a-z]{3,}\b/, (text) => {
    const name = text.trim();
    return text.replace(name, isOne ? ofOne(name) : ofMany(name));
  });
}

function ofOne(name: string): string {
  const unit = unitsByName.get(name);
  if (unit && unit.names.plural === name) return unit.names.singular;
  return unit && unit === unitsByName.get(singular(name)) ? singular(name) : name;
}

function ofMany(name: string): string {
  const unit = unitsByName.get(name);
  if (unit && unit.names.singular === name) return unit.names.plural;
  return unit && unit === unitsByName.get(plural(name)) ? plural(name) : name;
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
