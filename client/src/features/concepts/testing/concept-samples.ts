import type { AiResponse } from "#shared/contracts/answer.ts";
import type { Message } from "#shared/contracts/messages.ts";
import { aMessage, anAnswer } from "../../asking/testing/answer-samples.ts";

/** An explanation, for tests. */
export function anExplanation(changes: Partial<AiResponse> = {}): AiResponse {
  const { answer: _none, ...rest } = anAnswer({
    content: "Plants make their own food from light.",
    steps: [],
    keyTerms: [{ term: "Chlorophyll", meaning: "The green in leaves." }],
    examples: [{ question: "A tulsi on the sill", solution: "It leans towards the window." }],
    followUpQuestions: ["Why are leaves green?"],
    nextSteps: [],
    difficulty: "intermediate",
    subject: "Biology",
    topic: "Life processes",
    check: { status: "unchecked" },
  });
  return { ...rest, ...changes };
}

const questions = [
  { question: "What do plants take in?", options: ["Carbon dioxide", "Iron", "Salt", "Sand"] },
  { question: "How many are 2 and 2?", options: ["3", "4", "5", "6"] },
  { question: "When do leaves make food?", options: ["By day", "By night", "In rain", "Never"] },
];

type Choice = NonNullable<AiResponse["quiz"]>[number]["chosen"];

/** A quiz of three questions, the first of which have these choices. */
export function aQuiz(...chosen: Choice[]): AiResponse {
  const quiz = questions.map((each, index) => ({ ...each, chosen: chosen[index] ?? null }));
  return anExplanation({
    content: "Three questions on photosynthesis.",
    keyTerms: [],
    examples: [],
    followUpQuestions: [],
    quiz,
  });
}

export const anAsk = (content = "Photosynthesis", id = 11): Message => aMessage({ id, content });

/** The answer in message 11, complete unless the test says otherwise. */
export function explained(changes: Partial<Message> = {}): Message {
  return aMessage({
    id: 12,
    role: "assistant",
    questionId: 11,
    content: "Plants make their own food from light.",
    aiResponse: anExplanation(),
    metadata: { adaptiveDifficulty: { level: "intermediate", score: 5.5 } },
    ...changes,
  });
}
