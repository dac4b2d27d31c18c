import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { sameDimension } from "../../quantities/dimension.ts";
import { convert, type Quantity, quantityLatex } from "../../quantities/quantity.ts";
import type { Unit } from "../../quantities/unit.ts";
import type { Question } from "../../read/question.ts";
import { notSupported, Refusal } from "../../refusal.ts";
import { type Close, toNumber } from "./formula/evaluate.ts";
import { lawFrames } from "./laws/law-book.ts";
import type { LawFrame } from "./laws/law-frame.ts";
import type { PhysicsProblem, TargetQuantity, Datum } from "./physics-problem.ts";
import {
  type CompiledFrame,
  type CompiledVariable,
  compileFrame,
  decimal,
  unitOf,
} from "./reading/compiled-frame.ts";
import { type Item, readItems } from "./reading/items.ts";
import { isBackward, isOneStory } from "./reading/plausible.ts";
import { type FrameReading, readFrame } from "./reading/read-frame.ts";
import type { GivenQuantity } from "./reading/given.ts";
import { textOf } from "./reading/wording.ts";
import { areClose, isPossible, type Move, solveFrame } from "./solve-frame.ts";

const problems = new WeakMap<Question, PhysicsProblem | { isNone: true }>();

/**
 * Reads a physics question by every frame that its words call for; the result is cached per question. Null if no frame
 * can read and solve it, or if two frames give different answers.
 */
export function readProblem(question: Question): PhysicsProblem | null {
  const known = problems.get(question);
  const problem = known ?? findProblem(question) ?? { isNone: true };
  problems.set(question, problem);
  return "isNone" in problem ? null : problem;
}

function findProblem(question: Question): PhysicsProblem | null {
  if (!question.tokens.some(({ kind }) => kind === "number" || kind === "word")) return null;
  const items = question.tokens.length > 4 ? readItems(question.tokens) : null;
  if (!items) return null;
  const words = new Set(items.map(textOf));
  const hasUnits = items.some(({ kind }) => kind === "quantity");
  // "F = 20 N, m = 4 kg, a = ?": with two equations, every frame that can be called by letters alone is tried.
  const isBare = items.filter(({ kind }) => kind === "equals").length > 1;
  const found = lawFrames.flatMap((frame) => {
    const problem =
      (isBare && frame.isBare === true) || calls(words, hasUnits, frame)
        ? problemIn(compileFrame(frame), items, question)
        : null;
    return problem ? [problem] : [];
  });
  const [first] = found;
  return first && found.every((other) => sameAnswer(first, other)) ? first : null;
}

const metresPerSecond = unitOf("m/s");

const needs = new Map(lawFrames.map((frame) => [frame, frame.needs.split(/\s+/).filter(Boolean)]));

/**
 * Whether a frame must be tried: the question has one of the words it needs or, for a frame without such words, a
 * quantity with a unit.
 */
function calls(words: ReadonlySet<string>, hasUnits: boolean, frame: LawFrame): boolean {
  const wanted = needs.get(frame) ?? [];
  return wanted.length === 0 ? hasUnits : wanted.some((word) => words.has(word));
}

function problemIn(
  frame: CompiledFrame,
  items: readonly Item[],
  question: Question,
): PhysicsProblem | null {
  const reading = readFrame(frame, items);
  if (!reading || !hasAll(frame, reading)) return null;
  if (!isOneStory(frame.frame, items, reading.givens)) return null;
  const problem = workOut(frame, reading, question);
  return problem && !turnsRound(problem, items) ? problem : null;
}

/** Whether a requested speed comes out negative where only a positive one makes sense. */
function turnsRound(
  { frame, targets, moves, question }: PhysicsProblem,
  items: readonly Item[],
): boolean {
  return targets.some(({ name, unit }) => {
    const value = moves.find((move) => move.name === name)?.value.value;
    const isVelocity = sameDimension(unit.dimension, metresPerSecond.dimension);
    return (
      isVelocity && value !== undefined && isBackward(frame.frame, items, question.text, value)
    );
  });
}

function hasAll({ frame }: CompiledFrame, { givens }: FrameReading): boolean {
  const places = (frame.order ?? []).map((name) => givens.get(name)?.item?.from ?? -1);
  const isInOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
  return isInOrder && (frame.requires ?? []).every((name) => givens.has(name));
}

function workOut(
  frame: CompiledFrame,
  reading: FrameReading,
  question: Question,
): PhysicsProblem | null {
  const system = chooseSystem(frame, reading);
  // Physical constants are in SI units, so a calculation that uses one is done in SI units.
  return (
    workIn(system, frame, reading, question) ??
    (system.length > 0 ? workIn([], frame, reading, question) : null)
  );
}

