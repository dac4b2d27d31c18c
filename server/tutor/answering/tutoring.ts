import type { AskContext } from "../ask-engine.ts";
import type { TutorEngine } from "../engine.ts";
import type { AnsweringDependencies } from "./dependencies.ts";
import { type Reply, withFallback } from "./fall-back.ts";
import type { Cared, Safety } from "../safety/safety.ts";
import type { Declined } from "./answer.ts";
import { beforeAsking, type Typed } from "./safety-first.ts";

/** Both tutors, and their dependencies. */
export interface Tutoring extends AnsweringDependencies {
  engine: TutorEngine;
  /** Answers what it can where the engine can't; equal to the engine where no model is configured. */
  builtIn: TutorEngine;
  safety: Safety;
}

interface Ways<Answer extends Reply> {
  byModel: (engine: TutorEngine) => Promise<Answer>;
  byOurselves: (builtIn: TutorEngine) => Promise<Answer>;
}

/** Calls the model where one is configured, with the built-in tutor as its fallback. */
export function askEither<Answer extends Reply>(
  { engine, builtIn }: Pick<Tutoring, "engine" | "builtIn">,
  { byModel, byOurselves }: Ways<Answer>,
  context: AskContext,
): Promise<Answer> {
  const isModel = engine.name !== builtIn.name;
  return withFallback(
    {
      model: isModel ? () => byModel(engine) : null,
      builtIn: () => byOurselves(builtIn),
    },
    context,
  );
}

/** Safety first: a typed text is answered only if the safety check passes it. */
export async function askSafely<Answer>(
  typed: Typed,
  { safety }: Pick<Tutoring, "safety">,
  context: AskContext,
  answer: () => Promise<Answer>,
): Promise<Answer | Cared | Declined> {
  return (await beforeAsking(typed, safety, context)) ?? answer();
}
