import type { Quantity } from "../../../quantities/quantity.ts";
import type { Question } from "../../../read/question.ts";
import { chemistryReading, type ChemistryReading } from "./chemistry-reading.ts";
import { dictionary } from "./dictionary.ts";
import type { Equation } from "./equation-text.ts";
import type { GivenMasses } from "./given-masses.ts";
import type { NumberPiece, Piece, SpeciesPiece } from "./pieces.ts";
import { wordingPattern } from "./wording.ts";

/** The matched content of the slots of a wording. A slot that matched nothing, or another kind, gives null. */
export class Slots {
  private readonly groups: Readonly<Record<string, string | undefined>>;
  private readonly pieces: readonly Piece[];
  readonly masses: GivenMasses;

  constructor(groups: Readonly<Record<string, string | undefined>>, reading: ChemistryReading) {
    this.groups = groups;
    this.pieces = reading.pieces;
    this.masses = reading.masses;
  }

  private piece(slot: string): Piece | null {
    const index = this.groups[slot];
    return index === undefined ? null : (this.pieces[Number(index)] ?? null);
  }

  /** The word that a slot of words matched. */
  word(slot: string): string | null {
    return this.groups[slot] ?? null;
  }

  species(slot: string): SpeciesPiece | null {
    const piece = this.piece(slot);
    return piece?.kind === "species" ? piece : null;
  }

  quantity(slot: string): Quantity | null {
    const piece = this.piece(slot);
    return piece?.kind === "quantity" ? piece.quantity : null;
  }

  number(slot: string): NumberPiece | null {
    const piece = this.piece(slot);
    return piece?.kind === "number" ? piece : null;
  }

  equation(slot: string): Equation | null {
    const piece = this.piece(slot);
    return piece?.kind === "equation" ? piece.equation : null;
  }
}

/** A wording and the meaning of a question that matches it; null if it can't be solved. */
export type Wording<Problem> = readonly [wording: string, read: (slots: Slots) => Problem | null];

interface Compiled<Problem> {
  pattern: RegExp;
  read: (slots: Slots) => Problem | null;
}

/** Polite words before a question, and words behind it that only ask. */
const before = String.raw`(?:(?:please|pls|plz|kindly|hi|hello|hey|sir|mam|madam|can|could|would|you|me|help|tell|then|also|and|so|if|given|that|question|suppose)(?:~\d+)? )*`;
const after = String.raw`(?:(?:please|pls|plz|nikalo|nikaliye|nikalna|batao|bataiye|bataye|bata|do|karo|kare|karein|kijiye|kya|hai|hain|hoga|hogi|honge|ho|hota|hoti|hote|kitna|kitni|kitne|likho|likhiye|find|calculate|gyat|thanks|sir|mam|show|your|all|the|steps|with|working|step|by|explain|explanation|solve)(?:~\d+)? )*`;

/**
 * A reader of questions by their wordings: the first that matches the whole question is used.
 *
 * @param needs a cheap test on the canonical line, so that other questions cost nothing
 */
export function recogniser<Problem>(
  needs: RegExp,
  wordings: readonly Wording<Problem>[],
): (question: Question) => Problem | null {
  let compiled: readonly Compiled<Problem>[] | null = null;
  return (question) => {
    const reading = chemistryReading(question);
    if (!reading || !needs.test(reading.line)) return null;
    compiled ??= wordings.map(([wording, read]) => ({ pattern: linePattern(wording), read }));
    for (const { pattern, read } of compiled) {
      const match = pattern.exec(reading.line);
      const problem = match && read(new Slots(match.groups ?? {}, reading));
      if (problem) return problem;
    }
    return null;
  };
}

/** A wording as the pattern of a whole canonical line, with the request words left free at both ends. */
export function linePattern(wording: string): RegExp {
  return new RegExp(`^${before}(?:${wordingPattern(wording, dictionary)})${after}$`, "u");
}

/** A wording as a pattern of some part of a canonical line. */
export function partPattern(wording: string): RegExp {
  return new RegExp(`(?<![^ ])(?:${wordingPattern(wording, dictionary)})`, "u");
}
