import { type Ambiguity, ambiguityIn } from "./ambiguity.ts";
import { asksToChoose, isMultipleChoice } from "./choice-or-parts.ts";
import { type Items, splitItems } from "./items.ts";
import { takeLabel } from "./labels.ts";
import { withoutMarks } from "./marks.ts";
import { withoutLeadIn } from "../lead-in.ts";
import { withoutNoise } from "../noise.ts";

/** A parsed exercise: labels, exercise numbers and marks are removed, parts and options are separate. */
export interface Exercise {
  parts: readonly ExercisePart[];
}

export interface ExercisePart {
  /** The label shown next to the answer: `(ii)`, `1. (a)`; null if the part had none. */
  label: string | null;
  /** The text with the introduction of all parts, so that it can be solved alone. */
  question: string;
  /** The options; empty for a question without options. */
  options: readonly Option[];
  /** Set if the question is about its options alone ("Which is the largest?"): the whole question as one text. */
  whole: string | null;
  /** Set if a letter or a bracket is ambiguous: then nothing is solved. */
  ambiguity: Ambiguity | null;
}

export interface Option {
  /** As typed: `b`, `B`, `2`, `ii`. */
  letter: string;
  text: string;
}

/** The maximum depth: a nested list is a list of options; school exercises have no deeper lists. */
const mostLevels = 3;

/** The maximum count of parts; a longer list is not split, because no student pastes a whole chapter. */
const mostParts = 20;

/** Reads a pasted exercise. Never fails: a text without labels, marks and options is a single question. */
export function readExercise(text: string): Exercise {
  // A lead-in is after or before a label; a heading must be kept, because it makes the labels after it unambiguous.
  const start =
    takeLabel(text, false)?.kind === "label" ? text.trim() : withoutLeadIn(withoutNoise(text));
  const parts = partsIn(start, { name: null, isCertain: false }, 0);
  return parts.length > mostParts ? { parts: parts.slice(0, mostParts) } : { parts };
}

interface Label {
  name: string | null;
  /** Whether a heading such as "Q1" precedes, so that a following bracket can't be a factor. */
  isCertain: boolean;
}

function partsIn(text: string, label: Label, level: number): ExercisePart[] {
  const items = level < mostLevels ? splitItems(text) : null;
  if (items?.stem === "") return partsOf(items, label, level);
  const taken = takeLabel(text, label.isCertain);
  if (taken?.kind === "label") {
    const { name, rest, isHeading } = taken;
    return partsIn(
      rest,
      { name: name ?? label.name, isCertain: isHeading || label.isCertain },
      level,
    );
  }
  if (taken) return [single(text, label, taken.ambiguity)];
  return items ? partsOf(items, label, level) : [single(text, label)];
}

function partsOf({ stem, items }: Items, label: Label, level: number): ExercisePart[] {
  if (isMultipleChoice(stem, items)) return [choice({ stem, items }, label)];
  return items.flatMap((item) =>
    partsIn(
      joined(stem, item.text),
      {
        name: level > 0 && label.name ? `${label.name} ${item.label}` : item.label,
        isCertain: true,
      },
      level + 1,
    ),
  );
}

/** Joins "Solve:" and "x + 2 = 5" to one question. */
function joined(stem: string, text: string): string {
  return stem === "" ? text : `${stem.replace(/\s*:?\s*[-–—]?\s*$/u, "")} ${text}`;
}

function choice({ stem, items }: Items, label: Label): ExercisePart {
  const question = withoutMarks(stem).trim();
  const options = items.map(({ name, text }) => ({ letter: name, text: withoutEnd(text) }));
  const listed = options.map(({ letter, text }) => `(${letter}) ${text}`).join(" ");
  const whole = asksToChoose(question) ? `${question} ${listed}` : null;
  return { label: label.name, question, options, whole, ambiguity: ambiguityIn(question) };
}

/** Marks after the last option, and the comma or full stop between options. */
function withoutEnd(text: string): string {
  return withoutMarks(text)
    .replace(/\s*[,;.]\s*$/u, "")
    .trim();
}

function single(text: string, label: Label, ambiguity: Ambiguity | null = null): ExercisePart {
  const question = withoutMarks(text).trim();
  return {
    label: label.name,
    question,
    options: [],
    whole: null,
    ambiguity: ambiguity ?? ambiguityIn(question),
  };
}