function workIn(
  system: readonly Unit[],
  frame: CompiledFrame,
  reading: FrameReading,
  question: Question,
): PhysicsProblem | null {
  const data = workKnown(frame, reading, system);
  if (!data) return null;
  const constants = workConstants(frame, data).filter(({ name }) => {
    const isMeant = name !== "g" || !elsewhere.test(question.text);
    return isMeant && !reading.targets.includes(name);
  });
  const moves = solve(frame, data, constants, reading.targets);
  if (!moves) return null;
  refuseContradiction(frame, reading, [...data, ...moves.map(valueOfMove)]);
  const wanted = reading.targets.map((name) => want(frame, name, system, reading.unit));
  if (wanted.some((one) => one === null)) return null;
  const used = new Set(moves.flatMap(({ law }) => law.names));
  if (system.length > 0 && constants.some(({ name }) => used.has(name))) return null;
  return {
    frame,
    givens: [...data, ...constants.filter(({ name }) => used.has(name))],
    targets: wanted.filter((one) => one !== null),
    units: new Map(
      [...frame.variables.values()].map((variable) => [variable.name, unitIn(system, variable)]),
    ),
    moves,
    question,
    digits: digitsOf(reading),
    hasConstants: constants.some(({ name }) => used.has(name) && name !== "g"),
    note: frame.frame.note ?? null,
  };
}

function valueOfMove({ name, value }: Move): Pick<Datum, "name" | "value"> {
  return { name, value: value.value };
}

/** Throws a refusal if the question is solved but its words contradict its numbers. */
function refuseContradiction(
  { frame }: CompiledFrame,
  reading: FrameReading,
  worked: readonly Pick<Datum, "name" | "value">[],
): void {
  const told = frame.contradiction?.((name) => {
    const own = worked.find((one) => one.name === name)?.value;
    const value = own ?? reading.givens.get(name)?.quantity.value;
    return value === undefined ? null : toNumber(value);
  });
  if (told) throw notSupported(told);
}

