import type { Question } from "../../../read/question.ts";
import { questionLine } from "../../../wording/question-line.ts";
import type { Experiment } from "./experiment.ts";
import { readExperiment, readLoneBag } from "./experiment-clauses.ts";

/** An experiment, and the texts of the events whose probability is requested. */
export interface ProbabilityReading {
  experiment: Experiment;
  events: readonly string[];
}

const marker =
  /(?:(?:find|what is|what will be|calculate|determine|compute|tell|write|state|give|then|so|now|evaluate|and|what are) )*(?:its )?(?:probability|prob|chance|chances|probabilities) (?:of|that|to|for) (?:event )?/g;

const about = /probab|\bprob\b|\bchances?\b/i;

/** Reads the experiment before or after the event; every word must belong to one of the two. */
export function readProbability(question: Question): ProbabilityReading | null {
  if (!about.test(question.text) || question.text.length > 450) return null;
  const line = questionLine(question);
  const found = [...line.matchAll(marker)];
  const [only] = found;
  if (!only || found.length > 1) return null;
  const before = line.slice(0, only.index);
  const after = line.slice(only.index + only[0].length).trim();
  return before.trim() === "" ? readBehind(after) : readAfter(before, after);
}

/** The experiment first, then its events. */
function readAfter(before: string, after: string): ProbabilityReading | null {
  const experiment = readExperiment(before) ?? (isOfOne(after) ? readLoneBag(before) : null);
  const events = experiment && eventsIn(after);
  return experiment && events ? { experiment, events } : null;
}

/** "… of getting a red ball": one thing is drawn, although no sentence states it. */
function isOfOne(event: string): boolean {
  return (
    /^(?:getting|drawing|picking|choosing|selecting|taking out) an? |^(?:getting )?(?:an? )?[a-z]+(?: [a-z]+)? ?[.?]?$/.test(
      event,
    ) && !/\d|\b(?:both|all|each|then|without|first|second|two|three|[a-z]+s)\b/.test(event)
  );
}

/** "… of getting a head when a coin is tossed", "… a king from a pack of cards". */
function readBehind(text: string): ProbabilityReading | null {
  for (const { index, 0: link } of text.matchAll(
    / (?=(?:when|if|in|on|from|while|, if|, when) )|, /g,
  )) {
    const experiment = readExperiment(`${text.slice(index + link.length)} `);
    const event = text.slice(0, index).trim();
    if (experiment && event !== "") return { experiment, events: [event] };
  }
  return null;
}

const numeral = String.raw`\( (?:i{1,3}|iv|v|vi{0,3}|ix|x|a|b|c|d|e) \)`;

/** Parts (i), (ii) … of a question, or its only event. */
function eventsIn(text: string): string[] | null {
  const clean = (part: string): string =>
    part.replace(/^(?:[:,.?] )+|(?: (?:[:,.?]|and))+$/g, "").trim();
  const parts = text.split(new RegExp(`(?:^| )${numeral} `));
  if (parts.length === 1) return [clean(text)];
  const [opening = "", ...events] = parts.map(clean);
  // "getting (i) a king (ii) a queen": words before the parts belong to each of them.
  return events.every((event) => event !== "") && events.length <= 8
    ? events.map((event) => `${opening} ${event}`.trim())
    : null;
}
