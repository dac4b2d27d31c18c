import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { readUnit } from "../../../quantities/read-unit.ts";
import { noUnit, type Unit } from "../../../quantities/unit.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { parseEquation, parseFormula } from "../formula/parse-formula.ts";
import { type Equation, type Formula, namesOf } from "../formula/formula.ts";
import type { LawFrame, Variable } from "../laws/law-frame.ts";
import { askingAfter, askingWords, comparingWords, idleWordings } from "./filler.ts";
import { addWordings, type Wordings } from "./wording.ts";

/**
 * When a name applies: where the quantity is given, where it is requested, or both. A `shared` name belongs to several
 * quantities of one kind; a cue or `isUsual` decides between them.
 */
export type NameUse = "both" | "given" | "asked" | "shared";

/** The effect of a wording of a frame. */
export type Meaning =
  | { kind: "ask" }
  | { kind: "ask-after" }
  /** Names a quantity. */
  | { kind: "name"; variable: string; use: NameUse }
  | { kind: "asks"; variable: string }
  | { kind: "cue"; variable: string }
  | { kind: "behind"; variable: string }
  | { kind: "fact"; variable: string; value: Rational }
  | { kind: "filler" }
  /** Shows that another frame is meant. */
  | { kind: "never" };

export interface CompiledVariable extends Variable {
  of: Unit;
  /** The unit that is typed after its number; it differs from `of` only for prices per unit. */
  typedAs: Unit;
  default: Rational | null;
}

export interface CompiledLaw {
  name: string;
  text: string;
  /** The first step of the textbook method, if that is not the equation. */
  start: string | null;
  equation: Equation;
  names: readonly string[];
  /**
   * Explicit solutions by name; null if the law must not be solved for that name, for example because two times satisfy
   * it.
   */
  solutions: ReadonlyMap<string, Formula | null>;
}

export interface CompiledFrame {
  frame: LawFrame;
  variables: ReadonlyMap<string, CompiledVariable>;
  wordings: Wordings<Meaning>;
  letters: ReadonlyMap<string, string>;
  words: ReadonlySet<string>;
  laws: readonly CompiledLaw[];
}

const compiled = new Map<LawFrame, CompiledFrame>();

/** Compiles a frame for reading; the result is cached. */
export function compileFrame(frame: LawFrame): CompiledFrame {
  const known = compiled.get(frame);
  if (known) return known;
  const made: CompiledFrame = {
    frame,
    variables: new Map(
      frame.variables.map((variable) => [variable.name, compileVariable(variable)]),
    ),
    wordings: compileWordings(frame),
    letters: new Map(
      frame.variables.flatMap(({ name, letters }) => {
        return (letters ?? "")
          .split(" ")
          .filter(Boolean)
          .map((letter) => [letter, name] as const);
      }),
    ),
    words: new Set(frame.also.split(/\s+/)),
    laws: frame.laws.map(compileLaw),
  };
  compiled.set(frame, made);
  return made;
}

function compileVariable(variable: Variable): CompiledVariable {
  const { constant, unit, typedUnit = unit } = variable;
  return {
    ...variable,
    of: unitOf(unit),
    typedAs: unitOf(typedUnit),
    default: constant === undefined ? null : decimal(constant),
  };
}

/** Parses a unit of the law book. Throws on an unknown unit; a test parses the whole book. */
export function unitOf(symbol: string): Unit {
  if (symbol === "") return noUnit;
  const tokens = tokenise(symbol.replaceAll("_", " "));
  const read = readUnit(tokens, 0);
  if (read?.length !== tokens.length) throw new Error(`Not a unit: ${symbol}`);
  return read.unit;
}

/** Parses a decimal of the law book, such as "9.8" or "6.67e-11". Throws on any other text. */
export function decimal(text: string): Rational {
  const [found, whole = "0", decimals = "", power = "0"] =
    /^(-?\d+)\.?(\d*)(?:e(-?\d+))?$/.exec(text) ?? [];
  if (found === undefined) throw new Error(`Not a decimal: ${text}`);
  const exponent = Number(power) - decimals.length;
  const size = q.rational(10n ** BigInt(Math.abs(exponent)));
  const digits = q.rational(BigInt(whole + decimals));
  return exponent < 0 ? q.divide(digits, size) : q.multiply(digits, size);
}

function compileWordings(frame: LawFrame): Wordings<Meaning> {
  const wordings: Wordings<Meaning> = new Map();
  addWordings(wordings, askingWords, { kind: "ask" });
  addWordings(wordings, askingAfter, { kind: "ask-after" });
  addWordings(wordings, idleWordings, { kind: "filler" });
  addWordings(wordings, frame.phrases, { kind: "filler" });
  addWordings(wordings, frame.never, { kind: "never" });
  for (const { words, variable, value } of frame.facts ?? []) {
    addWordings(wordings, words, { kind: "fact", variable, value: decimal(value) });
  }
  for (const {
    name,
    words,
    givenWords,
    sharedWords,
    targetWords,
    asks,
    cues,
    behind,
  } of frame.variables) {
    addWordings(wordings, words, { kind: "name", variable: name, use: "both" });
    addWordings(wordings, givenWords, { kind: "name", variable: name, use: "given" });
    addWordings(wordings, targetWords, { kind: "name", variable: name, use: "asked" });
    addWordings(wordings, sharedWords, { kind: "name", variable: name, use: "shared" });
    addWordings(wordings, asks, { kind: "asks", variable: name });
    addWordings(wordings, behind, { kind: "behind", variable: name });
    addWordings(wordings, cues, { kind: "cue", variable: name });
  }
  // Added last, so that a wording of the frame itself takes precedence over one of the same length.
  addWordings(wordings, comparingWords, { kind: "never" });
  return wordings;
}

function compileLaw({
  name,
  equation,
  solutions: solved,
  start,
}: LawFrame["laws"][number]): CompiledLaw {
  const parsed = parseEquation(equation);
  const solutions = Object.entries(solved ?? {}).map(
    ([variable, formula]) => [variable, formula === "" ? null : parseFormula(formula)] as const,
  );
  return {
    name,
    text: equation,
    start: start ?? null,
    equation: parsed,
    names: namesOf(parsed),
    solutions: new Map(solutions),
  };
}
