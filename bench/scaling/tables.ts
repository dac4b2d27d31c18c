import type { Measurements } from "./measured.ts";
import { limitsOf, type Needs, needsOf, sizes } from "./model.ts";
import { year } from "./student-year.ts";

/** The tables of docs/scaling.md, by the name of their marker. */
export function tablesOf(measurements: Measurements): Map<string, string> {
  return new Map([
    ["measured", measuredTable(measurements)],
    ["year", yearTable(measurements)],
    ["needs", needsTable(measurements)],
    ["limits", limitsTable(measurements)],
  ]);
}

function measuredTable({ process, database }: Measurements): string {
  return table(
    ["figure", "value"],
    [
      ["processor of a process, a streamed answer", `${process.processorMsPerAnswer} ms`],
      ["processor of a process, a read (GET /api/user)", `${process.processorMsPerRead} ms`],
      [
        "answers that one process streams at half a core",
        `${twoDigits(500 / process.processorMsPerAnswer)} a second`,
      ],
      ["memory of a process at rest", `${process.residentMegabytes} MB`],
      ["heap of an answer in progress", `${process.kilobytesPerStream} KB`],
      ["processor of PostgreSQL, an answer", `${database.processorMsPerAnswer} ms`],
      ["processor of PostgreSQL, a read", `${database.processorMsPerRead} ms`],
      ["transactions of an answer", String(database.transactionsPerAnswer)],
      ["WAL of an answer", `${twoDigits(database.walBytesPerAnswer / 1000)} KB`],
      ["own memory of a connection in PostgreSQL", `${database.megabytesPerConnection} MB`],
      [
        "notifications to a listening connection, one after the other",
        `${database.notificationsPerSecond} a second`,
      ],
      ["summing the day's tokens, a call", `${database.microsecondsPerCallOfToday} µs`],
      ["a photographed page as it is kept", `${twoDigits(database.bytesOfPhoto / 1000)} KB`],
    ],
  );
}

function yearTable({ database }: Measurements): string {
  const entries = Object.entries(database.bytesOfYear);
  const total = entries.reduce((sum, [, bytes]) => sum + bytes, 0);
  const photos = year.studyDays * year.asksADay * year.photosOfAsks;
  const kilobytes = (bytes: number) => twoDigits(bytes / 1000);
  return table(
    ["table", "KB a student and year"],
    [
      ...entries.map(([name, bytes]) => [name, kilobytes(bytes)]),
      ["all rows", kilobytes(total)],
      [`photos (${photos} of them)`, kilobytes(photos * database.bytesOfPhoto)],
    ],
  );
}

const needRows: [string, (needs: Needs) => number][] = [
  ["asks a second", (of) => of.asksPerSecond],
  ["answers in progress", (of) => of.streams],
  ["calls of the API a second", (of) => of.callsPerSecond],
  ["processes", (of) => of.processes],
  ["MB of a process", (of) => of.streamMegabytesOfProcess],
  ["PostgreSQL: cores", (of) => of.databaseCores],
  ["PostgreSQL: cores that sum the day's tokens", (of) => of.sumCores],
  ["PostgreSQL: transactions a second", (of) => of.transactionsPerSecond],
  ["PostgreSQL: WAL, MB a second", (of) => of.walMegabytesPerSecond],
  ["connections without a pooler", (of) => of.connections],
  ["their memory, GB", (of) => of.connectionGigabytes],
  ["notifications a second, for every process", (of) => of.notificationsPerSecond],
  ["rows of a year, TB", (of) => of.rowTerabytes],
  ["photos of a year, TB", (of) => of.photoTerabytes],
];

function needsTable(measured: Measurements): string {
  const columns = sizes.map((students) => needsOf(students, measured));
  return table(
    ["at the busiest minute", ...sizes.map((students) => students.toLocaleString("en"))],
    needRows.map(([name, read]) => [name, ...columns.map((needs) => twoDigits(read(needs)))]),
  );
}

function limitsTable(measured: Measurements): string {
  return table(
    ["what runs out", "from so many students on"],
    limitsOf(measured).map(({ name, students }) => [
      name,
      students === Infinity ? "never" : students.toLocaleString("en"),
    ]),
  );
}

/** Two significant digits: these numbers are not more precise. */
function twoDigits(value: number): string {
  if (value >= 100) return Number(value.toPrecision(2)).toLocaleString("en");
  return String(Number(value.toPrecision(2)));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lineOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    lineOf(head),
    `|${head.map((_, index) => (index === 0 ? "---|" : "---:|")).join("")}`,
    ...rows.map(lineOf),
  ].join("\n");
}
