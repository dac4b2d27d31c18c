import { z } from "zod/mini";
import { answerStates, comprehensions } from "../domain/study.ts";
import { endpoint } from "../http/endpoint.ts";
import { newAchievements } from "./achievement.ts";
import { aiResponse, aiResponsePart, difficulty, keyTerm, workedExample } from "./answer.ts";
import { helpLevel } from "./conversations.ts";
import { id, idFromText, instant } from "./primitives.ts";
import { problem } from "./problem.ts";

/** What a student says of an explanation. */
export const comprehension = z.enum(comprehensions);
export type Comprehension = z.infer<typeof comprehension>;

/** How hard explanations are for a student at present: a level, and the score out of 10 that it comes from. */
export const adaptiveDifficulty = z.object({
  level: difficulty,
  score: z.number().check(z.minimum(0), z.maximum(10)),
});
export type AdaptiveDifficulty = z.infer<typeof adaptiveDifficulty>;

/** What is known of a message beside its words (specification section 3). */
export const messageMetadata = z.object({
  difficulty: z.optional(difficulty),
  helpLevel: z.optional(helpLevel),
  isReExplanation: z.optional(z.boolean()),
  isQuiz: z.optional(z.boolean()),
  keyTerms: z.optional(z.array(keyTerm)),
  examples: z.optional(z.array(workedExample)),
  followUpQuestions: z.optional(z.array(z.string())),
  adaptiveDifficulty: z.optional(adaptiveDifficulty),
  /** Of an explanation: what the student said of it, once. */
  comprehension: z.optional(comprehension),
  /** Of a solved doubt: whether it helped, once. */
  helpful: z.optional(z.boolean()),
  /** Of a doubt's solution that was written anew: the message it takes the place of, and what was wished. */
  refines: z.optional(z.object({ messageId: id, wish: z.string() })),
});
export type MessageMetadata = z.infer<typeof messageMetadata>;

/** Where an answer stands; what a student wrote is always `complete`. */
export const answerState = z.enum(answerStates);
export type AnswerState = z.infer<typeof answerState>;

/** Why an answer failed, as its asker was told. */
export const answerFailure = z.pick(problem, { code: true, detail: true });
export type AnswerFailure = z.infer<typeof answerFailure>;

export const message = z.object({
  id,
  conversationId: id,
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  state: answerState,
  /** The answer as the help level lets it be seen; only on complete messages of the assistant. */
  aiResponse: z.nullable(aiResponse),
  /** What had been written when an answer was stopped or failed. */
  written: z.nullable(aiResponsePart),
  failure: z.nullable(answerFailure),
  /** Of an answer: the message it answers; null where a button asked. */
  questionId: z.nullable(id),
  metadata: messageMetadata,
  createdAt: instant,
});
export type Message = z.infer<typeof message>;

/** An answer and the message that keeps it. */
export const answered = z.object({ aiResponse, message: z.object({ id }), newAchievements });
export type Answered = z.infer<typeof answered>;

export const listMessages = endpoint({
  method: "GET",
  path: "/api/conversations/:conversationId/messages",
  access: "user",
  summary: "All messages of one of the student's conversations, oldest first.",
  params: z.object({ conversationId: idFromText }),
  response: z.array(message),
});

export const streamConversation = endpoint({
  method: "GET",
  path: "/api/conversations/:conversationId/stream",
  access: "user",
  summary: "The answer in progress, from its beginning and then as it grows; 204 where none is.",
  params: z.object({ conversationId: idFromText }),
  response: answered,
  streams: "always",
});

export const retryAnswer = endpoint({
  method: "POST",
  path: "/api/conversations/:conversationId/messages/:messageId/retry",
  access: "user",
  summary:
    "Asks once more for an answer that failed or was stopped, with what was asked and its photo.",
  params: z.object({ conversationId: idFromText, messageId: idFromText }),
  response: answered,
  streams: true,
});
