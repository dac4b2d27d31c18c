import type { Conversation, ConversationType } from "#shared/contracts/conversations.ts";
import { paths } from "../../lib/paths.ts";
import type { IconName } from "../../ui/icon.tsx";
import { addressOf } from "../homework/homework-address.ts";

interface ConversationKind {
  type: ConversationType;
  /** Label of a conversation. */
  word: string;
  /** Label of the filter for this kind. */
  plural: string;
  icon: IconName;
  /** The page on which one is started, and the label of its link. */
  start: { path: string; label: string };
  /** Text if there are no conversations of this kind. */
  none: string;
}

/** In the order and with the icons of the dashboard. */
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

/** Address at which a conversation continues: its last answer. */
export function conversationPath({ type, id }: Pick<Conversation, "type" | "id">): string {
  // The homework page finds the last answer by itself, as after a reload before the message id was known.
  if (type === "homework") return addressOf({ kind: "lastAnswer", conversationId: id });
  return `${kindOf(type).start.path}?conversation=${id}`;
}
