import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { setImmediate as turn } from "node:timers/promises";
import { parse } from "partial-json";
import { type AnswerBank, createAnswerBank } from "../bank/answer-bank.ts";
import type { ConceptLibrary } from "../library/concept-library.ts";
import type { AskContext, TutorCall } from "../tutor/ask-engine.ts";
import { createBuiltInEngine } from "../tutor/built-in/built-in-engine.ts";
import type { Draft, TutorEngine } from "../tutor/engine.ts";
import type { HomeworkQuestion, HomeworkRequest } from "../tutor/operations.ts";
import type { Safety } from "../tutor/safety/safety.ts";
import type { HomeworkSolution } from "../tutor/outputs/homework-solution.ts";
import type { PracticeProblem } from "../tutor/outputs/practice-problem.ts";
import type { ReadPrint } from "../tutor/photo.ts";
import { TutorError } from "../tutor/tutor-error.ts";
import { createTutor } from "../tutor/tutor.ts";
import { threeConcepts } from "./library.ts";
import { nothingUnsafe } from "./nothing-unsafe.ts";
import { solverHere } from "./solver.ts";

export const scriptedUsage = { inputTokens: 100, outputTokens: 50 };

/** A reply that streams character by character or in chunks, or fails after this many characters. */
export interface StreamedReply {
  solution: HomeworkSolution;
  everyCharacters: number;
  failsAfter?: { characters: number; error: Error };
}

export type Reply = HomeworkSolution | PracticeProblem | StreamedReply | Error;

/** In chunks as small as a provider's. */
export function streamed(solution: HomeworkSolution, everyCharacters = 25): StreamedReply {
  return { solution, everyCharacters };
}

/** An engine that gives these answers in order, throws those that are errors, and records its requests. */
export function engineGiving(...replies: Reply[]) {
  const requests: HomeworkRequest[] = [];
  const aborts: boolean[] = [];
  const next = () => {
    const reply = replies.shift();
    if (reply === undefined) throw new Error("Asked too often");
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const engine: TutorEngine = {
    name: "openai",
    model: "test-model",
    readsPhotos: true,
    skills: {
      homework: async (request, { signal, onDraft }) => {
        requests.push(request);
        const reply = next();
        const place = aborts.push(false) - 1;
        const output =
          "everyCharacters" in reply
            ? await write(reply, (draft) => {
                aborts[place] = signal.aborted;
                if (signal.aborted)
                  throw new TutorError("stopped", "test", { usage: scriptedUsage });
                onDraft?.(draft);
              })
            : (reply as HomeworkSolution); // safe: the test gives what it asks for
        return { kind: "answered", output, usage: scriptedUsage };
      },
      practice: async () => ({
        kind: "answered",
        output: next() as PracticeProblem, // safe: the same
        usage: scriptedUsage,
      }),
    },
  };
  return { engine, requests, aborts };
}

async function write(
  { solution, everyCharacters, failsAfter }: StreamedReply,
  onDraft: (draft: Draft<HomeworkSolution>) => void,
): Promise<HomeworkSolution> {
  const text = JSON.stringify(solution);
  for (let end = everyCharacters; end < text.length; end += everyCharacters) {
    if (failsAfter && end > failsAfter.characters) throw failsAfter.error;
    const draft = parse(text.slice(0, end)) as Draft<HomeworkSolution>; // safe: cut out of one
    onDraft(draft);
    // What is done with a draft is done before the next one comes.
    await turn();
  }
  return solution;
}

export const equation: HomeworkQuestion = {
  question: "Solve 2x + 3 = 11",
  helpLevel: "full",
  grade: 8,
};

interface Changes {
  question?: Partial<HomeworkQuestion>;
  context?: Partial<AskContext>;
  safety?: Partial<Safety>;
  library?: ConceptLibrary;
  answers?: AnswerBank;
  readPrint?: ReadPrint | undefined;
}

/** A tutor with a clock that advances by 250 ms at each reading, and everything that it displayed and recorded. */
export function tutorWith(
  engine: TutorEngine,
  {
    context: changes,
    safety,
    library = threeConcepts,
    answers = createAnswerBank([]),
    readPrint,
  }: Changes = {},
) {
  let milliseconds = 0;
  const calls: TutorCall[] = [];
  const shown: AiResponsePart[] = [];
  const context: AskContext = {
    signal: new AbortController().signal,
    record: (call) => calls.push(call),
    show: (part) => shown.push(structuredClone(part)),
    ...changes,
  };
  const tutor = createTutor({
    engine,
    builtIn: createBuiltInEngine({ solver: solverHere, library, answers, random: () => 0.5 }),
    solver: solverHere,
    readPrint,
    library,
    answers,
    safety: { ...nothingUnsafe, ...safety },
    now: () => new Date((milliseconds += 250)),
    random: () => 0.5,
  });
  return { tutor, calls, shown, context };
}

/** A request for help with an equation, with the fields that a test overrides. */
export function askHomework(engine: TutorEngine, changes: Changes = {}) {
  const { tutor, calls, shown, context } = tutorWith(engine, changes);
  return { calls, shown, answer: tutor.homework({ ...equation, ...changes.question }, context) };
}
