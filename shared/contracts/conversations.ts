import { z } from "zod";
import { conversationTypes } from "../domain/study.ts";
import { endpoint } from "../http/endpoint.ts";
import { aiResponse, difficulty } from "./answer.ts";
import { id, idFromText, instant, text } from "./primitives.ts";

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

export const message = z.object({
  id,
  conversationId: id,
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  imageUrl: z.string().nullable(),
  /** The answer as the help level lets it be seen; only on messages of the assistant. */
  aiResponse: aiResponse.nullable(),
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
