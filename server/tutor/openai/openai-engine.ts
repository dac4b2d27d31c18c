import type { TutorEngine } from "../engine.ts";
import { outputs } from "../operations.ts";
import { homeworkPrompt } from "../prompts/homework.ts";
import { practicePrompt } from "../prompts/practice.ts";
import { redactMessages } from "../safety/redact.ts";
import { createAsk } from "./ask.ts";
import { withBreaker } from "./breaker.ts";
import { inOrderFor, readForms } from "./forms.ts";
import { type OpenAiSettings, withDefaults } from "./settings.ts";

/**
 * The tutor behind OpenAI's chat completions, or anything that speaks them. Nothing is sent before it is asked, and
 * for a while nothing at all where the provider keeps failing.
 */
export function createOpenAiEngine(settings: OpenAiSettings): TutorEngine {
  const ask = createAsk(withDefaults(settings));
  const engine: TutorEngine = {
    name: "openai",
    model: settings.model,
    readsPhotos: true,
    skills: {
      homework: (request, call) =>
        ask(
          {
            name: "homework",
            form: inOrderFor(request.helpLevel),
            readBy: readForms.homework,
            messages: redactMessages(homeworkPrompt(request), {
              names: request.redact,
              keepNumbers: request.computed !== undefined,
            }),
            safetyIdentifier: request.safetyIdentifier,
          },
          call,
        ),
      practice: (request, call) =>
        ask(
          {
            name: "practice",
            form: outputs.practice,
            readBy: readForms.practice,
            messages: redactMessages(practicePrompt(request), { names: request.redact }),
            safetyIdentifier: request.safetyIdentifier,
          },
          call,
        ),
    },
  };
  return withBreaker(engine, settings.breaker);
}
