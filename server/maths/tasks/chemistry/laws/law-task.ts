import type { Question } from "../../../read/question.ts";
import { defineTask, type Proof, type Task } from "../../../task/task.ts";
import { chemistryReading } from "../reading/chemistry-reading.ts";
import { writeAmount } from "../lesson/written-amount.ts";
import { checkOf } from "./check-lines.ts";
import { explainLaws } from "./explain-law.ts";
import type { ChemistryFrame } from "./law-frame.ts";
import { lawProblem, type LawProblem } from "./law-problem.ts";
import { type LawMove, lawsHold, solveLaws } from "./solve-laws.ts";
import { readStory } from "./story-reader.ts";
import type { Story } from "./story.ts";
import { varyNumbers } from "./vary-numbers.ts";

interface Worked {
  problem: LawProblem;
  chain: LawMove[];
  text: string;
}

/** The task of a frame: reads a problem by its rules and solves it by the shortest chain of its laws. */
export function lawTask(frame: ChemistryFrame): Task {
  return defineTask<Worked, LawMove[]>({
    name: frame.name,
    recognise: (question) => recognise(frame, question),
    reading: ({ problem }) => readingOf(problem),
    solve: ({ chain }) => chain,
    prove: ({ problem }, chain) => prove(problem, chain),
    explain: ({ problem }, chain) => explainLaws(problem, chain),
    redraws: true,
    vary: ({ text }, random) => varyNumbers(text, random),
    examples: frame.examples,
  });
}

function recognise(frame: ChemistryFrame, question: Question): Worked | null {
  const reading = chemistryReading(question);
  if (!reading || !frame.needs.test(reading.line)) return null;
  const read = readStory(frame, reading);
  const story = read && frame.adjust ? frame.adjust(read) : read;
  const problem = story && isUsed(frame, story) ? lawProblem(frame, story, reading) : null;
  // If no chain of laws uses all given values, it is another kind of problem.
  const chain = problem && solveLaws(problem);
  return problem && chain ? { problem, chain, text: question.text } : null;
}

/** A substance that no law asks for must not decide anything either. */
function isUsed(frame: ChemistryFrame, { species }: Story): boolean {
  if (!species) return true;
  return frame.molarMass !== undefined || frame.also.includes("anysubstance");
}

function readingOf({ frame, givens, target }: LawProblem): string {
  const given = [...givens].map(([name, { value, unit }]) => {
    const variable = frame.variables.find((one) => one.name === name);
    const written = writeAmount(value, unit);
    return `${variable?.latex ?? name} ${written.sign} ${written.latex}`;
  });
  return [...given, `${target.latex} = \\,?`].join(",\\; ");
}

/** Substitutes everything: both sides of each law are evaluated separately and compared. */
function prove(problem: LawProblem, chain: readonly LawMove[]): Proof | null {
  return lawsHold(problem, chain) ? checkOf(problem, chain) : null;
}
