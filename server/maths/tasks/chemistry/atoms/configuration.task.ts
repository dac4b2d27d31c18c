import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { type Element, elementOf, elements } from "../../../chemistry/elements.ts";
import { atomCount, chargeText, formulaLatex, onlyElement } from "../../../chemistry/species.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";
import {
  elementOfNumber,
  lastOfShellScheme,
  shells,
  type Subshell,
  subshellsOfIon,
} from "./shells.ts";

type Asked = "configuration" | "valence" | "valency";

interface ConfigurationProblem {
  element: Element;
  charge: number;
  asked: Asked;
}

const asked =
  "(@ask)? (the)? (ground state)? {t=electronic configuration|electron configuration|electronic configuration|configuration|distribution of electrons|valency|valence electrons|number of valence electrons|electronic structure}";

const recognise = recogniser<ConfigurationProblem>(
  /configuration|valenc|distribution|electronic structure/,
  [
    [
      `${asked} (of|in|for) (an|a|the)? (atom|element|ion)? (of)? {s:species} (atom|ion)?`,
      problemOf,
    ],
    [
      `${asked} (of|in|for) (an|the)? (atom|element) (with|having|whose|of) (atomic number | z) (is|=)? {n:number}`,
      problemOf,
    ],
    [`${asked} (of|in|for) {s:species} (atom)? (z | atomic number) (is|=)? {n:number}`, problemOf],
    [`(atomic number | z) (of (an|the) element)? (is|=)? {n:number} ${asked}`, problemOf],
    [`{s:species} (ka|ki) {t=electronic configuration|electron configuration|valency}`, problemOf],
  ],
);

function problemOf(slots: Slots): ConfigurationProblem | null {
  const kind = slots.word("t") ?? "";
  const which: Asked =
    kind === "valency" ? "valency" : kind.includes("valence") ? "valence" : "configuration";
  const found = elementAndCharge(slots);
  if (!found) return null;
  const isSimple = found.charge === 0 && found.element.atomicNumber <= lastOfShellScheme;
  return which !== "configuration" && !isSimple ? null : { ...found, asked: which };
}

function elementAndCharge(slots: Slots): { element: Element; charge: number } | null {
  const number = slots.number("n");
  const numbered = number
    ? elementOfNumber(Number(number.value.numerator) / Number(number.value.denominator))
    : undefined;
  const piece = slots.species("s");
  if (!piece) return numbered ? { element: numbered, charge: 0 } : null;
  const symbol = onlyElement(piece.species);
  const element = symbol === null ? undefined : elementOf(symbol);
  if (!element || atomCount(piece.species) !== 1n || (number && numbered !== element)) return null;
  const isPossible = subshellsOfIon(element.atomicNumber, piece.species.charge) !== null;
  return isPossible ? { element, charge: piece.species.charge } : null;
}

interface Configuration {
  filled: Subshell[];
  counts: number[];
}

function solve({ element, charge }: ConfigurationProblem): Configuration {
  const filled = subshellsOfIon(element.atomicNumber, charge) ?? [];
  return { filled, counts: shells(filled) };
}

/** Compares electrons with protons, and checks that no shell has more than 2n². */
export function prove(
  { element, charge }: ConfigurationProblem,
  { filled, counts }: Configuration,
): Proof | null {
  const electrons = filled.reduce((sum, one) => sum + one.electrons, 0);
  const inShells = counts.reduce((sum, count) => sum + count, 0);
  const rooms = { s: 2, p: 6, d: 10 };
  const fits = filled.every(
    ({ name, electrons: held }) =>
      held <= (name.endsWith("s") ? rooms.s : name.endsWith("p") ? rooms.p : rooms.d),
  );
  const isWithin = counts.every((count, at) => count <= 2 * (at + 1) ** 2);
  if (electrons !== element.atomicNumber - charge || inShells !== electrons || !fits || !isWithin)
    return null;
  return {
    method: "Counting the electrons",
    lines: [
      `${counts.join(" + ")} = ${electrons}`,
      `\\text{protons: } ${element.atomicNumber},\\; \\text{charge: } ${charge}`,
    ],
  };
}

function subshellLatex(filled: readonly Subshell[]): string {
  return inShellOrder(filled)
    .map(({ name, electrons }) => `${name}^{${electrons}}`)
    .join("\\,");
}

function subshellPlain(filled: readonly Subshell[]): string {
  return inShellOrder(filled)
    .map(({ name, electrons }) => `${name}^${electrons}`)
    .join(" ");
}

/** In NCERT's order: 3d before 4s. */
function inShellOrder(filled: readonly Subshell[]): Subshell[] {
  return filled.toSorted(
    (a, b) =>
      Number(a.name[0]) - Number(b.name[0]) ||
      "spdf".indexOf(a.name[1] ?? "s") - "spdf".indexOf(b.name[1] ?? "s"),
  );
}

