import type { AnswerBank } from "../../bank/answer-bank.ts";
import type { AnsweringQuestion } from "../../bank/bank-question.ts";
import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { ConceptExplanation } from "../outputs/concept-explanation.ts";
import type { DoubtSolution } from "../outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { paragraphs } from "./concepts/tellings.ts";
import { formOf } from "./question-forms.ts";

interface Sources {
  answers: AnswerBank;
  library: ConceptLibrary;
}

/** The bank's answer to a question, and its topic. */
export interface KnownAnswer {
  question: AnsweringQuestion;
  concept: Concept;
  /** Questions on the same topic that the bank answers too. */
  others: readonly string[];
}

/** The bank's answer to a text that paraphrases one of its questions. */
export function knownAnswer(
  text: string,
  { answers, library, grade }: Sources & { grade: number },
): KnownAnswer | undefined {
  const question = answers.find(text, { grade });
  const concept = question && library.get(question.topic);
  if (!concept) return undefined;
  return { question, concept, others: answers.beside(question).map((other) => other.question) };
}

/**
 * Questions of the bank that a text may mean where none is sure, the nearest first, for the student to choose. None for
 * what is to be written, translated, drawn or computed.
 */
export function meantIn(
  text: string,
  { answers, grade }: { answers: AnswerBank; grade: number },
): readonly string[] {
  if (formOf(text, false) !== "matter") return [];
  return answers.near(text, { grade }).map(({ question }) => question);
}

/** Adds suggested bank questions before the page's own follow-up questions. */
export function withMeant<Page extends { followUpQuestions: string[] }>(
  page: Page,
  meant: readonly string[],
): Page {
  const others = page.followUpQuestions.filter((question) => !meant.includes(question));
  return { ...page, followUpQuestions: [...meant, ...others] };
}

/** As homework: the answer as written in a paper; hints name the idea and the number of points. */
export function homeworkOfBank({ question, concept, others }: KnownAnswer): HomeworkSolution {
  const { subject, name, keyTerms } = concept;
  return {
    subject,
    topic: name,
    difficulty: question.difficulty,
    answer: answerIn(question),
    explanation: reasonIn(question),
    proof: "",
    steps: [],
    hints: {
      idea: `This is about **${name}**. What do you know of it?`,
      firstMove: firstMoveFor(question),
    },
    finalMove: "Write the answer in your own words, then look at ours.",
    examples: [],
    keyTerms,
    followUpQuestions: [...others],
    nextSteps: [`Read the page on ${name} in Concepts`],
  };
}

/** As a doubt: the answer first, then the points or the reason. */
export function doubtOfBank({ question, concept, others }: KnownAnswer): DoubtSolution {
  const { subject, name, keyTerms } = concept;
  return {
    subject,
    topic: name,
    difficulty: question.difficulty,
    answer: question.kind === "choice" ? answerIn(question) : "",
    content: question.kind === "choice" ? reasonIn(question) : wholeAnswer(question),
    approaches: [],
    steps: [],
    keyTerms,
    practiceProblems: [],
    followUpQuestions: [`Explain ${name}`, ...others],
    nextSteps: [`Read the page on ${name} in Concepts`],
  };
}

/** As an explanation of the one thing that was asked. */
export function explanationOfBank({ question, concept, others }: KnownAnswer): ConceptExplanation {
  const { subject, name, keyTerms } = concept;
  return {
    subject,
    topic: name,
    difficulty: question.difficulty,
    content: wholeAnswer(question),
    keyTerms,
    examples: [],
    followUpQuestions: [`Explain ${name}`, ...others],
  };
}

function wholeAnswer(question: AnsweringQuestion): string {
  if (question.kind === "short") return paragraphs(answerIn(question), reasonIn(question));
  return paragraphs(`**${answerIn(question)}**`, reasonIn(question));
}

function answerIn(question: AnsweringQuestion): string {
  if (question.kind === "choice") return question.options[question.key]?.text ?? "";
  const { points } = question;
  if (points.length === 1) return points[0]?.text ?? "";
  return points.map(({ text, marks }, at) => `${at + 1}. ${text} (${inMarks(marks)})`).join("\n");
}

function reasonIn(question: AnsweringQuestion): string {
  if (question.kind === "choice") return question.explanation;
  return question.points.length === 1
    ? `In a test this answer gets ${inMarks(question.marks)}.`
    : `In a test each of these points gets the marks beside it, ${inMarks(question.marks)} together.`;
}

function firstMoveFor(question: AnsweringQuestion): string {
  if (question.kind === "choice") return "Say in one sentence what happens, and then why.";
  const { length } = question.points;
  return length === 1
    ? "One clear sentence is enough here."
    : `A full answer has ${length} points. Write down the one that you are surest of first.`;
}

function inMarks(marks: number): string {
  return marks === 1 ? "1 mark" : `${marks} marks`;
}
