import type { Measurements } from "./measured.ts";
import { year } from "./student-year.ts";

/** Assumptions on the load of a day and on utilisation; an operator with better numbers changes them here. */
const assumed = {
  /** The share of all students who study on a busy day. */
  studyingOnBusyDay: 0.5,
  /** The share of a day's asks in its busiest hour. */
  inBusiestHour: 0.2,
  /** The busiest minute relative to the mean of its hour. */
  peakOfHour: 2,
  /** API calls in addition to each ask. */
  readsAnAsk: 12,
  secondsOfAnswer: 20,
  /** The share of answers that are followed from another process, after a reload on another connection. */
  followedElsewhere: 0.05,
  /** Notifications per second of an answer that is followed from another process (`answer-writer.ts`). */
  notificationsAFollowed: 4,
  /** The target utilisation of a core, above which requests queue. */
  fillOfCore: 0.5,
  /** The connections of a process: `DATABASE_POOL_SIZE` and the one that listens. */
  connectionsOfProcess: 11,
  /** Seconds between two sums of the day's tokens in each process (`token-caps.ts`). */
  secondsBetweenSums: 10,
} as const;

/** The limits of one large PostgreSQL server; more load needs a second one. */
const largeServer = {
  cores: 64,
  connections: 500,
  terabytes: 16,
  walMegabytesPerSecond: 200,
} as const;

export const sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000] as const;

/** The needs of this many students in their busiest minute, and the disk space of a year. */
export function needsOf(students: number, { process, database }: Measurements) {
  const asksOfBusyDay = students * assumed.studyingOnBusyDay * year.asksADay;
  const asksPerSecond = (asksOfBusyDay * assumed.inBusiestHour * assumed.peakOfHour) / 3600;
  const streams = asksPerSecond * assumed.secondsOfAnswer;
  const callsPerSecond = asksPerSecond * (1 + assumed.readsAnAsk);
  const coresOf = (answerMs: number, readMs: number) =>
    (asksPerSecond * (answerMs + assumed.readsAnAsk * readMs)) / 1000 / assumed.fillOfCore;

  const processes = Math.max(
    2,
    Math.ceil(coresOf(process.processorMsPerAnswer, process.processorMsPerRead)),
  );
  const sumsPerSecond = processes / assumed.secondsBetweenSums;
  const sumCores = (sumsPerSecond * asksOfBusyDay * database.microsecondsPerCallOfToday) / 1e6;
  const notificationsPerSecond =
    streams * assumed.followedElsewhere * assumed.notificationsAFollowed;
  const yearBytes = students * sum(Object.values(database.bytesOfYear));
  const asksOfYear = students * year.studyDays * year.asksADay;
  return {
    students,
    asksPerSecond,
    streams,
    callsPerSecond,
    processes,
    streamMegabytesOfProcess:
      process.residentMegabytes + (streams / processes) * (process.kilobytesPerStream / 1024),
    databaseCores: coresOf(database.processorMsPerAnswer, database.processorMsPerRead),
    sumCores,
    transactionsPerSecond: asksPerSecond * (database.transactionsPerAnswer + assumed.readsAnAsk),
    walMegabytesPerSecond: (asksPerSecond * database.walBytesPerAnswer) / 1e6,
    connections: processes * assumed.connectionsOfProcess,
    connectionGigabytes:
      (processes * assumed.connectionsOfProcess * database.megabytesPerConnection) / 1024,
    notificationsPerSecond,
    notificationShare: notificationsPerSecond / database.notificationsPerSecond,
    rowTerabytes: yearBytes / 1e12,
    photoTerabytes: (asksOfYear * year.photosOfAsks * database.bytesOfPhoto) / 1e12,
  };
}
export type Needs = ReturnType<typeof needsOf>;

interface Limit {
  name: string;
  /** From this number of students on. */
  students: number;
}

/** Each resource with the number of students at which it runs out, lowest first. */
export function limitsOf(measurements: Measurements): Limit[] {
  const rules: [string, (needs: Needs) => boolean][] = [
    ["connections of PostgreSQL", (of) => of.connections > largeServer.connections],
    ["the day's tokens, summed by every process: a core", (of) => of.sumCores > 1],
    ["disk of one server, photos", (of) => of.photoTerabytes > largeServer.terabytes],
    ["disk of one server, rows of a year", (of) => of.rowTerabytes > largeServer.terabytes],
    ["cores of PostgreSQL", (of) => of.databaseCores > largeServer.cores],
    ["WAL of one server", (of) => of.walMegabytesPerSecond > largeServer.walMegabytesPerSecond],
    [
      "half of the measured notifications a second",
      (of) => of.notificationShare > assumed.fillOfCore,
    ],
  ];
  return rules
    .map(([name, isOver]) => ({
      name,
      students: firstOver((n) => isOver(needsOf(n, measurements))),
    }))
    .toSorted((a, b) => a.students - b.students);
}

/** The smallest number of students, to two digits, that exceeds the limit; infinite where none does. */
function firstOver(isOver: (students: number) => boolean): number {
  for (let power = 2; power < 11; power += 1) {
    for (let digits = 10; digits < 100; digits += 1) {
      const students = digits * 10 ** power;
      if (isOver(students)) return students;
    }
  }
  return Infinity;
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
