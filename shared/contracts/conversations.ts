import { z } from "zod/mini";
import { answerStates, comprehensions, conversationTypes } from "../domain/study.ts";
import { endpoint } from "../http/endpoint.ts";
import {
  aiResponse,
  aiResponsePart,
  answered,
  difficulty,
  keyTerm,
  workedExample,
} from "./answer.ts";
import { id, idFromText, instant, text } from "./primitives.ts";
import { problem } from "./problem.ts";

export const conversationType = z.enum(conversationTypes);
export type ConversationType = z.infer<typeof conversationType>;

export const conversation = z.object({
  id,
  type: conversationType,
  title: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});
export type Conversation = z.infer<typeof conversation>;

/** How much help the student asked for. */
export const helpLevel = z.enum(["full", "hint", "stepbystep"]);
export type HelpLevel = z.infer<typeof helpLevel>;

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

export const createConversation = endpoint({
  method: "POST",
  path: "/api/conversations",
  access: "user",
  summary:
    "Starts a conversation of one kind. With an Idempotency-Key a start that is repeated gives the same conversation, until something is asked in it.",
  body: z.object({
    type: conversationType,
    title: z.optional(text(200).check(z.trim(), z.minLength(1, "A title can't be empty"))),
  }),
  response: conversation,
  status: 201,
});

/** A conversation as a list of them shows it. */
export const listedConversation = z.extend(conversation, {
  /** The first question, or its title where it was a photo alone; cut where it is long. */
  opening: z.string(),
  /** Where the search was found: a piece of a question or an answer around it, without markup. */
  excerpt: z.nullable(z.string()),
});
export type ListedConversation = z.infer<typeof listedConversation>;

export const listConversations = endpoint({
  method: "GET",
  path: "/api/conversations",
  access: "user",
  summary: "The student's conversations that hold a question, the one that was used last first.",
  query: z.object({
    type: z.optional(conversationType),
    /** Words that stand in its questions or answers; each may be the beginning of one. */
    search: z.optional(text(200).check(z.trim())),
    /** `nextCursor` of the page before. */
    cursor: z.optional(text(200)),
  }),
  response: z.object({ items: z.array(listedConversation), nextCursor: z.nullable(z.string()) }),
});

export const deleteConversation = endpoint({
  method: "DELETE",
  path: "/api/conversations/:conversationId",
  access: "user",
  summary: "Takes a conversation away. For a day it can be brought back, then it is gone for good.",
  params: z.object({ conversationId: idFromText }),
  response: z.void(),
  status: 204,
});

export const restoreConversation = endpoint({
  method: "POST",
  path: "/api/conversations/:conversationId/restore",
  access: "user",
  summary: "Brings a conversation back that was taken away within the last day.",
  params: z.object({ conversationId: idFromText }),
  response: conversation,
});

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

export const stopConversation = endpoint({
  method: "POST",
  path: "/api/conversations/:conversationId/stop",
  access: "user",
  summary: "Ends the answers in progress; what was written is kept and marked stopped.",
  params: z.object({ conversationId: idFromText }),
  response: z.void(),
  status: 204,
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
