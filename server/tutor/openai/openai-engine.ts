import type { z } from "zod";
import type { OutputOf } from "../ask-engine.ts";
import type { Call, Skill, TutorEngine } from "../engine.ts";
import { type Asker, type ComputedResult, type OperationName, outputs } from "../operations.ts";
import { conceptPrompt } from "../prompts/concept.ts";
import { doubtPrompt, refinePrompt } from "../prompts/doubt.ts";
import { homeworkPrompt } from "../prompts/homework.ts";
import type { Message } from "../prompts/message.ts";
import { practicePrompt } from "../prompts/practice.ts";
import { quizPrompt } from "../prompts/quiz.ts";
import { reExplainPrompt } from "../prompts/re-explain.ts";
import { redactMessages } from "../safety/redact.ts";
import { createAsk } from "./ask.ts";
import { withBreaker } from "./breaker.ts";
import { doubtForm, inOrderFor, photoDoubt, practiceForm, readForms } from "./forms.ts";
import type { Dialect } from "./dialect.ts";
import { type Probe, probe } from "./probe.ts";
import { type OpenAiSettings, withDefaults } from "./settings.ts";

export interface OpenAiEngine extends TutorEngine {
  /**
   * Asks the provider for one word, bypassing the breaker; `padding` characters are put between the word and the
   * answer.
   */
  probe: (signal: AbortSignal, padding?: number) => Promise<Probe>;
  /** The dialect that the provider is known to support. */
  dialect: () => Dialect;
}

/**
 * The tutor behind OpenAI's chat completions, or any compatible API. Nothing is sent before a question, and nothing for
 * a while after the provider keeps failing.
 */
export function createOpenAiEngine(settings: OpenAiSettings): OpenAiEngine {
  const whole = withDefaults(settings);
  const ask = createAsk(whole);

  /** Only redacted text is sent. Numbers stay where the solver accounts for all of them. */
  function send<Name extends OperationName>(
    { name, form, request, messages }: Sending<Name>,
    call: Call<OutputOf<Name>>,
  ): ReturnType<Skill<Name>> {
    const { redact: names, safetyIdentifier, computed, transcription } = request;
    // A computation from a photo doesn't account for the numbers typed beside it.
    const keepNumbers = computed !== undefined && transcription === undefined;
    const redacted = redactMessages(messages, { names, keepNumbers });
    return ask({ name, form, readBy: readForms[name], messages: redacted, safetyIdentifier }, call);
  }

  /** A skill with a constant form. */
  function skill<Name extends OperationName>(
    name: Name,
    prompt: (request: Parameters<Skill<Name>>[0]) => Message[],
    form: z.ZodType = outputs[name],
  ): Skill<Name> {
    return (request, call) => send({ name, form, request, messages: prompt(request) }, call);
  }

  const engine: TutorEngine = {
    name: "openai",
    model: settings.model,
    readsPhotos: whole.readsPhotos,
    skills: {
      homework: (request, call) => {
        const hasPhoto = request.photo !== undefined;
        const form = inOrderFor(request.helpLevel, { hasPhoto });
        return send({ name: "homework", form, request, messages: homeworkPrompt(request) }, call);
      },
      practice: skill("practice", practicePrompt, practiceForm),
      concept: skill("concept", conceptPrompt),
      reExplain: skill("reExplain", reExplainPrompt),
      quiz: skill("quiz", quizPrompt),
      doubt: (request, call) => {
        const form = request.photo ? photoDoubt : doubtForm;
        return send({ name: "doubt", form, request, messages: doubtPrompt(request) }, call);
      },
      refine: skill("refine", refinePrompt, doubtForm),
    },
  };
  const { apiKey } = settings;
  return {
    ...withBreaker(engine, settings.breaker),
    probe: (signal, padding) => probe(ask, { signal, apiKey, padding }),
    dialect: ask.dialect,
  };
}

interface Sending<Name extends OperationName> {
  name: Name;
  form: z.ZodType;
  request: Asker & { computed?: ComputedResult; transcription?: string };
  messages: Message[];
}
