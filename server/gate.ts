interface Bounds {
  perStudent: number;
  /** Of all students, in this process. */
  all: number;
}

type Gate = ReturnType<typeof createGate>;

/** A gate for each app, which is one in a process and one in a test. */
export function gateOfApp(bounds: Bounds): (app: object) => Gate {
  const gates = new WeakMap<object, Gate>();
  return (app) => {
    const gate = gates.get(app) ?? createGate(bounds);
    gates.set(app, gate);
    return gate;
  };
}

/** Bounds how many things of a kind are open at once, for each student and for all. */
export function createGate({ perStudent, all }: Bounds) {
  const open = new Map<number, number>();
  let total = 0;

  /** Gives how to leave, which counts once however often it is called; null where there is no place. */
  function enter(userId: number): (() => void) | null {
    const own = open.get(userId) ?? 0;
    if (own >= perStudent || total >= all) return null;
    open.set(userId, own + 1);
    total += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      total -= 1;
      const left = (open.get(userId) ?? 1) - 1;
      if (left === 0) open.delete(userId);
      else open.set(userId, left);
    };
  }

  return { enter };
}
