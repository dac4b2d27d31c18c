import type { ModerationCreateResponse } from "openai/resources/moderations";
import type { ModerationRequest } from "./openai-request.ts";

const categories = [
  "harassment",
  "harassment/threatening",
  "hate",
  "hate/threatening",
  "illicit",
  "illicit/violent",
  "self-harm",
  "self-harm/instructions",
  "self-harm/intent",
  "sexual",
  "sexual/minors",
  "violence",
  "violence/graphic",
] as const;
type Category = (typeof categories)[number];

/** Chooses by the text which categories are flagged. */
export type Moderate = (input: string) => readonly string[];

/** The response of the moderation endpoint: one result for each text, or one for all parts of a mixed input. */
export function moderation(
  { model, input }: ModerationRequest,
  moderate: Moderate,
): ModerationCreateResponse {
  return {
    id: "modr-test",
    model: model ?? "omni-moderation-latest",
    results: textsIn(input).map((text) => resultFor(new Set(moderate(text)))),
  };
}

function textsIn(input: ModerationRequest["input"]): string[] {
  if (typeof input === "string") return [input];
  const strings = input.filter((part) => typeof part === "string");
  if (strings.length > 0) return strings;
  return [
    input
      .map((part) => (typeof part !== "string" && part.type === "text" ? part.text : ""))
      .join("\n"),
  ];
}

function resultFor(flags: ReadonlySet<string>): ModerationCreateResponse["results"][number] {
  return {
    flagged: flags.size > 0,
    categories: forEach((category) => flags.has(category)),
    category_scores: forEach((category) => (flags.has(category) ? 0.98 : 0.0001)),
    category_applied_input_types: forEach(() => ["text" as const]),
  };
}

function forEach<Value>(valueOf: (category: Category) => Value): Record<Category, Value> {
  // safe: made of all categories
  return Object.fromEntries(categories.map((category) => [category, valueOf(category)])) as Record<
    Category,
    Value
  >;
}