function solve(
  frame: CompiledFrame,
  data: readonly Datum[],
  constants: readonly Datum[],
  asked: readonly string[],
): PhysicsProblem["moves"] | null {
  const values = (list: readonly Datum[]): Map<string, Close> =>
    new Map(list.map(({ name, value }) => [name, { value, isExact: true }]));
  try {
    return solveFrame(frame, values(data), values(constants), asked);
  } catch (error) {
    // Numbers that exceed the size limit are no physics question.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The first unit system of the frame that all given values already use; empty, which means SI, if there is none. */
function chooseSystem(frame: CompiledFrame, { givens, unit }: FrameReading): readonly Unit[] {
  const used = [...givens.values()]
    .filter(({ item }) => item !== null)
    .map(({ quantity }) => quantity.unit);
  const wanted = unit === null || unit === "percent" ? [] : [unit];
  const systems = (frame.frame.systems ?? []).map((text) => text.split(" ").map(unitOf));
  const fitting = systems.find((system) => {
    const same = [...used, ...wanted].flatMap((one) => {
      const own = system.find((unit) => sameDimension(unit.dimension, one.dimension));
      // Times are converted without objection, except that seconds call for SI; a system of one unit, such as years,
      // must match.
      const isChanged = own?.dimension.time === 1 && one.symbol !== "s" && system.length > 1;
      const isIdle = own === undefined || isChanged;
      return isIdle ? [] : [own.symbol === one.symbol];
    });
    return same.length > 0 && same.every(Boolean);
  });
  return fitting ?? [];
}

function unitIn(system: readonly Unit[], variable: CompiledVariable): Unit {
  return system.find((unit) => sameDimension(unit.dimension, variable.of.dimension)) ?? variable.of;
}

function typedUnitIn(system: readonly Unit[], variable: CompiledVariable): Unit {
  return variable.typedUnit === undefined ? unitIn(system, variable) : variable.typedAs;
}

/** The given values in the units of the calculation; null if a value is impossible for its quantity. */
function workKnown(
  frame: CompiledFrame,
  { givens }: FrameReading,
  system: readonly Unit[],
): Datum[] | null {
  const worked: Datum[] = [];
  for (const [name, given] of givens) {
    if (frame.frame.markers?.includes(name) === true) continue;
    const variable = frame.variables.get(name);
    const value = variable && valueIn(given.quantity, typedUnitIn(system, variable), variable);
    if (!variable || !value) return null;
    const use = useOf(frame, name, value);
    if (use === "impossible") return null;
    if (use === "given") worked.push(datum(variable, given, value, unitIn(system, variable)));
  }
  return worked;
}

/** Whether a value is used, is accepted without being used, or is impossible for its quantity. */
function useOf(
  frame: CompiledFrame,
  name: string,
  value: Rational,
): "given" | "idle" | "impossible" {
  if (isIdle(frame, name, value)) return "idle";
  if (frame.frame.idle?.[name] !== undefined) return "impossible";
  // A given 0 is allowed, as for a body at rest; a result of 0 is not.
  const isPlausible = q.isZero(value) || isPossible(frame, name, { value, isExact: true });
  return isPlausible ? "given" : "impossible";
}

function isIdle({ frame }: CompiledFrame, name: string, value: Rational): boolean {
  const idle = frame.idle?.[name];
  return idle !== undefined && (idle === "any" || q.equals(value, decimal(idle)));
}

function valueIn(quantity: Quantity, unit: Unit, variable: CompiledVariable): Rational | null {
  if (variable.isDifference === true) {
    return q.divide(q.multiply(quantity.value, quantity.unit.scale), unit.scale);
  }
  const value = convert(quantity, unit)?.value ?? null;
  return value && variable.isNegative === true ? q.negate(q.absolute(value)) : value;
}

function datum(role: CompiledVariable, from: GivenQuantity, value: Rational, unit: Unit): Datum {
  const { name, latex, says } = role;
  const isTold = from.item === null;
  return {
    name,
    latex,
    says,
    unit,
    value,
    asTyped: isTold ? null : typedLatex(role, from.quantity, unit),
    source: isTold ? "told" : "given",
    item: from.item,
  };
}

/** The value as typed, with the minus sign if the sign convention makes it negative. */
function typedLatex(
  { isNegative, isDifference }: CompiledVariable,
  quantity: Quantity,
  unit: Unit,
): string {
  // A temperature difference of 10 °C equals 10 K, although the temperature 10 °C does not.
  if (isDifference === true && q.equals(quantity.unit.scale, unit.scale)) {
    return quantityLatex({ ...quantity, unit });
  }
  const value = isNegative === true ? q.negate(q.absolute(quantity.value)) : quantity.value;
  return quantityLatex({ ...quantity, value });
}

/** Places where g differs from its value on the earth, so that the question must give it. */
const elsewhere = /\b(?:moon|mars|mercury's|venus|jupiter|saturn|asteroid|planet)\b/i;

function workConstants(frame: CompiledFrame, known: readonly Datum[]): Datum[] {
  return [...frame.variables.values()].flatMap((variable) => {
    const value = variable.default;
    if (value === null || known.some(({ name }) => name === variable.name)) return [];
    const { name, latex, says, of } = variable;
    return [{ name, latex, says, unit: of, value, asTyped: null, source: "constant", item: null }];
  });
}

function want(
  frame: CompiledFrame,
  name: string,
  system: readonly Unit[],
  unit: FrameReading["unit"],
): TargetQuantity | null {
  const variable = frame.variables.get(name);
  if (!variable) return null;
  const own = unitIn(system, variable);
  const answerUnit = answerUnitOf(variable, own, unit);
  if (answerUnit === null) return null;
  const { latex, says } = variable;
  return { name, latex, says, unit: own, answerUnit };
}

function answerUnitOf(
  variable: CompiledVariable,
  own: Unit,
  unit: FrameReading["unit"],
): Unit | "percent" | null {
  if (variable.isPercent === true && (unit === null || unit === "percent")) return "percent";
  if (unit === null) return own;
  if (unit === "percent") return null;
  return sameDimension(unit.dimension, own.dimension) ? unit : null;
}

/** The significant digits of the least precise given value, limited to 3 to 5. */
function digitsOf({ givens }: FrameReading): number {
  const digits = [...givens.values()].flatMap(({ quantity, item }) => {
    return item === null || quantity.significant === null ? [] : [quantity.significant];
  });
  return Math.min(Math.max(3, ...(digits.length > 0 ? [Math.min(...digits)] : [])), 5);
}

function sameAnswer(one: PhysicsProblem, other: PhysicsProblem): boolean {
  return (
    one.targets.length === other.targets.length &&
    one.targets.every((wanted, at) => {
      const second = other.targets[at];
      const [a, b] = [finalValue(one, wanted), second && finalValue(other, second)];
      return (
        b !== undefined &&
        sameDimension(wanted.unit.dimension, second?.unit.dimension ?? wanted.unit.dimension) &&
        areClose(a, b)
      );
    })
  );
}

/** The result in SI units, so that two readings can be compared. */
function finalValue(problem: PhysicsProblem, { name, unit }: TargetQuantity): Rational {
  const move = problem.moves.find((one) => one.name === name);
  return q.multiply(move?.value.value ?? q.zero, unit.scale);
}
