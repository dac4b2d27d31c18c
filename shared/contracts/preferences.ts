import { z } from "zod/mini";
import { answerLanguages } from "../domain/answer-language.ts";
import { endpoint } from "../http/endpoint.ts";
import { text } from "./primitives.ts";

/** A voice by the name that browsers give it; null: the phone's default. */
const voice = z.nullable(text(200));

const preferences = z.object({
  answerLanguage: z.enum(answerLanguages),
  /** The voice for English, where the phone has it. */
  englishVoice: voice,
  /** The voice for Hindi. */
  hindiVoice: voice,
});
export type Preferences = z.infer<typeof preferences>;

export const readPreferences = endpoint({
  method: "GET",
  path: "/api/user/preferences",
  access: "user",
  summary: "The language the student is answered in, and the voices that read to her.",
  response: preferences,
});

export const changePreferences = endpoint({
  method: "PUT",
  path: "/api/user/preferences",
  access: "user",
  summary: "Sets the language the student is answered in, and the voices that read to her.",
  body: preferences,
  response: preferences,
});
