import { paths } from "../../lib/paths.ts";

/** The conversation that the address names; null on the page of a new topic. */
export function conversationIn(search: string): number | null {
  const text = new URLSearchParams(search).get("conversation") ?? "";
  return /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : null;
}

export function addressOf(conversationId: number | null): string {
  return conversationId === null
    ? paths.concepts
    : `${paths.concepts}?conversation=${conversationId}`;
}
