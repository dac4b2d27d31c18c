import { createBuiltInEngine } from "./tutor/built-in/built-in-engine.ts";
import type { Outcome } from "./tutor/engine.ts";
import { openLibrary } from "./library/library.ts";
import type { Solver } from "./tutor/solver/solver.ts";

const questions = {
  hero: "Solve 3x + 7 = 22",
  homework: "A shopkeeper buys a bag for ₹800 and sells it for ₹920. Find the profit percent.",
  concept: "Photosynthesis",
  doubt: "Solve x² − 5x + 6 = 0",
  exam: "ohms-law",
  path: "quadratic-equations",
} as const;

/**
 * What the public pages show of the tutor, in the words that it really says; the same each time. Strings are Markdown
 * with LaTeX.
 */
export async function makeSamples(solver: Solver) {
  const library = await openLibrary();
  const { skills } = createBuiltInEngine({ solver, library, random: () => 0.3 });
  const call = { signal: new AbortController().signal };
  const concept = { concept: questions.concept, difficulty: "beginner" } as const;
  const [hero, homework, explained, doubt] = await Promise.all([
    skills.homework?.({ question: questions.hero, grade: 7, helpLevel: "full" }, call),
    skills.homework?.({ question: questions.homework, grade: 8, helpLevel: "full" }, call),
    skills.concept?.({ ...concept, grade: 7 }, call),
    skills.doubt?.({ doubt: questions.doubt, grade: 10 }, call),
  ]);
  const first = answered(hero);
  const solution = answered(homework);
  const explanation = answered(explained);
  const cleared = answered(doubt);
  const { name, quiz } = conceptOf(library.get(questions.exam));
  const { classes: _classes, ...exam } = quiz[0] ?? {};
  const goal = conceptOf(library.get(questions.path));
  const namesOf = (ids: readonly string[]) => ids.map((id) => conceptOf(library.get(id)).name);
  return {
    hero: {
      question: questions.hero,
      steps: first.steps.map(({ title, why, result }) => ({
        title,
        line: linesOf(result).at(-1) ?? result,
        why,
      })),
      answer: first.answer,
    },
    homework: {
      question: questions.homework,
      steps: solution.steps.map(({ title, result }) => ({ title, lines: linesOf(result) })),
      answer: solution.answer,
    },
    concept: {
      question: questions.concept,
      text: explanation.content.split("\n\n")[0] ?? "",
      keyTerms: explanation.keyTerms.slice(0, 2),
      thinkAbout: explanation.followUpQuestions[1] ?? "",
    },
    doubt: {
      question: questions.doubt,
      ways: cleared.approaches.map(({ title }) => title),
      lines: cleared.steps.map(({ result }) => linesOf(result).at(-1) ?? result),
    },
    exam: { topic: name, ...exam },
    path: {
      goal: goal.name,
      before: namesOf(goal.prerequisites),
      next: namesOf(goal.next),
    },
  };
}

function answered<Output>(outcome: Outcome<Output> | undefined): Output {
  if (outcome?.kind === "answered") return outcome.output;
  throw new Error("The built-in tutor gives no answer to a question of the public pages");
}

function conceptOf<Concept>(concept: Concept | undefined): Concept {
  if (concept) return concept;
  throw new Error("The library lacks a concept of the public pages");
}

/** The last one is what a step comes to; the ones before it are its working. */
const linesOf = (result: string) => result.split("\n\n");
