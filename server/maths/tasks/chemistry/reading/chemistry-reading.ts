import { tokenise } from "../../../read/tokenise.ts";
import type { Question } from "../../../read/question.ts";
import { Refusal } from "../../../refusal.ts";
import { ChemistryReader } from "./chemistry-reader.ts";
import { findEquation } from "./equation-text.ts";
import { type GivenMasses, takeGivenMasses } from "./given-masses.ts";
import type { Piece } from "./pieces.ts";
import { plainChemistry } from "./plain-chemistry.ts";

/**
 * A question of chemistry as one canonical line: words in lower case, each followed by a space, and
 * placeholders such as `<mass:0>`, `<species:1>`, `<equation:2>` for the pieces with that index. A word that could
 * also be a substance is written `iron~3`. Commas, brackets, colons and full stops are removed.
 */
export interface ChemistryReading {
  line: string;
  pieces: readonly Piece[];
  masses: GivenMasses;
  /** The text that was read, in plain notation. */
  text: string;
}

/** A sign that only chemistry uses; tested before anything is parsed. */
const signal =
  /[→⟶⇌⇒₂₃₄]|->|=>|\\ce|rightarrow|\bmol(?:s|es?|ar|al|ecul\w*|arity|ality)?\b|\b(?:stp|ntp|atm|bar|compress\w*|ph|poh|ox|ion\w*|atom\w*|isotop\w*|element\w*|compound\w*|empirical|oxidation|valenc\w*|electron\w*|proton\w*|neutron\w*|(?:orbital|subshell|shell)s?|quantum|gas|gases|solution\w*|solute|solvent|solubility|dilut\w*|titrat\w*|normality|molarity|molality|ppm|equation|balanc\w*|formula|reaction\w*|rate|half.?lives|half.?life|faraday|cell|electrode|boiling|freezing|osmotic|gibbs|entropy|enthalpy|equilibrium|buffer|acid|mass|weight|yield|avogadro|pressures?|balloon|tyre|tire|charge|ksp|ka|kp|kc|conductivity|catalyst|activation|nucle\w*|carbon|hydrogen|oxygen|nitrogen|sul(?:ph|f)\w*|sodium|calcium|chlor\w*|methane|ammonia|glucose|urea|\w*oxide|iron|magnesium|aluminium|copper|zinc|helium)\b|\d\s?(?:g|kg|mg|mL|ml|L|M|N)\b.*\b[A-Z][a-z]?\d/i;
const formulaSign =
  /(?<![A-Za-z])(?:[A-Z][a-z]?){2,}(?![A-Za-z])|(?<![A-Za-z])(?:[A-Z][a-z]?)+[2-9](?!\d*\s*[×x*^])/;

const readings = new WeakMap<Question, ChemistryReading | null>();

/** The reading of a question, cached for all tasks; null if it is certainly not chemistry. */
export function chemistryReading(question: Question): ChemistryReading | null {
  const known = readings.get(question);
  if (known !== undefined) return known;
  const reading =
    signal.test(question.text) || formulaSign.test(question.text) ? read(question.text) : null;
  readings.set(question, reading);
  return reading;
}

/** "Q1.", "3." and the like before a pasted exercise. */
const label =
  /^\s*(?:(?:q|que|ques|question)\s*\.?\s*\d+\s*[.):]\s|\d{1,2}[.)]\s+(?=[a-z]{2})|[([]?(?:i|ii|iii|iv|a|b|c)\)\s+)/i;

function read(question: string): ChemistryReading | null {
  const { masses, rest: text } = takeGivenMasses(plainChemistry(question.replace(label, "")));
  try {
    const reader = new ChemistryReader(text, tokenise(text), findEquation(text));
    const line = reader.read();
    return line === null ? null : { line, pieces: reader.pieces, masses, text };
  } catch (error) {
    // A number of hundreds of digits is no number of chemistry; another task will say so.
    if (error instanceof Refusal) return null;
    throw error;
  }
}
