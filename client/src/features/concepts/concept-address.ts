import { idParameter } from "../../lib/id-parameter.ts";
import { paths } from "../../lib/paths.ts";

/** Id of the conversation from the address; null on the page of a new topic. */
export const conversationIn = (search: string): number | null =>
  idParameter(new URLSearchParams(search), "conversation");

export function addressOf(conversationId: number | null): string {
  return conversationId === null
    ? paths.concepts
    : `${paths.concepts}?conversation=${conversationId}`;
}
