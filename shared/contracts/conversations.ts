import { z } from "zod";
import { answerStates, conversationTypes } from "../domain/study.ts";
import { endpoint } from "../http/endpoint.ts";
import { aiResponse, aiResponsePart, answered, difficulty } from "./answer.ts";
import { id, idFromText, instant, text } from "./primitives.ts";
import { problem } from "./problem.ts";

export const conversationType = z.enum(conversationTypes);
export type ConversationType = z.infer<typeof conversationType>;

export const conversation = z.object({
  id,
  type: conversationType,
  title: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Conversation = z.infer<typeof conversation>;

/** How much help the student asked for. */
export const helpLevel = z.enum(["full", "hint", "stepbystep"]);
export type HelpLevel = z.infer<typeof helpLevel>;

/** What is known of a message beside its words. */
export const messageMetadata = z.object({
  difficulty: difficulty.optional(),
  helpLevel: helpLevel.optional(),
});
export type MessageMetadata = z.infer<typeof messageMetadata>;

/** Where an answer stands; what a student wrote is always `complete`. */
export const answerState = z.enum(answerStates);
export type AnswerState = z.infer<typeof answerState>;

/** Why an answer failed, as its asker was told. */
export const answerFailure = problem.pick({ code: true, detail: true });
export type AnswerFailure = z.infer<typeof answerFailure>;

export const message = z.object({
  id,
  conversationId: id,
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  imageUrl: z.string().nullable(),
  state: answerState,
  /** The answer as the help level lets it be seen; only on complete messages of the assistant. */
  aiResponse: aiResponse.nullable(),
  /** What had been written when an answer was stopped or failed. */
  written: aiResponsePart.nullable(),
  failure: answerFailure.nullable(),
  /** Of an answer: the message it answers; null where a button asked. */
  questionId: id.nullable(),
  metadata: messageMetadata,
  createdAt: instant,
});
export type Message = z.infer<typeof message>;

export const createConversation = endpoint({
  method: "POST",
  path: "/api/conversations",
  access: "user",
  summary: "Starts a conversation of one kind.",
  body: z.object({
    type: conversationType,
    title: text(200).trim().min(1, "A title can't be empty").optional(),
  }),
  response: conversation,
  status: 201,
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
