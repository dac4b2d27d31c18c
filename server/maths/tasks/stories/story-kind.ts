import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { unitNamed } from "../../quantities/unit-table.ts";
import type { Unit } from "../../quantities/unit.ts";
import { onlyWhere, type Task } from "../../task/task.ts";
import {
  type Amount,
  type AmountKind,
  amountLatex,
  type Label,
  measureLabel,
  moneyLabel,
  noLabel,
  percentLabel,
  wordLabel,
} from "../../story/amount.ts";
import type { Clause } from "../../story/role-clause.ts";
import { plural } from "../../story/nouns.ts";
import type { StoryFacts } from "../../story/read-story.ts";
import { defineRuleStory, type Lesson, type StoryPreparation } from "../../story/rule-story.ts";
import type { DrawStory } from "../../story/story-figure.ts";
import type { Rule } from "../../story/rules.ts";
import { storyText } from "../../story/story-text.ts";
import { narrowsNoun } from "./narrowed-nouns.ts";
import { withSpokenFractions } from "./spoken-fractions.ts";

/**
 * The label of a role's values: "money", "%", "" for a plain number, "fraction", "points" for percentages that are
 * added, "like cost" for that of the amount in the role `cost`, "noun x" for the goods in the role `x`, "of years" for
 * a fixed noun, "unit m" for a unit, "square length" and "cube length" for powers of the unit of the lengths.
 */
type RoleUnit = string;

/** A kind of word problem that wordings and formulas describe completely. */
export interface StoryKind {
  name: string;
  about: RegExp;
  clauses: readonly Clause[];
  roles: Readonly<Record<string, readonly [name: string, unit: RoleUnit]>>;
  rules: readonly Rule[];
  /** The unit of calculation for a kind of amount; without one it is that of the first such amount. */
  units?: Partial<Record<AmountKind, string>>;
  /** Roles that must be whole numbers. */
  whole?: readonly string[];
  /** Roles that must be whole numbers where they are counted, but not where they are measured. */
  wholeIfCounted?: readonly string[];
  /** Roles whose result may be 0 or negative. */
  signedRoles?: readonly string[];
  /** Whether the given values are plausible; `value` returns them in the units of the calculation. */
  makesSense?: (value: (role: string) => Rational | undefined, told: StoryFacts) => boolean;
  /** Whether a reading is consistent; others are discarded. */
  isSound?: (told: StoryFacts) => boolean;
  /** Words such as "good" that the wordings understand before a noun that also occurs without them. */
  adjectives?: readonly string[];
  /** Other names for roles, where the wording determines what an amount is. */
  rename?: (told: StoryFacts) => Readonly<Record<string, string>>;
  /** Names of roles in the words of the question: "For 10 cakes". */
  names?: (told: StoryFacts) => Readonly<Record<string, string>>;
  /** Roles that only `makesSense` or `isSound` uses, and no rule. */
  checkRoles?: readonly string[];
  /** Given roles that no rule has to use. */
  spare?: (told: StoryFacts) => readonly string[];
  /** The requested roles, where they depend on the whole reading. */
  targets?: (told: StoryFacts) => readonly string[];
  /** Numbers that the wording implies. */
  extra?: (told: StoryFacts) => Readonly<Record<string, Rational>>;
  lesson: Lesson;
  /** Draws the given situation. */
  draw?: DrawStory;
  examples: readonly [string, string, ...string[]];
}

/** Verbs that may precede a noun without describing it. */
const verbs =
  "there has weighs casts covers travels travelled covered walks runs reads wants needs there's".split(
    " ",
  );

const impossible = "With these numbers the story can't be true. Check the numbers.";

/**
 * A task for a kind of word problem. A clause may state a number by its wording: with `{ k: "2" }` for "twice", the
 * role k is 2.
 */
export function storyTask(kind: StoryKind): Task {
  const task = defineRuleStory({
    name: kind.name,
    about: kind.about,
    clauses: kind.clauses,
    roles: Object.fromEntries(Object.entries(kind.roles).map(([role, [name]]) => [role, name])),
    prepare: (told) => prepare(kind, told),
    rules: kind.rules,
    refusal: (value, { labels }) => refusal(kind, value, labels),
    lesson: () => kind.lesson,
    draw: kind.draw,
    examples: kind.examples,
    ...(kind.isSound ? { isSound: kind.isSound } : {}),
  });
  const allowed = new Set([...verbs, ...(kind.adjectives ?? [])]);
  const accepts = (question: Question): boolean => {
    const { text } = storyText(question);
    return kind.about.test(text) && !narrowsNoun(text, allowed);
  };
  return withSpokenFractions(onlyWhere(accepts, task));
}

function refusal(
  { roles, whole = [], wholeIfCounted = [], signedRoles = [] }: StoryKind,
  value: (role: string) => Rational | undefined,
  labels: Readonly<Record<string, Label>>,
): string | null {
  const mustBeWhole = (role: string): boolean =>
    whole.includes(role) || (wholeIfCounted.includes(role) && labels[role]?.kind === "number");
  const isWrong = Object.keys(roles).some((role) => {
    const found = value(role);
    if (!found) return false;
    const isNegative = q.sign(found) <= 0 && !signedRoles.includes(role);
    return isNegative || (mustBeWhole(role) && !q.isInteger(found));
  });
  return isWrong ? impossible : null;
}

