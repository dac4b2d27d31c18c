import type { WorkedExample } from "#shared/contracts/answer.ts";
import type { PartlySolved, Solved } from "../../../maths/outcome.ts";
import type { DoubtSolution } from "../../outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { paragraphs } from "../concepts/tellings.ts";
import { shownSteps } from "../shown-steps.ts";
import { doubtOfSolved } from "./doubt-of-solved.ts";
import { cannotRewrite, onlyOneWay } from "./sentences.ts";
import { approachesOf, inDetail, type Way, waysOf } from "./ways.ts";
import { namedIn, type Wish, wishIn } from "./wishes.ts";

interface Refining {
  solved: Solved | PartlySolved;
  /** The same written out, as it was the first time. */
  solution: HomeworkSolution;
  previous: DoubtSolution;
  /** A similar question, easier, solved; null where none was found. */
  easier: WorkedExample | null;
}

/** A computed solution told anew as it was wished; every line in it is the solver's own. */
export function refinedSolved(wish: string, refining: Refining): DoubtSolution {
  const ways = waysOf(refining.solved);
  const named = namedIn(
    wish,
    ways.map(({ method }) => method),
  );
  const asked = ways.find(({ method }) => method === named);
  return asked ? byWay(asked, refining) : refinements[wishIn(wish) ?? "other"](refining);
}

const refinements: Record<Wish | "other", (refining: Refining) => DoubtSolution> = {
  simpler,
  shorter,
  detail,
  example: byExample,
  another: inAnotherWay,
  other: (refining) => {
    const nearest = inAnotherWay(refining);
    return { ...nearest, content: paragraphs(cannotRewrite, nearest.content) };
  },
};

/** The idea in words, an easier question of the same kind solved in front, and every move of this one. */
function simpler(refining: Refining): DoubtSolution {
  const { solved, easier } = refining;
  const { hints, steps } = solved.solution;
  return {
    ...whole(refining),
    content: paragraphs(hints.idea, hints.firstMove, exampleIn(easier), goOn(easier)),
    steps: inDetail(steps),
  };
}

/** The lines of the main method alone. */
function shorter(refining: Refining): DoubtSolution {
  const { method, steps } = refining.solved.solution;
  return {
    ...whole(refining),
    content: `In short: **${method}**.`,
    approaches: [],
    steps: shownSteps(steps).map((step) => ({ ...step, why: "", substeps: [] })),
    keyTerms: [],
    followUpQuestions: [],
  };
}

/** Every move as a step of its own, and the proof as the last one. */
function detail(refining: Refining): DoubtSolution {
  const { solved } = refining;
  const { steps, check } = solved.solution;
  const proof = {
    title: "Check the answer",
    why: check.method,
    result: check.lines.map((line) => `$$${line}$$`).join("\n\n"),
    substeps: [],
  };
  return { ...whole(refining), steps: [...inDetail(steps), proof] };
}

function byExample(refining: Refining): DoubtSolution {
  const { easier, solution } = refining;
  const example = easier ?? solution.examples[0] ?? null;
  return example
    ? { ...whole(refining), content: paragraphs(exampleIn(example), goOn(example)) }
    : detail(refining);
}

/** The way that follows the one shown last; a question with one way alone is told in detail. */
function inAnotherWay(refining: Refining): DoubtSolution {
  const ways = waysOf(refining.solved);
  const last = ways.findIndex(({ method }) => method === refining.previous.approaches[0]?.title);
  const next = ways[(last === -1 ? 1 : last + 1) % ways.length];
  if (next && ways.length > 1) return byWay(next, refining);
  const detailed = detail(refining);
  return { ...detailed, content: paragraphs(onlyOneWay, detailed.content) };
}

/** By one way first, whose steps are then those of the solution. */
function byWay(way: Way, refining: Refining): DoubtSolution {
  const others = waysOf(refining.solved).filter(({ method }) => method !== way.method);
  return {
    ...whole(refining),
    content: paragraphs(`This time by another method: **${way.method}**.`, refining.solution.proof),
    approaches: approachesOf([way, ...others]),
    steps: shownSteps(way.steps),
  };
}

function whole({ solved, solution }: Refining): DoubtSolution {
  return doubtOfSolved(solved, solution);
}

function exampleIn(example: WorkedExample | null): string {
  return example
    ? paragraphs("Look at an easier one first.", `**${example.question}**`, example.solution)
    : "";
}

function goOn(example: WorkedExample | null): string {
  return example ? "Your own question goes the same way, step by step." : "";
}
