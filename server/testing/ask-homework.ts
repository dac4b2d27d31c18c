import { conversation } from "#shared/contracts/conversations.ts";
import type { Agent } from "supertest";

interface HomeworkAsk {
  question?: string;
  helpLevel?: string;
  conversationId?: number | string;
  photo?: Buffer;
  key?: string;
}

/** Asks as the page does; in a new conversation where none is named. */
export async function ask(agent: Agent, { question, helpLevel, photo, key, ...rest }: HomeworkAsk) {
  const conversationId = rest.conversationId ?? (await newConversation(agent));
  const request = agent.post("/api/homework/ask").field("conversationId", String(conversationId));
  if (question !== undefined) void request.field("question", question);
  if (helpLevel !== undefined) void request.field("helpLevel", helpLevel);
  if (photo) void request.attach("image", photo, "photo.jpg");
  if (key !== undefined) void request.set("Idempotency-Key", key);
  return request;
}

export async function newConversation(agent: Agent): Promise<number> {
  const response = await agent.post("/api/conversations").send({ type: "homework" });
  return conversation.parse(response.body).id;
}
