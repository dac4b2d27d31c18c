import { TutorError } from "../tutor-error.ts";
import { type Dialect, differences, type LearntDialect, wholeDialect } from "./dialect.ts";
import { isNameless, narrower } from "./narrower.ts";

/** How long a learnt dialect is valid: models and providers change, and a missing feature may be added. */
const holdsForMs = 3_600_000;

/** What was learnt of a provider, for the log. */
interface Lesson {
  /** The missing features, and what is done instead. */
  instead: Partial<Dialect>;
  /** The last error that caused it. */
  because: TutorError;
}

interface DialectOptions {
  /** The dialect that an earlier process learnt. */
  learnt?: LearntDialect | null | undefined;
  /** The default time-out for a reply's headers; a longer reply teaches that the provider delays them. */
  connectTimeoutMs: number;
  onLearnt: (learnt: LearntDialect, lesson: Lesson) => void;
}

interface Dialects {
  /** The dialect known so far. */
  current: () => Dialect;
  /** Does the work in the widest dialect that the provider is known to support, and stores what it learns. */
  inDialect: <Result extends { headersMs: number }>(
    work: (dialect: Dialect) => Promise<Result>,
  ) => Promise<Result>;
}

export function createDialects({ learnt, connectTimeoutMs, onLearnt }: DialectOptions): Dialects {
  let known = learnt ?? null;
  /** The last request met a complaint without a field name, and omitting this helped. */
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
   * One complaint without a field name, which any retry may have avoided, is not learnt: a remedy is learnt when the
   * next request has the same complaint.
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
          // A retry that got its headers in time is no evidence about the provider's headers.
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
