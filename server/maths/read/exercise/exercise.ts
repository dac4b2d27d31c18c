import { type Ambiguity, ambiguityIn } from "./ambiguity.ts";
import { asksToChoose, isMultipleChoice } from "./choice-or-parts.ts";
import { type Items, splitItems } from "./items.ts";
import { takeLabel } from "./labels.ts";
import { withoutMarks } from "./marks.ts";
import { withoutLeadIn } from "../lead-in.ts";
import { withoutNoise } from "../noise.ts";

/** What a student pasted, taken apart: labels, exercise numbers and marks are off, parts and options stand alone. */
export interface Exercise {
  parts: readonly ExercisePart[];
}

export interface ExercisePart {
  /** As it is shown beside the answer: `(ii)`, `1. (a)`; null where the part had none. */
  label: string | null;
  /** With the words that stand before all parts, so that it can be solved alone. */
  question: string;
  /** What there is to choose from; empty for a question without options. */
  options: readonly Option[];
  /** Set where the question can be asked of its options alone ("Which is the largest?"): all of it as one text. */
  whole: string | null;
  /** Set where a letter or a bracket can be read in two ways: then nothing is to be solved. */
  ambiguity: Ambiguity | null;
}

export interface Option {
  /** As typed: `b`, `B`, `2`, `ii`. */
  letter: string;
  text: string;
}

/** A list in a list is a part's options; deeper ones are no exercise of a school. */
const mostLevels = 3;

/** More parts than these are read as none: no student pastes a whole chapter. */
const mostParts = 20;

/** Reads a pasted exercise. Every text is one; a text without labels, marks and options is its only question. */
export function readExercise(text: string): Exercise {
  // A lead-in stands behind a label or before it; a heading is more than noise, for it makes the labels behind it certain.
  const start =
    takeLabel(text, false)?.kind === "label" ? text.trim() : withoutLeadIn(withoutNoise(text));
  const parts = partsIn(start, { name: null, isCertain: false }, 0);
  return parts.length > mostParts ? { parts: parts.slice(0, mostParts) } : { parts };
}

interface Label {
  name: string | null;
  /** Whether a heading such as "Q1" stood before, so that a bracket behind it can't be a factor. */
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

/** "Solve:" and "x + 2 = 5" as one question. */
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

/** Marks behind the last option, and the comma or full stop between options. */
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
