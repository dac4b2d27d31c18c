interface Bounds {
  perStudent: number;
  /** The limit for all students in this process. */
  all: number;
}

type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;

/** Creates a limit per app: one in a process, one in each test. */
export function concurrencyLimitOfApp(bounds: Bounds): (app: object) => ConcurrencyLimit {
  const limits = new WeakMap<object, ConcurrencyLimit>();
  return (app) => {
    const limit = limits.get(app) ?? createConcurrencyLimit(bounds);
    limits.set(app, limit);
    return limit;
  };
}

/** Limits the number of concurrent operations of a kind, per student and in total. */
export function createConcurrencyLimit({ perStudent, all }: Bounds) {
  const open = new Map<number, number>();
  let total = 0;

  /** Returns the function that releases the slot (further calls have no effect); null where no slot is free. */
  function acquire(userId: number): (() => void) | null {
    const own = open.get(userId) ?? 0;
    if (own >= perStudent || total >= all) return null;
    open.set(userId, own + 1);
    total += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      total -= 1;
      const left = (open.get(userId) ?? 1) - 1;
      if (left === 0) open.delete(userId);
      else open.set(userId, left);
    };
  }

  return { acquire };
}
