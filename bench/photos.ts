import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { readPhoto, type Reading } from "../server/features/uploads/reading/read-photo.ts";
import { openTesseract } from "../server/features/uploads/reading/tesseract.ts";
import { score, type Score } from "./photos/compare.ts";
import { photoOf, pictureSet, type View } from "./photos/picture-set.ts";
import type { Sheet } from "./photos/sheets.ts";

/**
 * Measures how well photos of printed questions are read: `npm run bench:photos`. `--folder` keeps the pictures for the
 * next run, `--half`, `--view` and `--sheets` select a part, `--all-faces` sets every question in all five typefaces,
 * `--verbose` prints the misreadings.
 */
const { values } = parseArgs({
  options: {
    folder: { type: "string", default: path.join(tmpdir(), "sawaal-photos") },
    sheets: { type: "string", default: "1000" },
    half: { type: "string" },
    view: { type: "string" },
    verbose: { type: "boolean", default: false },
    "all-faces": { type: "boolean", default: false },
  },
});

interface ViewResult {
  sheet: Sheet;
  view: View;
  scores: Score[];
  milliseconds: number;
}

const unread: Score = {
  isExact: false,
  isExactOnceChosen: false,
  hasMark: false,
  hasWrongSign: false,
  hasWrongWord: false,
};

const sheets = await pictureSet(values.folder, {
  inAllFaces: values["all-faces"],
  most: Number(values.sheets),
});
// Memory used to make the pictures is not counted.
const memoryBefore = process.memoryUsage.rss();
const tesseract = await openTesseract();
const results: ViewResult[] = [];
let mostMemory = memoryBefore;
for (const view of ["clean", "photographed"] as const) {
  if (values.view !== undefined && values.view !== view) continue;
  for (const sheet of sheets) {
    if (values.half !== undefined && values.half !== sheet.half) continue;
    results.push(await measure(sheet, view));
    mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
  }
}
report();

async function measure(sheet: Sheet, view: View): Promise<ViewResult> {
  const photo = await photoOf(sheet, view, values.folder);
  const before = process.cpuUsage();
  const reading = await readPhoto(photo, tesseract);
  const { user, system } = process.cpuUsage(before);
  const scores = sheet.questions.map((question, at) => scoreOf(question, at, reading));
  if (values.verbose) showFaults(sheet, view, { reading, scores });
  return { sheet, view, scores, milliseconds: (user + system) / 1000 };
}

/** By its label where there are several; a question that isn't found counts as unread. */
function scoreOf(question: Sheet["questions"][number], at: number, reading: Reading): Score {
  if (reading.outcome !== "printed") return unread;
  const found =
    reading.questions.find(({ label }) => label !== null && label === question.label) ??
    reading.questions[at];
  if (found === undefined) return unread;
  return score(question.text, found.pieces);
}

function showFaults(
  { id, layout, questions }: Sheet,
  view: View,
  { reading, scores }: { reading: Reading; scores: readonly Score[] },
): void {
  if (scores.every((one) => one.isExact && !one.hasMark)) return;
  const printed = questions.map(({ label, text }, at) => {
    const { isExact, hasWrongSign, hasWrongWord } = scores[at] ?? unread;
    const wrong = `${hasWrongSign ? " WRONG SIGN" : ""}${hasWrongWord ? " WRONG WORD" : ""}`;
    const faults = `${isExact ? "" : " inexact"}${wrong}`;
    return `  printed ${label ?? "-"} ${text}${faults}`;
  });
  console.log([`\n${id} (${view}, ${layout})`, ...printed, ...readingLines(reading)].join("\n"));
}

function readingLines(reading: Reading): string[] {
  if (reading.outcome !== "printed") return [`  ${reading.outcome}`];
  return reading.questions.map(({ label, pieces }) => {
    const text = pieces.map((piece) =>
      typeof piece === "string" ? piece : `{${piece.unsure.join("|")}}`,
    );
    return `  read    ${label ?? "-"} ${text.join("")}`;
  });
}

function report(): void {
  const rows = (["development", "held out"] as const).flatMap((half) =>
    (["clean", "photographed"] as const).map((view) => {
      const own = results.filter((one) => one.sheet.half === half && one.view === view);
      return { half, view, ...summary(own.flatMap(({ scores }) => scores)) };
    }),
  );
  console.table(rows.filter(({ questions }) => questions > 0));
  const times = results.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  console.log(`CPU a photo: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(0.9999)} ms`);
  console.log(`memory: up by at most ${Math.round((mostMemory - memoryBefore) / 2 ** 20)} MB`);
}

function summary(scores: readonly Score[]) {
  const share = (key: keyof Score) =>
    `${((100 * scores.filter((one) => one[key]).length) / Math.max(1, scores.length)).toFixed(1)}%`;
  return {
    questions: scores.length,
    exact: share("isExact"),
    "exact once chosen": share("isExactOnceChosen"),
    "with a mark": share("hasMark"),
    "wrong sign unmarked": share("hasWrongSign"),
    "wrong word unmarked": share("hasWrongWord"),
  };
}
