import type { Offer } from "#shared/contracts/answer.ts";
import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { Unsolved } from "@sawaal/maths";
import type { Photo } from "../photo.ts";
import { formOf, looksLikeMaths, type QuestionForm } from "./question-forms.ts";
import { sentenceOfReading } from "../solver/reading-in-words.ts";

/**
 * A printed photo is confirmed as text before it is asked: a photo without words could not be read, or wasn't
 * confirmed.
 */
export const photoWithoutText =
  "I couldn't read a printed question in your photo. Type it here, please.";

/** Shown above a solution, to make clear that the photo was not read. */
export const photoNotRead = "I solved the question as it is typed, without the photo beside it.";

/** A refusal: the reason, and parts of the product that help instead, best first. */
interface Refusal {
  /** Markdown, for the student: one sentence about this question. */
  sentence: string;
  offers: Offer[];
}

const hasNumber = /\d/u;

/** There is no similar practice question; where the question has a number, the student can change it herself. */
export function practiceNotMade(question: string, near: readonly Concept[]): Refusal {
  const offers = offersOf(near);
  if (!hasNumber.test(question)) {
    return { sentence: "I don't have a practice question on this one yet.", offers };
  }
  const changed: Offer = { label: "Change a number", tool: "homework", ask: question };
  return {
    sentence:
      "I can't make one like this yet, but you can: change one number in your question and solve it.",
    offers: [changed, ...offers],
  };
}

/** A solution that only its own engine could rewrite: the student can ask the doubt in other words. */
export function notRefined(doubt: string): Refusal {
  const sentence = "I can't tell this one in another way yet.";
  if (doubt.trim() === "") return { sentence, offers: [] };
  return { sentence, offers: [{ label: "Ask it in other words", tool: "doubt", ask: doubt }] };
}

/** The refusal by the form of the question; for mathematics the solver's reason. */
const sentences: Record<Exclude<QuestionForm, "maths">, string> = {
  writing:
    "I can't write this for you yet. Note three things you want to say, and make one sentence of each: that is your first draft.",
  translation: "I can't translate sentences yet.",
  dictionary: "I don't have a dictionary yet. Look this word up in the one at school or at home.",
  literature: "I don't have the stories and poems of your books yet.",
  drawing: "I can't draw this one for you yet.",
  story:
    "I can't turn this story into a sum yet. Type only its sum or equation, and I'll work it out with you.",
  matter: "I don't have the answer to this one in my books yet.",
};

interface UnsolvedQuestion {
  question: string;
  photo?: Photo | undefined;
  /** The library's concepts on the question or near it, nearest first. */
  near: readonly Concept[];
  /** Near questions of the bank. */
  suggestions: readonly string[];
}

/** The questions of the bank are shown below it. */
const whichIsMeant = "I'm not sure which question this is. Here is what comes nearest in my books.";

/** The reason in one sentence about this question, and what helps instead. */
export function questionNotSolved(
  outcome: Unsolved,
  { question, photo, near, suggestions }: UnsolvedQuestion,
): Refusal & { nearby: readonly string[] } {
  const form = formOf(question, outcome.reading !== null);
  const topics = form === "drawing" && looksLikeMaths(question) ? near.filter(isMaths) : near;
  const offers = isOnTopic(form) ? offersOf(topics) : [];
  if (form === "matter" && suggestions.length > 0) {
    return { sentence: whichIsMeant, offers: offers.slice(0, 1), nearby: suggestions };
  }
  const reason = form === "maths" ? aboutSum(outcome) : sentences[form];
  const unread = photo ? " I looked at what is typed, not at the photo." : "";
  return { sentence: `${reason}${unread}`, offers, nearby: [] };
}

/** The "plot" of a graph is not that of a story. */
const isMaths = ({ subject }: Concept) => subject === "Mathematics";

/** A word to be translated or spelt is no topic. */
function isOnTopic(form: QuestionForm): boolean {
  return form !== "dictionary" && form !== "translation";
}

/**
 * Why a text that asks for another kind of help gets no explanation, and whether a near concept may help; null where it
 * may name an idea.
 */
export function noTopicToExplain(text: string): { sentence: string; mayBeNear: boolean } | null {
  const form = formOf(text, false);
  if (form === "matter" || form === "maths" || form === "story") return null;
  return { sentence: sentences[form], mayBeNear: isOnTopic(form) };
}

/** The solver's reason for a sum, with its reading, so that a misreading shows. */
function aboutSum({ detail, reading }: Unsolved): string {
  return reading === null ? detail : `${detail}\n\n${sentenceOfReading("I read it as", reading)}`;
}

const mostOffered = 3;

const offersOf = (near: readonly Concept[]) => near.slice(0, mostOffered).map(offerOf);

/** The library's concept for a text, or near ones. */
export function nearIn(finding: ReturnType<ConceptLibrary["find"]>): readonly Concept[] {
  return finding.kind === "found" ? [finding.concept] : finding.nearby;
}

/** The topic, to be opened in the Concept Explainer. */
export function offerOf({ name }: Concept): Offer {
  return { label: `Learn about ${name}`, tool: "concept", ask: name };
}

/** Why a question with something to compute was not computed; null for any other question. */
export function whyNotComputed(question: string, unsolved: Unsolved): string | null {
  const form = formOf(question, unsolved.reading !== null);
  if (form === "maths") return unsolved.detail;
  return form === "story" ? sentences.story : null;
}
