import { z } from "zod/mini";
import { conversationTypes } from "../domain/study.ts";
import { endpoint } from "../http/endpoint.ts";
import { id, idFromText, instant, text } from "./primitives.ts";

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

/** A conversation as a list shows it. */
export const listedConversation = z.extend(conversation, {
  /** The first question, or its title where it was a photo without words; truncated where it is long. */
  opening: z.string(),
  /** A snippet around the match in a question or an answer, without markup. */
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
    /** Words in its questions or answers; each may be a prefix. */
    search: z.optional(text(200).check(z.trim())),
    /** `nextCursor` of the previous page. */
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

export const stopConversation = endpoint({
  method: "POST",
  path: "/api/conversations/:conversationId/stop",
  access: "user",
  summary: "Ends the answers in progress; what was written is kept and marked stopped.",
  params: z.object({ conversationId: idFromText }),
  response: z.void(),
  status: 204,
});
