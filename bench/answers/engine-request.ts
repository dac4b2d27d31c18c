import { inOrderFor } from "../../server/tutor/openai/forms.ts";
import { wholeDialect } from "../../server/tutor/openai/dialect.ts";
import { requestBody } from "../../server/tutor/openai/request-body.ts";
import { withDefaults } from "../../server/tutor/openai/settings.ts";
import { homeworkPrompt } from "../../server/tutor/prompts/homework.ts";
import { redactMessages } from "../../server/tutor/safety/redact.ts";

const settings = withDefaults({
  apiKey: "",
  baseUrl: null,
  model: "test-model",
  timeoutMs: 0,
});
const form = inOrderFor("full", { hasPhoto: false });

/** A homework request as the engine sends it to a model: the same prompt, the same schema, as many bytes. */
export function engineRequest(question: string): string {
  const messages = homeworkPrompt({ question, grade: 8, helpLevel: "full" });
  const redacted = redactMessages(messages, { names: ["Asha"], keepNumbers: false });
  const engineQuestion = {
    name: "homework",
    form,
    messages: redacted,
    safetyIdentifier: "a".repeat(32),
  } as const;
  return JSON.stringify(requestBody(engineQuestion, { ...settings, dialect: wholeDialect }));
}
