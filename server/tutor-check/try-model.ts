import type { OutputOf } from "../tutor/ask-engine.ts";
import { noUsage, type Usage } from "../tutor/engine.ts";
import type { Dialect } from "../tutor/openai/dialect.ts";
import type { OpenAiEngine } from "../tutor/openai/openai-engine.ts";
import { type Probe, probeWord } from "../tutor/openai/probe.ts";
import type { ModelReport } from "../tutor/openai/report.ts";
import { adviceFor } from "../tutor/openai/advice.ts";
import type { OperationName, Operations } from "../tutor/operations.ts";
import { TutorError } from "../tutor/tutor-error.ts";
import { photoOfSum, sumInPhoto } from "./photo-of-sum.ts";

/** One question of a kind, with its outcome. */
export interface Trial {
  kind: string;
  /** Null: it was answered. */
  failure: { reason: string; advice: string } | null;
  firstMilliseconds: number | null;
  milliseconds: number;
  usage: Usage;
}

export interface Findings {
  probe: Probe;
  /** The dialect that the provider was found to support. */
  dialect: Dialect;
  trials: Trial[];
  /** Whether the sum in the photo was read; null: it was not tried. */
  readsPhoto: boolean | null;
  /** Whether a word before a long text was found; null: it was not tried. */
  hasContext: boolean | null;
}

/** About 6,000 tokens: the longest prompts of the product have half of that. */
const longText = 24_000;

const asker = { grade: 8 };
const sum = "A train covers 180 km in 3 hours. What is its speed?";

/** Asks the questions one after another, and records each outcome. */
function createTrials(engine: OpenAiEngine, lastReport: LastReport) {
  const { signal } = new AbortController();
  const trials: Trial[] = [];

  async function attempt<Name extends OperationName>(
    kind: string,
    name: Name,
    request: Operations[Name]["request"],
  ): Promise<OutputOf<Name> | null> {
    const skill = engine.skills[name];
    if (!skill) return null;
    const startedAt = performance.now();
    const since = () => Math.round(performance.now() - startedAt);
    let firstMilliseconds: number | null = null;
    const onDraft = () => {
      firstMilliseconds ??= since();
    };
    try {
      const outcome = await skill(request, { signal, onDraft });
      const { usage } = outcome;
      trials.push({ kind, failure: null, firstMilliseconds, milliseconds: since(), usage });
      return outcome.kind === "answered" ? outcome.output : null;
    } catch (error) {
      if (!(error instanceof TutorError)) throw error;
      const { usage = noUsage, message } = error;
      const failure = { reason: lastReport()?.reason ?? message, advice: adviceFor(error) };
      trials.push({ kind, failure, firstMilliseconds, milliseconds: since(), usage });
      return null;
    }
  }

  return { trials, attempt };
}

type LastReport = () => ModelReport | undefined;

/** Tries every operation with one real question, for a few cents at most. */
export async function tryModel(engine: OpenAiEngine, lastReport: LastReport): Promise<Findings> {
  const { signal } = new AbortController();
  const probe = await engine.probe(signal);
  const { trials, attempt } = createTrials(engine, lastReport);
  if (probe.kind === "failed") {
    return { probe, trials, readsPhoto: null, hasContext: null, dialect: engine.dialect() };
  }
  await askEachKind(attempt);
  const readsPhoto = engine.readsPhotos ? await seesPhoto(attempt) : null;
  const recall = await engine.probe(signal, longText);
  return {
    probe,
    trials,
    readsPhoto,
    hasContext: recall.kind === "ready" && recall.word.includes(probeWord),
    dialect: engine.dialect(),
  };
}

async function seesPhoto(attempt: ReturnType<typeof createTrials>["attempt"]): Promise<boolean> {
  const photoReply = await attempt("photo", "homework", {
    ...asker,
    question: "",
    photo: await photoOfSum(),
    helpLevel: "full",
  });
  return photoReply?.answer.includes(sumInPhoto) === true;
}

/** A follow-up is asked only where there is an answer to follow. */
async function askEachKind(attempt: ReturnType<typeof createTrials>["attempt"]): Promise<void> {
  const homework = { ...asker, question: sum, helpLevel: "full" } as const;
  const solution = await attempt("homework", "homework", homework);
  if (solution) await attempt("practice", "practice", { ...asker, question: sum, solution });

  const concept = { ...asker, concept: "Photosynthesis", difficulty: "beginner" } as const;
  const explanation = await attempt("concept", "concept", concept);
  if (explanation) {
    const about = { ...concept, conceptId: null };
    const again = { ...about, previous: explanation, need: "confused" } as const;
    await attempt("concept again", "reExplain", again);
    await attempt("quiz", "quiz", { ...about, explanation });
  }

  const doubt = "Why is the sky blue?";
  const previous = await attempt("doubt", "doubt", { ...asker, doubt });
  if (previous) {
    await attempt("doubt again", "refine", { ...asker, doubt, previous, wish: "Shorter" });
  }
}
