import { type ExactValue, exactValue, orderOfRationals } from "@sawaal/maths";

/** The values of a template's letters. */
export type DrawnValues = ReadonlyMap<string, number | string>;

/** A formula over drawn numbers, worked out exactly. @throws Refusal where it can't be read or has no value. */
function valueOf(formula: string, values: DrawnValues): ExactValue {
  const text = formula.replaceAll(/(?<![a-zA-Z])[a-zA-Z](?![a-zA-Z])/gu, (letter) => {
    const value = values.get(letter);
    return value === undefined ? letter : `(${value})`;
  });
  return exactValue(text);
}

const ordinalEndings: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

function ordinalOf(value: number): string {
  return `${value}${ordinalEndings[ordinals.select(value)] ?? "th"}`;
}

/** `decimal`: unchanged; a number: rounded to this many places. */
function decimalOf(formula: string, form: string, values: DrawnValues): string {
  const { rational: value } = valueOf(formula, values);
  if (!value) throw new Error(`"${formula}" is no number`);
  const number = Number(value.numerator) / Number(value.denominator);
  return form === "decimal" ? String(number) : String(Number(number.toFixed(Number(form))));
}

/** Fills in the `[[formula]]` placeholders of a text: LaTeX inside `$…$`, plain numbers outside. */
export function fillFormulas(text: string, values: DrawnValues): string {
  return text.replaceAll(/\[\[(.+?)\]\]/gu, (_whole, inside: string, at: number) => {
    const [formula = "", form] = inside.split(":").map((part) => part.trim());
    const known = values.get(formula);
    if (form === "ordinal") return ordinalOf(Number(known));
    if (form !== undefined) return decimalOf(formula, form, values);
    if (typeof known === "string") return known;
    const { latex } = valueOf(formula, values);
    return isInMaths(text, at) ? latex : latex.replaceAll("{,}", ",");
  });
}

const isInMaths = (text: string, at: number) => text.slice(0, at).split("$").length % 2 === 0;

/** By the sign of the difference between the left and the right side: -1, 0 or 1. */
const holds: Record<string, (order: number) => boolean> = {
  "<": (order) => order < 0,
  ">": (order) => order > 0,
  "<=": (order) => order <= 0,
  ">=": (order) => order >= 0,
  "=": (order) => order === 0,
  "!=": (order) => order !== 0,
};

/** Whether drawn numbers satisfy "a < b", "a != b", "a*b = 12". */
export function satisfies(condition: string, values: DrawnValues): boolean {
  const [, left = "", sign, right = ""] =
    /^(.+?)\s*(<=|>=|!=|=|<|>)\s*(.+)$/u.exec(condition) ?? [];
  const [one, other] = [left, right].map((side) => valueOf(side, values).rational);
  if (!one || !other) throw new Error(`"${condition}" compares no numbers`);
  return holds[sign ?? "="]?.(orderOfRationals(one, other)) ?? false;
}
