import type { DoubtRequest } from "../operations.ts";
import { asData } from "./as-data.ts";
import { attemptQuotes } from "./attempt.ts";
import { turnMessages } from "./conversation.ts";
import { doubtSystem } from "./doubt-rules.ts";
import { repairQuotes } from "./repair-notes.ts";
import type { Message } from "./message.ts";
import { photoRules, photoWords } from "./photo.ts";

/** Asks to clear a doubt, typed, photographed or both. */
export function doubtPrompt(request: DoubtRequest): Message[] {
  const { photo, turns } = request;
  return [
    doubtSystem(request, { task: "Clear the student's doubt.", own: photoRules(request) }),
    ...turnMessages(turns),
    { role: "user", content: studentWords(request), ...(photo && { photo }) },
  ];
}

function studentWords(request: DoubtRequest): string {
  const { doubt } = request;
  const parts = [
    ...(doubt === "" ? [] : [asData("question", doubt)]),
    ...photoWords(request, "The doubt, or the rest of it, is in the photo."),
    ...attemptQuotes(request),
    ...repairQuotes(request),
  ];
  return parts.join("\n\n");
}
