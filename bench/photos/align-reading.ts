import type { PrintedSign } from "./kinds-of-signs.ts";

/** A character that was read, or a mark that stands for up to this many printed characters. */
export type ReadSign = { character: string } | { mark: number };

export interface Faults {
  prose: number;
  /** Characters of numbers, formulas and units. */
  signs: number;
}

type Fault = keyof Faults;

interface Step {
  cost: number;
  fault: Fault | null;
  from: readonly [row: number, column: number];
}

/** The fewest differences between the printed text and the reading, outside of marks. */
export function faultsOf(printed: readonly PrintedSign[], read: readonly ReadSign[]): Faults {
  const table: Step[][] = [];
  for (let row = 0; row <= printed.length; row++) {
    const own: Step[] = [];
    table.push(own);
    for (let column = 0; column <= read.length; column++) {
      const steps = stepsTo(printed, read, row, column).map((step) => ({
        ...step,
        cost: step.cost + (table[step.from[0]]?.[step.from[1]]?.cost ?? 0),
      }));
      const start: Step = { cost: 0, fault: null, from: [0, 0] };
      own.push(
        steps.reduce((best, step) => (step.cost < best.cost ? step : best), steps[0] ?? start),
      );
    }
  }
  return counted(table, printed.length, read.length);
}

function stepsTo(
  printed: readonly PrintedSign[],
  read: readonly ReadSign[],
  row: number,
  column: number,
): Step[] {
  const [own, sign] = [printed[row - 1], read[column - 1]];
  const steps: Step[] = [];
  if (sign !== undefined && "mark" in sign) {
    for (let length = Math.min(sign.mark, row); length >= 0; length--)
      steps.push({ cost: 0, fault: null, from: [row - length, column - 1] });
  } else if (sign !== undefined) {
    if (own !== undefined) steps.push(paired(own, sign.character, row, column));
    const fault = faultOfAdded(sign.character, own, printed[row]);
    steps.push({ cost: 1, fault, from: [row, column - 1] });
  }
  if (own !== undefined) steps.push({ cost: 1, fault: faultOf(own), from: [row - 1, column] });
  return steps;
}

function paired(own: PrintedSign, character: string, row: number, column: number): Step {
  const isSame = own.character === character;
  return {
    cost: isSame ? 0 : 1,
    fault: isSame ? null : faultOf(own),
    from: [row - 1, column - 1],
  };
}

const faultOf = ({ isProse }: PrintedSign): Fault => (isProse ? "prose" : "signs");

/** A letter or a full stop next to prose belongs to it; a digit or a sign only inside it. */
function faultOfAdded(
  character: string,
  before: PrintedSign | undefined,
  after: PrintedSign | undefined,
): Fault {
  const [one, other] = [before?.isProse ?? false, after?.isProse ?? false];
  const isProse = /^[A-Za-z.,:;?!'"]$/u.test(character) ? one || other : one && other;
  return isProse ? "prose" : "signs";
}

function counted(table: readonly Step[][], rows: number, columns: number): Faults {
  const faults: Faults = { prose: 0, signs: 0 };
  let [row, column] = [rows, columns];
  while (row > 0 || column > 0) {
    const step = table[row]?.[column];
    if (step === undefined) break;
    if (step.fault !== null) faults[step.fault]++;
    [row, column] = step.from;
  }
  return faults;
}
