import { z } from "zod/mini";
import { answerStates, comprehensions } from "../domain/study.ts";
import { endpoint } from "../http/endpoint.ts";
import { newAchievements } from "./achievement.ts";
import { aiResponse, aiResponsePart, difficulty, keyTerm, workedExample } from "./answer.ts";
import { helpLevel } from "./conversations.ts";
import { id, idFromText, instant } from "./primitives.ts";
import { problem } from "./problem.ts";

/** A student's feedback on an explanation. */
export const comprehension = z.enum(comprehensions);
export type Comprehension = z.infer<typeof comprehension>;

/** The difficulty of explanations for a student at present: a level, and the score out of 10 behind it. */
export const adaptiveDifficulty = z.object({
  level: difficulty,
  score: z.number().check(z.minimum(0), z.maximum(10)),
});
export type AdaptiveDifficulty = z.infer<typeof adaptiveDifficulty>;

/** Data of a message beside its text (specification section 3). */
export const messageMetadata = z.object({
  difficulty: z.optional(difficulty),
  helpLevel: z.optional(helpLevel),
  isReExplanation: z.optional(z.boolean()),
  isQuiz: z.optional(z.boolean()),
  keyTerms: z.optional(z.array(keyTerm)),
  examples: z.optional(z.array(workedExample)),
  followUpQuestions: z.optional(z.array(z.string())),
  adaptiveDifficulty: z.optional(adaptiveDifficulty),
  /** On an explanation: the student's feedback, once. */
  comprehension: z.optional(comprehension),
  /** On a solved doubt: whether it helped, once. */
  helpful: z.optional(z.boolean()),
  /** On a refined solution: the message it replaces, and the change requested. */
  refines: z.optional(z.object({ messageId: id, wish: z.string() })),
});
export type MessageMetadata = z.infer<typeof messageMetadata>;

/** The state of an answer; a student's message is always `complete`. */
export const answerState = z.enum(answerStates);
export type AnswerState = z.infer<typeof answerState>;

/** Why an answer failed, as it was reported to its asker. */
export const answerFailure = z.pick(problem, { code: true, detail: true });
export type AnswerFailure = z.infer<typeof answerFailure>;

export const message = z.object({
  id,
  conversationId: id,
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  state: answerState,
  /** The answer as the help level permits; only on complete messages of the assistant. */
  aiResponse: z.nullable(aiResponse),
  /** The part written before an answer was stopped or failed. */
  written: z.nullable(aiResponsePart),
  failure: z.nullable(answerFailure),
  /** On an answer: the message it answers; null where a button asked. */
  questionId: z.nullable(id),
  metadata: messageMetadata,
  createdAt: instant,
});
export type Message = z.infer<typeof message>;

/** An answer and the message that stores it. */
export const answerResponse = z.object({ aiResponse, message: z.object({ id }), newAchievements });
export type AnswerResponse = z.infer<typeof answerResponse>;

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
  response: answerResponse,
  streams: "always",
});

export const retryAnswer = endpoint({
  method: "POST",
  path: "/api/conversations/:conversationId/messages/:messageId/retry",
  access: "user",
  summary:
    "Asks once more for an answer that failed or was stopped, with what was asked and its photo.",
  params: z.object({ conversationId: idFromText, messageId: idFromText }),
  response: answerResponse,
  streams: true,
});
