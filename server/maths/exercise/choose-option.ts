import { compareToAnswer } from "../compare.ts";
import type { Judgement } from "../compare/judgement.ts";
import type { MathsAnswer } from "../outcome.ts";
import type { Option } from "../read/exercise/exercise.ts";

/** The option that equals an answer. */
export type Choice =
  | { kind: "one"; option: Option }
  | { kind: "several"; options: readonly Option[] }
  /** Every option can be parsed, and all have different values. */
  | { kind: "none" }
  /** No option certainly equals the answer, and one could not be parsed. */
  | { kind: "unsure" };

const none = /^none(?:\s+of\s+(?:these|the\s+(?:above|options)))?$|^इनमें\s+से\s+कोई\s+नहीं$/iu;
const all = /^all(?:\s+of)?(?:\s+(?:these|the\s+above|the\s+options))?$/iu;
const both = /^(?:both\s+)?(?:option\s+)?\(?([a-h])\)?\s*(?:and|&)\s*\(?([a-h])\)?(?:\s+both)?$/iu;

/** Compares by value; "None of these" and similar words refer to the results of the other options. */
export function chooseOption(answer: MathsAnswer, options: readonly Option[]): Choice {
  const judged = options
    .filter(({ text }) => !isAboutOthers(text))
    .map((option) => ({ option, judgement: compareToAnswer(answer, option.text) }));
  const equal = optionsThat(judged, ({ outcome }) => outcome === "equal");
  const inOtherForm = optionsThat(judged, isSameValue);
  const right = equal.length > 0 ? equal : inOtherForm;
  const said = aboutOthers(options, { right: [...equal, ...inOtherForm], judged });
  if (said) return { kind: "one", option: said };
  const [only] = right;
  if (only && right.length === 1) return { kind: "one", option: only };
  if (right.length > 1) return { kind: "several", options: right };
  return judged.every(isOther) ? { kind: "none" } : { kind: "unsure" };
}

interface Judged {
  option: Option;
  judgement: Judgement;
}

function isAboutOthers(text: string): boolean {
  return [none, all, both].some((wording) => wording.test(text));
}

function optionsThat(
  judged: readonly Judged[],
  holds: (judgement: Judgement) => boolean,
): Option[] {
  return judged.filter(({ judgement }) => holds(judgement)).map(({ option }) => option);
}

/** The value is right, and only its unit, its digits or its form differ: printed options have such differences. */
const forms: ReadonlySet<string> = new Set(["units", "exact", "precision", "simplify", "form"]);

function isSameValue(judgement: Judgement): boolean {
  return judgement.outcome === "unfinished" && forms.has(judgement.missing);
}

function isOther({ judgement }: Judged): boolean {
  return judgement.outcome === "different";
}

/** The option that makes a true statement about the others. */
function aboutOthers(
  options: readonly Option[],
  { right, judged }: { right: readonly Option[]; judged: readonly Judged[] },
): Option | undefined {
  const letters = right.map(({ letter }) => letter.toLowerCase());
  return options.find(({ text }) => {
    if (none.test(text)) return right.length === 0 && judged.every(isOther);
    if (all.test(text)) return judged.length > 1 && right.length === judged.length;
    const [, one = "", other = ""] = both.exec(text) ?? [];
    const named = new Set([one.toLowerCase(), other.toLowerCase()]);
    return letters.length === 2 && letters.every((letter) => named.has(letter));
  });
}
