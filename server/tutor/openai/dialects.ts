import { TutorError } from "../tutor-error.ts";
import { type Dialect, differences, type LearntDialect, wholeDialect } from "./dialect.ts";
import { isNameless, narrower } from "./narrower.ts";

/** For so long a learnt dialect holds: models and providers change, and what was missing may be there. */
const holdsForMs = 3_600_000;

/** What was learnt of a provider, for the log. */
interface Lesson {
  /** What it lacks of the whole API, and what is done instead. */
  instead: Partial<Dialect>;
  /** The last error that taught it. */
  because: TutorError;
}

interface DialectOptions {
  /** What an earlier process learnt. */
  learnt?: LearntDialect | null | undefined;
  /** Until a reply's headers, by default; a reply that takes longer teaches that the provider holds them. */
  connectTimeoutMs: number;
  onLearnt: (learnt: LearntDialect, lesson: Lesson) => void;
}

interface Dialects {
  /** As it is known by now. */
  current: () => Dialect;
  /** Does the work in the widest dialect that the provider is known to understand, and remembers what it learns. */
  inDialect: <Result extends { headersMs: number }>(
    work: (dialect: Dialect) => Promise<Result>,
  ) => Promise<Result>;
}

export function createDialects({ learnt, connectTimeoutMs, onLearnt }: DialectOptions): Dialects {
  let known = learnt ?? null;
  /** A complaint that named no field was met last time, and what was left out for it helped. */
  let isSuspected = false;
  const current = () =>
    known && Math.abs(Date.now() - known.learntAt) < holdsForMs ? known.dialect : wholeDialect;

  function learn(dialect: Dialect, because: TutorError): void {
    if (differences(current(), dialect).length === 0) return;
    known = { dialect, learntAt: Date.now() };
    const names = differences(wholeDialect, dialect);
    const instead = Object.fromEntries(names.map((name) => [name, dialect[name]]));
    onLearnt(known, { instead, because });
  }

  /**
   * One odd complaint that names nothing, which any second try may have been spared, teaches nothing for an hour: what
   * helped is learnt where the next request meets with the same.
   */
  function isProved(complaints: readonly unknown[]): boolean {
    const isDoubtful = complaints.some(isNameless) && !isSuspected;
    isSuspected = isDoubtful;
    return !isDoubtful;
  }

  return {
    current,
    inDialect: async (work) => {
      let tried = current();
      const complaints: unknown[] = [];
      for (;;) {
        try {
          const result = await work(tried);
          // A second try that began in time says nothing of the provider's headers.
          const wasSlow = result.headersMs > connectTimeoutMs;
          const found = { ...tried, beginsAtOnce: tried.beginsAtOnce || !wasSlow };
          const because = complaints.at(-1);
          if (isProved(complaints) && because instanceof TutorError) learn(found, because);
          return result;
        } catch (error) {
          const next = narrower(tried, error);
          if (!next) throw error;
          complaints.push(error);
          tried = next;
        }
      }
    },
  };
}