function explain(
  problem: ConfigurationProblem,
  result: Configuration,
  audience: { grade: number },
): Explanation {
  const { asked: kind } = problem;
  const usesShells =
    kind !== "configuration" ||
    (audience.grade <= 10 && problem.element.atomicNumber <= lastOfShellScheme);
  const answer = answerOf(problem, result, usesShells);
  return lesson({
    topic: "Structure of the Atom",
    method: usesShells ? "Filling the shells K, L, M, N" : "Aufbau rule",
    difficulty: usesShells ? "beginner" : "intermediate",
    answer,
    steps: stepsOf(problem, result, usesShells),
    idea: usesShells
      ? "Electrons fill the shells from inside: at most 2, 8, 18 … by the rule 2n², and at most 8 in the outermost shell."
      : "Electrons fill the subshells in the order 1s, 2s, 2p, 3s, 3p, 4s, 3d, 4p.",
    firstMove: "Find the number of electrons from the atomic number and the charge.",
    terms:
      kind === "configuration"
        ? ["Electronic configuration", "Atomic number"]
        : ["Valency", "Valence electrons"],
    followUps: [
      "How many electrons are there in the outermost shell?",
      "In which group of the periodic table does it stand?",
    ],
  });
}

function answerOf(
  { asked: kind }: ConfigurationProblem,
  { filled, counts }: Configuration,
  usesShells: boolean,
): MathsAnswer {
  if (kind === "configuration") {
    const shown = counts.join(", ");
    return usesShells
      ? { latex: shown, plain: shown, kind: "in-order" }
      : { latex: subshellLatex(filled), plain: subshellPlain(filled) };
  }
  const number = String(kind === "valence" ? (counts.at(-1) ?? 0) : valency(counts));
  return { latex: number, plain: number };
}

/** Up to four outer electrons are the valency itself; more are missing to a full shell. */
function valency(counts: readonly number[]): number {
  const outer = counts.at(-1) ?? 0;
  const full = counts.length === 1 ? 2 : 8;
  if (outer === full) return 0;
  return outer <= 4 ? outer : full - outer;
}

function stepsOf(
  problem: ConfigurationProblem,
  { filled, counts }: Configuration,
  usesShells: boolean,
): MathsStep[] {
  const { element, charge, asked: kind } = problem;
  const filling = usesShells
    ? step(
        "Fill the shells K, L, M, N",
        "A shell holds at most 2n² electrons, the outermost at most 8.",
        counts.join(",\\; "),
      )
    : step("Fill the subshells", fillingRule(element, charge), subshellLatex(filled));
  const steps = [countingStep(problem), filling];
  if (kind === "configuration") return steps;
  const outer = counts.at(-1) ?? 0;
  const why = "Its electrons are the valence electrons.";
  steps.push(step("Look at the outermost shell", why, `\\text{valence electrons: } ${outer}`));
  return kind === "valence" ? steps : [...steps, valencyStep(counts, outer)];
}

function countingStep({ element, charge }: ConfigurationProblem): MathsStep {
  const { name, atomicNumber } = element;
  const title = `Count the electrons of $${formulaLatex(element.symbol, charge)}$`;
  const start = `The atomic number of ${name} is ${atomicNumber}`;
  if (charge === 0) {
    const why = `${start}; a neutral atom has as many electrons as protons.`;
    return step(title, why, `\\text{electrons: } ${atomicNumber}`);
  }
  const size = Math.abs(charge);
  const [sign, compared] = charge > 0 ? ["-", "fewer"] : ["+", "more"];
  const why = `${start}; the charge ${chargeText(charge)} means ${size} ${compared}.`;
  return step(
    title,
    why,
    `\\text{electrons: } ${atomicNumber} ${sign} ${size} = ${atomicNumber - charge}`,
  );
}

function valencyStep(counts: readonly number[], outer: number): MathsStep {
  const full = counts.length === 1 ? 2 : 8;
  const title = "Find the valency";
  if (outer === full)
    return step(title, "The outermost shell is full, so the atom does not combine.", "0");
  if (outer <= 4)
    return step(title, "Up to 4 valence electrons: the valency is their number.", `${outer}`);
  const why = "With more than 4, the valency is what is missing to 8.";
  return step(title, why, `${full} - ${outer} = ${full - outer}`);
}

function fillingRule({ atomicNumber }: Element, charge: number): string {
  if (charge > 0 && atomicNumber > lastOfShellScheme)
    return "Fill the atom first; then the electrons of the outermost shell leave first, so 4s empties before 3d.";
  if (atomicNumber === 24)
    return "Aufbau rule, but a half-filled 3d is more stable: one electron of 4s goes to 3d.";
  if (atomicNumber === 29)
    return "Aufbau rule, but a full 3d is more stable: one electron of 4s goes to 3d.";
  return "Aufbau rule: 1s, 2s, 2p, 3s, 3p, 4s, 3d, 4p; s holds 2, p 6 and d 10 electrons.";
}

const light = elements
  .filter(({ atomicNumber }) => atomicNumber <= lastOfShellScheme)
  .map(({ name }) => name);

export const configurationTask = defineTask<ConfigurationProblem, Configuration>({
  name: "electronic-configuration",
  recognise,
  reading: ({ element, charge, asked: kind }) =>
    `\\text{${kind === "valence" ? "valence electrons" : kind} of } ${formulaLatex(element.symbol, charge)}`,
  solve,
  prove,
  explain,
  vary: ({ asked: kind }, random) => {
    const [first = "carbon", ...more] = light;
    const name = pick(random, [first, ...more]);
    return kind === "configuration"
      ? `Write the electronic configuration of ${name}`
      : `Find the ${kind === "valence" ? "number of valence electrons" : "valency"} of ${name}`;
  },
  examples: [
    "Write the electronic configuration of sodium",
    "Write the electronic configuration of an element with atomic number 17",
  ],
});
