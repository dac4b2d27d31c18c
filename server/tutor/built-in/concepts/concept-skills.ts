import type { AnswerBank } from "../../../bank/answer-bank.ts";
import type { ConceptExplanation } from "../../outputs/concept-explanation.ts";
import type { Concept } from "../../../library/concept.ts";
import type { ConceptLibrary } from "../../../library/concept-library.ts";
import { isWorked, seededRandom } from "@sawaal/maths";
import type { Outcome, Skill } from "../../engine.ts";
import { conceptOf } from "../../../library/concept-in.ts";
import type { Solver } from "../../solver/solver.ts";
import { noTopicToExplain } from "../declining.ts";
import { answered, declined } from "../outcomes.ts";
import { studyPlan } from "../study-plan.ts";
import { explainedAnew, explanationOf, explanationOfQuestion } from "./explanation-of.ts";
import { explanationOfBank, knownAnswer, meantIn, withMeant } from "../bank-answers.ts";
import { facetOf } from "./requested-facet.ts";
import { quizOf } from "./quiz-of.ts";

interface Dependencies {
  solver: Solver;
  library: ConceptLibrary;
  answers: AnswerBank;
}

/** The library's explanation at the requested level, or a refusal with related topics. */
export function conceptSkill({ solver, library, answers }: Dependencies): Skill<"concept"> {
  return async ({ concept: words, difficulty, grade }) => {
    const known = library.findQuestion(words);
    if (known) return answered(explanationOfQuestion(known, difficulty));
    const bankAnswer = asksForMore(words) && knownAnswer(words, { answers, library, grade });
    if (bankAnswer) return answered(explanationOfBank(bankAnswer));
    const plan = studyPlan(words, { library, grade });
    if (plan) return plan;
    const finding = library.find(words, { grade });
    const suggestions = meantIn(words, { answers, grade });
    if (finding.kind === "found") {
      const page = explanationOf(finding.concept, difficulty);
      return answered(asksForMore(words) ? withMeant(page, suggestions) : page);
    }
    const outcome = await solver.solve({ question: words, grade });
    return isWorked(outcome) ? toWorkOut(words) : notExplained(words, finding.nearby, suggestions);
  };
}

/** For the name of a topic or a term, its page is better than one answer of a paper. */
function asksForMore(words: string): boolean {
  const facet = facetOf(words);
  return facet !== "topic" && facet !== "definition";
}

function toWorkOut(words: string): Outcome<ConceptExplanation> {
  return declined(isToBeWorkedOut, {
    offers: [{ label: "Solve it in Homework", tool: "homework", ask: words }],
  });
}

function notExplained(
  words: string,
  nearby: readonly Concept[],
  suggestions: readonly string[],
): Outcome<ConceptExplanation> {
  const other = noTopicToExplain(words);
  if (!other) {
    const names = namesOf(nearby);
    // Suggested questions come before topics.
    return declined(conceptNotKnown(words, [...suggestions, ...names]), {
      nearby: [...suggestions, ...names],
    });
  }
  return declined(other.sentence, { nearby: other.mayBeNear ? namesOf(nearby) : [] });
}

export function reExplainSkill(library: ConceptLibrary): Skill<"reExplain"> {
  return async ({ previous, need, ...about }) => {
    const concept = conceptOf(about, library);
    return concept ? answered(explainedAnew(concept, previous, need)) : declined(noSimplerWords);
  };
}

export function quizSkill(library: ConceptLibrary, seed: () => number): Skill<"quiz"> {
  return async (request) => {
    const concept = conceptOf(request, library);
    if (!concept) return declined(noQuiz);
    return answered(quizOf(concept, { ...request, random: seededRandom(seed()) }));
  };
}

/** A longer text of the student is not repeated in the refusal. */
const longestName = 40;

/** Letters only: other characters of a question would be taken for Markdown. */
const plainWords = /^[\p{L}\p{M}\p{N} ,.'’()-]+$/u;

/** Says to the student that there is no such concept, and suggests related ones. */
export function conceptNotKnown(words: string, nearby: readonly string[]): string {
  const text = words.trim().replace(/[\s.,!?]+$/u, "");
  const isName = text.length <= longestName && plainWords.test(text);
  const missing = `I don't have ${isName ? `**${text}**` : "this"} yet`;
  return nearby.length === 0
    ? `${missing}, but I can explain ideas of your school books, such as **Photosynthesis**, **Fractions** or **Gravity**.`
    : `${missing}. Is it one of these?`;
}

/** A sum is solved in another tool, and not explained. */
const isToBeWorkedOut = "This is one to work out, and I can do that with you in Homework.";

/** The words by which a concept can be asked for. */
function namesOf(concepts: readonly Concept[]): string[] {
  return concepts.slice(0, mostNamed).map(({ name }) => name);
}

const mostNamed = 3;

const noSimplerWords =
  "I can't tell this one in another way yet. Ask me for one idea in it by its name, and I'll explain that.";

const noQuiz = "I have no quiz on this topic yet.";
