import { conversation, type ConversationType, message } from "#shared/contracts/conversations.ts";
import { createParser } from "eventsource-parser";
import type { Agent, Test } from "supertest";
import { z } from "zod";
import { libraryOf } from "./library.ts";
import type { Concept } from "../library/concept.ts";
import type { OutputOf } from "../tutor/ask-engine.ts";
import type { TutorEngine } from "../tutor/engine.ts";
import type { OperationName, Operations } from "../tutor/operations.ts";
import type { ConceptExplanation } from "../tutor/outputs/concept-explanation.ts";
import type { DoubtSolution } from "../tutor/outputs/doubt-solution.ts";
import type { Quiz } from "../tutor/outputs/quiz.ts";
import { givenSolution } from "./given-solution.ts";

const usage = { inputTokens: 1, outputTokens: 1 };

/** What a model writes in a test, with whatever the test is about put in its place. */
export function givenExplanation(changes: Partial<ConceptExplanation> = {}): ConceptExplanation {
  return {
    subject: "Biology",
    topic: "Photosynthesis",
    difficulty: "intermediate",
    content: "Green leaves make sugar out of light, water and air.",
    keyTerms: [{ term: "Chlorophyll", meaning: "The green of leaves, which catches light" }],
    examples: [{ question: "A mango tree at noon", solution: "Its leaves make sugar" }],
    followUpQuestions: ["What happens in the dark?"],
    ...changes,
  };
}

export function givenQuiz(): Quiz {
  const options = ["Oxygen", "Sugar", "Starch", "Iron"];
  return {
    subject: "Biology",
    topic: "Photosynthesis",
    difficulty: "intermediate",
    questions: [
      { question: "Which gas is given off?", options, key: 0, why: "Water is split into it." },
      { question: "What is made at first?", options, key: 1, why: "Carbon dioxide becomes it." },
    ],
  };
}

export function givenDoubtSolution(changes: Partial<DoubtSolution> = {}): DoubtSolution {
  return {
    subject: "Biology",
    topic: "Photosynthesis",
    difficulty: "intermediate",
    answer: "Chlorophyll reflects green light",
    content: "Leaves take in red and blue light and send the green back.",
    approaches: [
      { title: "By what is left over", content: "What isn't taken in is seen.", steps: [] },
    ],
    steps: [{ title: "Look at the light", why: "It has colours", result: "", substeps: [] }],
    keyTerms: [],
    practiceProblems: [{ question: "Why is milk white?", solution: "It sends all light back." }],
    followUpQuestions: ["Why do leaves turn yellow?"],
    nextSteps: [],
    ...changes,
  };
}

/** A concept for the classes 5 to 9. */
const photosynthesis = {
  id: "photosynthesis",
  name: "Photosynthesis",
  aliases: ["prakash sanshleshan"],
  subject: "Biology",
  grades: [5, 9],
  chapters: [{ grade: 7, name: "Nutrition in Plants" }],
  syllabus: "NCERT 2026-27",
  prerequisites: [],
  next: [],
  asked: ["why are leaves green"],
  levels: { beginner: "Leaves cook.", intermediate: "Leaves make sugar.", advanced: "ATP." },
  simpler: "A leaf is a kitchen.",
  keyTerms: [{ term: "Chlorophyll", meaning: "The green of leaves" }],
  examples: [{ title: "A mango tree", text: "Its leaves make sugar." }],
  questions: ["What happens in the dark?"],
  quiz: [],
  misconceptions: [],
} as unknown as Concept; // safe: as much of one as the tutor and the features look at

export const givenLibrary = libraryOf(photosynthesis);

type Script = {
  [Name in OperationName]?: (
    request: Operations[Name]["request"],
  ) => Promise<OutputOf<Name> | { declines: string }> | OutputOf<Name> | { declines: string };
};

/** A model that studies as it is told, and keeps what it was asked. */
export function studyModel(script: Script = {}) {
  const asked: { operation: OperationName; request: object }[] = [];
  const skill = <Name extends OperationName>(operation: Name, usual: () => OutputOf<Name>) => ({
    [operation]: async (request: Operations[Name]["request"]) => {
      asked.push({ operation, request });
      const output = (await script[operation]?.(request)) ?? usual();
      return "declines" in output
        ? { kind: "declined", sentence: output.declines, usage }
        : { kind: "answered", output, usage };
    },
  });
  const engine = {
    name: "openai",
    model: "test-model",
    readsPhotos: true,
    skills: {
      ...skill("concept", givenExplanation),
      ...skill("reExplain", () => givenExplanation({ content: "A leaf is a kitchen." })),
      ...skill("quiz", givenQuiz),
      ...skill("doubt", givenDoubtSolution),
      ...skill("refine", () => givenDoubtSolution({ content: "In short: green is sent back." })),
      ...skill("practice", () => ({
        question: "Why is snow white?",
        solution: givenSolution({ answer: "It reflects every colour", steps: [] }),
      })),
    },
  } as TutorEngine; // safe: each skill is put together from its own operation's types
  return { engine, asked };
}

export async function startConversation(agent: Agent, type: ConversationType): Promise<number> {
  const response = await agent.post("/api/conversations").send({ type });
  return conversation.parse(response.body).id;
}

/** All messages, as the page reads them. */
export async function messagesOf(agent: Agent, conversationId: number) {
  const response = await agent.get(`/api/conversations/${conversationId}/messages`);
  return z.array(message).parse(response.body);
}

interface Event {
  event: string | undefined;
  data: { [field: string]: unknown };
}

/** Sends a request as the page does that wants to see the answer grow, and reads all of the stream. */
export async function streamOf(request: Test) {
  const response = await request.set("Accept", "text/event-stream");
  const events: Event[] = [];
  const parser = createParser({
    // safe: our own events carry objects
    onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) as Event["data"] }),
  });
  parser.feed(response.text);
  return { status: response.status, events, last: events.at(-1) };
}
