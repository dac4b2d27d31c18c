import { conversationType, type ConversationType } from "#shared/contracts/conversations.ts";
import { paths } from "../../lib/paths.ts";

/** Filter of the history, from the address: `?type=` a kind, `?search=` words. */
export interface HistoryFilter {
  /** Null for all kinds. */
  type: ConversationType | null;
  search: string;
}

/** Most characters that the server accepts in a search. */
export const longestSearch = 200;

export function filterIn(search: string): HistoryFilter {
  const parameters = new URLSearchParams(search);
  const type = conversationType.safeParse(parameters.get("type"));
  return {
    type: type.success ? type.data : null,
    search: (parameters.get("search") ?? "").slice(0, longestSearch),
  };
}

export function historyPath({ type, search }: HistoryFilter): string {
  const parameters = new URLSearchParams();
  if (type !== null) parameters.set("type", type);
  // A trailing space stays while the next word is being typed.
  if (search.trim() !== "") parameters.set("search", search);
  const text = parameters.toString();
  return text ? `${paths.history}?${text}` : paths.history;
}
