import { different, equal, type Judgement, together, unfinished, unreadable } from "./judgement.ts";
import { type Label, type LabelledValue, readLabel } from "./labels.ts";
import { insideBrackets, splitOutside } from "./outer.ts";

/** The maximum count of values in an answer. */
const mostItems = 60;

export interface ListOptions {
  isOrdered: boolean;
  compareOne: (expected: string, given: string) => Judgement;
}

/**
 * Answers with several values: labelled ones by label, others in any order or, if the order counts, in the given order.
 */
export function compareLists(
  expected: string,
  given: string,
  options: ListOptions,
): Judgement | null {
  const wanted = itemsOf(expected, numberComma);
  if (wanted.length < 2 || wanted.length > mostItems) return null;
  const isSorted = options.isOrdered && !(given.includes("<") && given.includes(">"));
  const readings = readingsOf(isSorted ? given.replaceAll(/[<>]/g, ", ") : given, wanted);
  const verdicts = readings.map((found) =>
    found.length > 2 * wanted.length + 2 ? unreadable : compareItems(wanted, found, options),
  );
  return (
    ["equal", "unfinished", "different"]
      .map((outcome) => verdicts.find((verdict) => verdict.outcome === outcome))
      .find((verdict) => verdict !== undefined) ?? unreadable
  );
}

/** The values in a text, each with its label. */
export function listItems(text: string): LabelledValue[] {
  return itemsOf(text, numberComma);
}

/** Whether a text contains more than one value. */
export function isList(text: string): boolean {
  return listItems(text).length > 1;
}

/** A comma between digits may group them or separate list items. */
const numberComma = /,(?!\d)|,(?<!\d,)|;|\n|\b(?:and|or|aur|ya)\b|&|\\\\/i;
const everyComma = /,|;|\n|\b(?:and|or|aur|ya)\b|&|\\\\/i;

/** The possible readings of a list; those with the expected count of values first. */
function readingsOf(given: string, wanted: readonly LabelledValue[]): LabelledValue[][] {
  const plain = withPlaces(given);
  const readings = [itemsOf(plain, numberComma), itemsOf(plain, everyComma)];
  const isWhole = wanted.every(({ value }) => /^[-+]?\d+$/.test(value));
  if (isWhole && /^\d+(?:\.\d+){2,}$/.test(plain))
    readings.push(itemsOf(plain.replaceAll(".", ", "), everyComma));
  if (isWhole && /^[-+]?\d+(?:\s+[-+]?\d+)+$/.test(plain))
    readings.push(itemsOf(plain.replaceAll(/\s+/g, ", "), everyComma));
  const fitting = readings.filter((reading) => reading.length === wanted.length);
  return fitting.length > 0 ? fitting : readings.slice(0, 1);
}

/** "Z = 28 at (4, 3)" gives x and y as well. */
function withPlaces(text: string): string {
  return text.replace(
    /\s+(?:at|when|for)\s+(?:the\s+point\s+)?(?:\(\s*x\s*,\s*y\s*\)\s*=\s*)?\(\s*([^(),]+)\s*,\s*([^(),]+)\s*\)\s*$/i,
    ", x = $1, y = $2",
  );
}

function itemsOf(text: string, cut: RegExp): LabelledValue[] {
  const plain = text.replace(/^\s*\(?\s*[a-z](?:\s*,\s*[a-z])+\s*\)?\s*=\s*/i, "");
  const inner = insideBrackets(plain, "{") ?? plain;
  const parts = splitOutside(withPlaces(inner).replace(/^\s*(?:either|both)\b/i, ""), cut)
    .flatMap((part) => splitOutside(part, cut))
    .filter((part) => part !== "" && !isSideRemark(part))
    .flatMap(bothSigns);
  return withSharedUnit(inherited(parts.map(readLabel)));
}

