import type { WorkedExample } from "#shared/contracts/answer.ts";
import type { PartlySolved, Solved } from "@sawaal/maths";
import type { DoubtSolution } from "../../outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { paragraphs } from "../concepts/tellings.ts";
import { shownSteps } from "../../solver/shown-steps.ts";
import {
  doubtOfSolved,
  approachesOf,
  inDetail,
  type SolutionMethod,
  methodsOf,
} from "./doubt-of-solved.ts";
import { isNews, cannotRewrite, nothingChanges, onlyEnglish, onlyOneWay } from "./refinement.ts";
import { openStep } from "./refined-step.ts";
import { namedIn, stepIn, type Wish, wishIn } from "./wishes.ts";

interface Refining {
  solved: Solved | PartlySolved;
  /** The full solution, as it was the first time. */
  solution: HomeworkSolution;
  previous: DoubtSolution;
  /** An easier similar question with its solution; null where none was found. */
  easier: WorkedExample | null;
}

/** Refines a computed solution as requested; every line in it comes from the solver. */
export function refinedSolved(wish: string, refining: Refining): DoubtSolution {
  const refined = asWished(wish, refining);
  return isNews(refined, refining.previous) ? refined : withOffers(refined, refining);
}

function asWished(text: string, refining: Refining): DoubtSolution {
  const step = stepIn(text);
  if (step !== null) return byStep(step, refining);
  const wish = wishIn(text);
  // Neither a reason nor a language is the name of a method, whatever the rest of the text is.
  if (wish === "why" || wish === "language") return refinements[wish](refining);
  const methods = methodsOf(refining.solved);
  const named = namedIn(
    text,
    methods.map(({ method }) => method),
  );
  const namedMethod = methods.find(({ method }) => method === named);
  return namedMethod ? byWay(namedMethod, refining) : refinements[wish ?? "other"](refining);
}

/** The request changed nothing: the reply says so, and lists what would. */
function withOffers(doubt: DoubtSolution, { solved }: Refining): DoubtSolution {
  const offers = [
    ...(methodsOf(solved).length > 1 ? ["another method"] : []),
    "an example",
    "one step, such as “step 1”",
  ];
  return { ...doubt, content: paragraphs(nothingChanges(offers), doubt.content) };
}

const refinements: Record<Wish | "other", (refining: Refining) => DoubtSolution> = {
  language: (refining) => {
    const refined = simpler(refining);
    return { ...refined, content: paragraphs(onlyEnglish, refined.content) };
  },
  why,
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

/** The idea in words, then an easier question of the same kind, then every move of this one. */
function simpler(refining: Refining): DoubtSolution {
  const { solved, easier } = refining;
  const { hints, steps } = solved.solution;
  return {
    ...whole(refining),
    content: paragraphs(hints.idea, hints.firstMove, exampleIn(easier), goOn(easier)),
    steps: inDetail(steps),
  };
}

/** The reason for each step, where there is a rule to name. */
function why(refining: Refining): DoubtSolution {
  const steps = shownNow(refining);
  const { hints } = refining.solved.solution;
  const reasons = steps.flatMap(({ title, why }, at) =>
    why === "" ? [] : [`**Step ${at + 1}: ${title}**\n\n${why}`],
  );
  const content = paragraphs(
    `**Why it works:** ${hints.idea}`,
    ...reasons,
    refining.solution.proof,
  );
  return { ...whole(refining), content, steps };
}

/** One step with the moves inside it. */
function byStep(named: number, refining: Refining): DoubtSolution {
  return { ...whole(refining), ...openStep(shownNow(refining), named) };
}

/** The displayed steps, where they are the solver's: "step 2" refers to them. */
function shownNow({ solved, previous }: Refining): HomeworkSolution["steps"] {
  const { steps } = solved.solution;
  const ours = [...methodsOf(solved).map((way) => shownSteps(way.steps)), inDetail(steps)];
  const titles = (each: HomeworkSolution["steps"]) => each.map(({ title }) => title).join("\n");
  return ours.find((each) => titles(each) === titles(previous.steps)) ?? shownSteps(steps);
}

/** Only the lines of the main method. */
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

/** Every move as a separate step, and the proof as the last one. */
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

/** The method after the last one shown; a question with only one method gets its details. */
function inAnotherWay(refining: Refining): DoubtSolution {
  const ways = methodsOf(refining.solved);
  const last = ways.findIndex(({ method }) => method === refining.previous.approaches[0]?.title);
  const next = ways[(last === -1 ? 1 : last + 1) % ways.length];
  if (next && ways.length > 1) return byWay(next, refining);
  const detailed = detail(refining);
  return { ...detailed, content: paragraphs(onlyOneWay, detailed.content) };
}

/** Puts one method first; its steps become those of the solution. */
function byWay(way: SolutionMethod, refining: Refining): DoubtSolution {
  const others = methodsOf(refining.solved).filter(({ method }) => method !== way.method);
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
