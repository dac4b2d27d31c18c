import { isWorked, type MathsOutcome } from "@sawaal/maths";
import { hasWorkingCue } from "../check/own-lines.ts";
import type { Draft, TutorEngine } from "../engine.ts";
import type { AttemptCheck } from "../operations.ts";
import type { TranscriptionField } from "../outputs/transcription.ts";
import type { Photo, ReadPrint } from "../photo.ts";
import { setAsideBy } from "../present/set-aside.ts";
import { isFieldPast } from "../present/streaming/settled.ts";
import type { Solver } from "../solver/solver.ts";
import { hasSameSigns, printedInstead } from "../transcription/compare-readings.ts";
import { startReading, type PhotoPrint } from "../transcription/photo-print.ts";
import type { DeclinedAnswer } from "./answer.ts";
import { checkAttempt } from "./attempt.ts";

/** The question to be answered, and the solver's result. */
export interface Matter {
  /** The form that is solved, practised and stored. */
  question: string;
  /** Everything that the student knows: her words, and the content of her photo. */
  fullText: string;
  computed: MathsOutcome;
  /** Whether `computed` may concern only a part of the question: then it overrules nothing. */
  isPartOnly: boolean;
  /** Whether a model sees a photo in addition to the words. */
  isPhotoSeen: boolean;
  /** The question in the photo; null where the student's words are answered. */
  transcription: string | null;
  /** What the product's own reading of the print has instead; null where it agrees or isn't certain. */
  printedText: string | null;
  /** The findings on her working in the photo; null where there is none. */
  attempt: AttemptCheck | null;
}

/** Determines what is answered: at once for typed words, from a reply's transcription for a photo. */
export interface MatterFinder {
  /** The matter as far as it is known. */
  current: () => Matter | null;
  /** Null as long as the reply hasn't come to it, or our own reading hasn't. */
  ofDraft: (draft: Draft<TranscriptionField & { subject: string }>) => Promise<Matter> | null;
  /** Does not wait for the product's own reading of the print. */
  ofReply: (output: TranscriptionField) => Promise<Matter>;
}

/** The request, and its reader. */
export interface MatterOptions {
  engine: Pick<TutorEngine, "readsPhotos">;
  solver: Pick<Solver, "solve" | "checkSteps">;
  readPrint?: ReadPrint | undefined;
  /** The student's text. */
  words: string;
  photo?: Photo | undefined;
  /** The student's class. */
  grade: number;
  /** The solver's result for the words. */
  computed: MathsOutcome;
}

/**
 * Determines what a question is about. Words that can be computed have priority over the photo beside them. Otherwise
 * the transcription of the first reply is solved, and stays the question whatever later replies read.
 */
export function findMatter(options: MatterOptions): MatterFinder {
  const { words, photo, computed, engine, readPrint } = options;
  const isPhotoSeen = photo !== undefined && engine.readsPhotos;
  const typedMatter: Matter = {
    question: words,
    fullText: words,
    computed,
    isPartOnly: false,
    isPhotoSeen,
    transcription: null,
    printedText: null,
    attempt: null,
  };
  if (!photo || !isPhotoSeen || isWholeQuestion(options)) return always(typedMatter);
  const print = startReading(photo, readPrint);
  let matter: Matter | null = null;
  let finding: Promise<Matter> | null = null;
  const find = async ({ transcription }: TranscriptionField) => {
    matter = await matterIn(readableIn(transcription), { ...options, typedMatter, print });
    return matter;
  };
  return {
    current: () => matter,
    ofDraft: (draft) => {
      if (finding) return finding;
      const isRead = isFieldPast(draft, "transcription") && isFieldPast(draft, "subject");
      return isRead && print.isSettled() ? (finding = find(draft)) : null;
    },
    ofReply: (output) => (finding ??= find(output)),
  };
}

function always(matter: Matter): MatterFinder {
  const found = async () => matter;
  return { current: () => matter, ofDraft: found, ofReply: found };
}

/** With a photo attached, "5 - 2" is an exercise number. */
const label =
  /^\W*(?:(?:q|ques|question|ex|example|exercise|sum|problem|no|number|part|solve|do|only)\W*){0,3}\d+(?:\s*[-–.,/&]\s*\d+)*\s*(?:\(?[a-h]\)?|\([ivx]+\))?\W*$/iu;

function isWholeQuestion({ words, computed }: MatterOptions): boolean {
  return computed.kind === "solved" && !label.test(words);
}

/** Longest transcription in characters that counts as one question. */
const longestTranscription = 4_000;

function readableIn(transcription: TranscriptionField["transcription"]): string | null {
  const text = transcription?.trim() ?? "";
  return text === "" || text.length > longestTranscription ? null : text;
}

interface Reading extends Pick<MatterOptions, "words" | "grade" | "solver"> {
  typedMatter: Matter;
  print: PhotoPrint;
}

async function matterIn(
  text: string | null,
  { words, grade, typedMatter, print, solver }: Reading,
): Promise<Matter> {
  if (text === null) return { ...typedMatter, isPartOnly: true };
  const { transcription, printedText } = resolveReadings(
    text,
    printedInstead(text, print.questions()),
    words,
  );
  const fullText = [words, transcription].filter((part) => part !== "").join("\n\n");
  const [whole, attempt] = await Promise.all([
    solver.solve({ question: transcription, grade }),
    // A printed sheet may contain the words of a working too: "Which is correct?"
    hasWorkingCue(words) ? checkAttempt({ words: fullText, grade, solver }) : null,
  ]);
  // Her working after the question hides the question from the solver.
  const computed =
    attempt && whole.kind !== "solved"
      ? await solver.solve({ question: transcription.split("\n")[0] ?? "", grade })
      : whole;
  return {
    ...typedMatter,
    question: isWorked(whole) ? transcription : fullText,
    fullText,
    computed,
    isPartOnly: whole.kind !== "solved",
    transcription,
    printedText,
    attempt,
  };
}

/** Resolves a conflict of both readings where one equals the student's own text. */
function resolveReadings(transcription: string, printedText: string | null, words: string) {
  if (printedText === null || hasSameSigns(words, transcription)) {
    return { transcription, printedText: null };
  }
  return hasSameSigns(words, printedText)
    ? { transcription: printedText, printedText: null }
    : { transcription, printedText };
}

/** The text stored with the answer to a question in a photo. */
export function readFrom({ question, transcription }: Matter) {
  return transcription === null ? {} : { question, transcription };
}

/** Where the photo has two readings, the student is asked, and no solution is shown. */
export function isUndecided({ printedText }: Matter, { subject }: { subject?: unknown }): boolean {
  // A question that a model sets aside needs no solution.
  return printedText !== null && !(typeof subject === "string" && setAsideBy(subject));
}

const twoReadings = "I read two things in your photo. Which one is printed there?";

/** The reply to a photo with two readings. */
export function whichIsPrinted(
  { printedText, transcription }: Matter,
  { name }: Pick<TutorEngine, "name">,
): DeclinedAnswer {
  const readings = [printedText, transcription].filter((reading) => reading !== null);
  return { kind: "declined", sentence: twoReadings, nearby: readings, engine: name };
}