/** "n ∈ Z" and "where n is an integer" are not values. */
function isSideRemark(part: string): boolean {
  return /^(?:where\s+)?[nkm]\s*(?:∈|is\s+an|belongs)/i.test(part);
}

function bothSigns(part: string): string[] {
  return part.includes("±") ? [part.replaceAll("±", "-"), part.replaceAll("±", "+")] : [part];
}

/** In "x = 2 or 3" the second value also belongs to x. */
function inherited(items: LabelledValue[]): LabelledValue[] {
  const [first, ...others] = items;
  const isLetter = first?.label?.kind === "letter";
  return isLetter && others.length > 0 && others.every(({ label }) => label === null)
    ? items.map(({ value }) => ({ label: first.label, value }))
    : items;
}

/** In "5 and 7 cm" both are centimetres. */
function withSharedUnit(items: LabelledValue[]): LabelledValue[] {
  const last = items.at(-1);
  const [, unit] = /^[-+]?\d[\d.,/]*\s*([a-zA-Z°%][^\d]*\d?)$/.exec(last?.value ?? "") ?? [];
  const areBare = items.slice(0, -1).every(({ value }) => /^[-+]?\d[\d.,/]*$/.test(value));
  if (unit === undefined || !areBare || items.some(({ label }) => label !== null)) return items;
  return items.map((item, at) =>
    at === items.length - 1 ? item : { ...item, value: `${item.value} ${unit}` },
  );
}

function compareItems(
  wanted: readonly LabelledValue[],
  found: readonly LabelledValue[],
  { isOrdered, compareOne }: ListOptions,
): Judgement {
  const left = [...wanted];
  const verdicts: Judgement[] = [];
  for (const item of found) {
    const candidates = candidatesFor(item, left, wanted, isOrdered);
    const best = bestOf(
      candidates.map((own) => ({ own, verdict: compareOne(own.value, item.value) })),
    );
    if (!best) {
      // An extra value, unless it repeats a root.
      const isRepeated =
        isChoice(wanted) &&
        wanted.some((own) => compareOne(own.value, item.value).outcome === "equal");
      verdicts.push(isRepeated && !isOrdered ? equal : different);
      continue;
    }
    verdicts.push(best.verdict);
    left.splice(left.indexOf(best.own), 1);
  }
  const verdict = together(verdicts);
  const isRight = verdict.outcome === "equal" || verdict.outcome === "unfinished";
  return left.length > 0 && isRight ? unfinished("other-values") : verdict;
}

interface Match {
  own: LabelledValue;
  verdict: Judgement;
}

function bestOf(matches: readonly Match[]): Match | undefined {
  return (
    matches.find(({ verdict }) => verdict.outcome === "equal") ??
    matches.find(({ verdict }) => verdict.outcome === "unfinished") ??
    matches[0]
  );
}

/** Roots of one unknown. */
function isChoice(wanted: readonly LabelledValue[]): boolean {
  const [first] = wanted;
  return (
    first?.label?.kind === "letter" &&
    wanted.every(({ label }) => label?.name === first.label?.name)
  );
}

function candidatesFor(
  { label }: LabelledValue,
  left: readonly LabelledValue[],
  wanted: readonly LabelledValue[],
  isOrdered: boolean,
): readonly LabelledValue[] {
  const names = new Set(wanted.map((own) => own.label?.name ?? ""));
  if (names.size > 1) return label ? namedAs(label, left, wanted) : left.slice(0, 1);
  if (label?.kind === "letter" && !names.has("") && !names.has(label.name)) return [];
  return isOrdered ? left.slice(0, 1) : left;
}

function namedAs(
  label: Label,
  left: readonly LabelledValue[],
  wanted: readonly LabelledValue[],
): readonly LabelledValue[] {
  // The directrix x = -2 is also labelled by its equation.
  const isEquation = label.kind === "letter" && wanted.every((own) => own.label?.kind === "words");
  return isEquation ? left.slice(0, 1) : left.filter((own) => own.label?.name === label.name);
}