function prepare(kind: StoryKind, reading: StoryFacts): StoryPreparation | null {
  const money = [...reading.amounts.values()].filter((one) => one.kind === "money");
  const [sign = "", ...others] = new Set(money.map(({ unit }) => unit));
  if (others.length > 0) return null;
  const units = commonUnits(kind, reading);
  const steps: MathsStep[] = [];
  const givens = givenNumbers(kind, reading, units, steps);
  if (steps.length > 0 && hasBareMeasure(kind, reading)) return null;
  if ([...givens.values()].some((value) => q.sign(value) <= 0)) return null;
  if (kind.makesSense && !kind.makesSense((role) => givens.get(role), reading)) return null;
  const labels = labelsOf(kind, reading, units, sign);
  return {
    givens,
    labels,
    steps,
    ...inItsOwnWords(kind, reading),
  };
}

/** The parts of the result that depend on the wording alone. */
function inItsOwnWords(
  { names, targets, spare }: StoryKind,
  told: StoryFacts,
): Partial<StoryPreparation> {
  return {
    ...(names && { names: names(told) }),
    ...(targets && { targets: targets(told) }),
    ...(spare && { spare: spare(told) }),
  };
}

function givenNumbers(
  { rename, extra, checkRoles = [] }: StoryKind,
  reading: StoryFacts,
  units: Units,
  steps: MathsStep[],
): Map<string, Rational> {
  const names = rename?.(reading) ?? {};
  const given = new Map<string, Rational>();
  const used = [...reading.amounts].filter(([role]) => !checkRoles.includes(role));
  for (const [role, amount] of used) {
    const unit = units.get(amount.kind);
    given.set(names[role] ?? role, unit ? inUnit(amount, unit, steps) : amount.value);
  }
  const untold = [...Object.entries(extra?.(reading) ?? {}), ...spoken(reading)];
  return new Map([...given, ...untold]);
}

/**
 * Whether a measure is given without a unit, as in "5 by 30 cm", so that the unit of its neighbour applies and no
 * amount may be converted.
 */
function hasBareMeasure({ roles }: StoryKind, { amounts }: StoryFacts): boolean {
  return [...amounts].some(
    ([role, { kind }]) => kind === "number" && (roles[role]?.[1] ?? "").startsWith("unit"),
  );
}

function spoken({ says }: StoryFacts): [string, Rational][] {
  return Object.entries(says)
    .filter(([, value]) => /^\d+$/.test(value))
    .map(([role, value]) => [role, q.rational(BigInt(value))]);
}

type Units = ReadonlyMap<AmountKind, Unit>;

function commonUnits({ units = {} }: StoryKind, { amounts }: StoryFacts): Units {
  const common = new Map<AmountKind, Unit>();
  for (const { kind, measure } of amounts.values()) {
    const wanted = units[kind];
    if (!measure || common.has(kind)) continue;
    const unit = wanted === undefined ? measure : unitNamed(wanted);
    common.set(kind, unit);
  }
  return common;
}

function inUnit(amount: Amount, unit: Unit, steps: MathsStep[]): Rational {
  if (!amount.measure || amount.measure.symbol === unit.symbol) return amount.value;
  const value = q.divide(q.multiply(amount.value, amount.measure.scale), unit.scale);
  steps.push({
    title: `Write $${amountLatex(amount.value, measureLabel(amount.kind, amount.measure))}$ in ${unit.names.plural}`,
    why: "All lengths, times or weights must be in one unit before they are put together.",
    before: null,
    after: `${amountLatex(amount.value, measureLabel(amount.kind, amount.measure))} = ${amountLatex(value, measureLabel(amount.kind, unit))}`,
  });
  return value;
}

function labelsOf(
  { roles }: StoryKind,
  reading: StoryFacts,
  units: Units,
  sign: string,
): Record<string, Label> {
  const labels: Record<string, Label> = {};
  for (const [role, [, unit]] of Object.entries(roles)) {
    const label = labelFor(unit, reading, units, sign);
    if (label) labels[role] = label;
  }
  return labels;
}

function labelFor(unit: RoleUnit, reading: StoryFacts, units: Units, sign: string): Label | null {
  const [way = "", name = ""] = unit.split(" ");
  switch (way) {
    case "money":
      return sign === "" ? noLabel : moneyLabel(sign);
    case "%":
      return percentLabel;
    case "fraction":
      return { ...noLabel, isFraction: true };
    case "like":
      return likeLabel(firstOf(unit, reading), reading, units, sign);
    default:
      return nameLabel(way, name, reading, units);
  }
}

function nameLabel(way: string, name: string, told: StoryFacts, units: Units): Label {
  if (way === "noun") return nounLabel(told.words.get(name));
  if (way === "points") return wordLabel("number", "percent");
  if (way === "of") return wordLabel("number", name);
  if (way === "unit") return measureLabel("number", unitNamed(name));
  return way === "square" || way === "cube" ? powerLabel(way, units.get("length")) : noLabel;
}

/** The first given amount among the roles of a "like" label. */
function firstOf(unit: RoleUnit, { amounts }: StoryFacts): Amount | undefined {
  return unit
    .split(" ")
    .slice(1)
    .map((role) => amounts.get(role))
    .find((amount) => amount !== undefined);
}

function likeLabel(
  amount: Amount | undefined,
  reading: StoryFacts,
  units: Units,
  sign: string,
): Label | null {
  if (!amount) return null;
  if (amount.kind === "money") return moneyLabel(sign);
  if (amount.kind === "number") return nounLabel(reading.words.get("x"));
  const unit = units.get(amount.kind);
  return unit ? measureLabel(amount.kind, unit) : noLabel;
}

function powerLabel(way: "square" | "cube", unit: Unit | undefined): Label {
  if (!unit) return noLabel;
  const power = way === "square" ? 2 : 3;
  return {
    kind: "number",
    unit: `${unit.symbol}^${power}`,
    latex: `\\,\\mathrm{${unit.symbol}^${power}}`,
  };
}

function nounLabel(noun: string | undefined): Label {
  return noun === undefined ? noLabel : wordLabel("number", plural(noun));
}
