import type { Conversation, ConversationType } from "#shared/contracts/conversations.ts";
import { paths } from "../../lib/paths.ts";
import type { IconName } from "../../ui/icon.tsx";
import { addressOf } from "../homework/homework-address.ts";

interface ConversationKind {
  type: ConversationType;
  /** Beside a conversation. */
  word: string;
  /** Of the choice that shows these alone. */
  plural: string;
  icon: IconName;
  /** Where one is begun, and how that is called. */
  start: { path: string; label: string };
  /** What is said where there are none of these. */
  none: string;
}

/** In the order of the dashboard, with its icons. */
export const conversationKinds: readonly ConversationKind[] = [
  {
    type: "homework",
    word: "Homework",
    plural: "Homework",
    icon: "ask",
    start: { path: paths.homework, label: "Ask a homework question" },
    none: "No homework yet.",
  },
  {
    type: "concept",
    word: "Concept",
    plural: "Concepts",
    icon: "bulb",
    start: { path: paths.concepts, label: "Have a concept explained" },
    none: "No concepts yet.",
  },
  {
    type: "doubt",
    word: "Doubt",
    plural: "Doubts",
    icon: "question",
    start: { path: paths.doubts, label: "Solve a doubt" },
    none: "No doubts yet.",
  },
];

const byType = new Map(conversationKinds.map((kind) => [kind.type, kind]));

export function kindOf(type: ConversationType): ConversationKind {
  const kind = byType.get(type);
  if (!kind) throw new Error(`There is no kind of conversation called ${type}`);
  return kind;
}

/** Where a conversation goes on: at its last answer. */
export function conversationPath({ type, id }: Pick<Conversation, "type" | "id">): string {
  // Homework finds the last answer itself, as it does for a page that came back before it knew.
  if (type === "homework") return addressOf({ kind: "awaited", conversationId: id });
  return `${kindOf(type).start.path}?conversation=${id}`;
}
