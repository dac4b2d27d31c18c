import { readNumber } from "../../../quantities/read-number.ts";
import { readQuantity } from "../../../quantities/read-quantity.ts";
import { isSymbol, type MathsSymbol, type Token } from "../../../read/token.ts";
import { isSameSpecies, onlyElement } from "../../../chemistry/species.ts";
import type { EquationFound } from "./equation-text.ts";
import type { Piece, SpeciesPiece } from "./pieces.ts";
import { kindOf } from "./quantity-kind.ts";
import { formulaAt, nameAt, type SpeciesRead, wordWithSpecies } from "./read-species.ts";

/** Punctuation. */
const silent: readonly MathsSymbol[] = [",", ":", ";", ".", "(", ")", "?", "newline", "'", "!"];
const telling: ReadonlySet<MathsSymbol> = new Set(["=", "+", "/", "-", "%", "°", "×", "^"]);

/** half-life, t½, t1/2, t_{1/2}. */
const halfLife = /^(?:half(?:\s*-\s*|\s+)?(?:life|lives)\b|t\s?(?:½|1\/2|\(1\/2\)|\{1\/2\}))/i;

/**
 * Turns tokens into words and placeholders, from left to right; null at the first token that chemistry does not use.
 */
export class ChemistryReader {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly equation: EquationFound | null;
  private readonly words: string[] = [];
  readonly pieces: Piece[] = [];

  constructor(text: string, tokens: readonly Token[], equation: EquationFound | null) {
    this.text = text;
    this.tokens = tokens;
    this.equation = equation;
  }

  /** The canonical line. */
  read(): string | null {
    for (let at = 0; at < this.tokens.length;) {
      const taken = this.take(at);
      if (taken === 0) return null;
      at += taken;
    }
    return this.words.map((word) => `${word} `).join("");
  }

  private take(at: number): number {
    return (
      this.takeState(at) ||
      this.takeEquation(at) ||
      this.takeHyphen(at) ||
      this.takeHalfLife(at) ||
      this.takeChange(at) ||
      this.takeSpecies(formulaAt(this.text, this.tokens, at)) ||
      this.takeAmount(at) ||
      this.takeSpecies(nameAt(this.tokens, at)) ||
      this.takeWord(at) ||
      this.takeSign(at)
    );
  }

  /** (s), (l), (g), (aq) after a formula: a state, which is ignored. */
  private takeState(at: number): number {
    const [open, letter, close] = this.tokens.slice(at, at + 3);
    const isState = isSymbol(open, "(") && ["s", "l", "g", "aq"].includes(letter?.written ?? "");
    return isState && isSymbol(close, ")") && at > 0 ? 3 : 0;
  }

  private takeEquation(at: number): number {
    const { equation, tokens } = this;
    const start = tokens[at]?.start ?? 0;
    if (!equation || start < equation.start || start >= equation.end) return 0;
    this.add("equation", { kind: "equation", equation: equation.equation });
    return tokens.filter((token) => token.start >= start && token.start < equation.end).length;
  }

  /** The hyphen of carbon-14, which is not a minus sign. */
  private takeHyphen(at: number): number {
    const [before, dash, after] = [this.tokens[at - 1], this.tokens[at], this.tokens[at + 1]];
    const isHyphen =
      isSymbol(dash, "-") &&
      dash?.spaced === false &&
      isWordLike(before) &&
      after?.kind === "number" &&
      !after.spaced;
    if (isHyphen) this.words.push("-");
    return isHyphen ? 1 : 0;
  }

  /** t½, t1/2 and half-life name a time; they contain no number. */
  private takeHalfLife(at: number): number {
    const [half] = halfLife.exec(this.textFrom(at)) ?? [];
    return half === undefined ? 0 : this.takeAs("halflife", at, half.length);
  }

  private textFrom(at: number): string {
    return this.text.slice(this.tokens[at]?.start ?? this.text.length);
  }

  /** One word for the given count of characters of the text. */
  private takeAs(word: string, at: number, length: number): number {
    // "the half-life t½" names the same quantity twice.
    if (this.words.at(-1) !== word) this.words.push(word);
    const end = (this.tokens[at]?.start ?? 0) + length;
    return this.tokens.slice(at).filter((token) => token.start < end).length;
  }

  /** ΔH, ΔTb: a change and its quantity, as one word. */
  private takeChange(at: number): number {
    const change = /^Δ\s?([A-Za-z]{1,3})°?(?![A-Za-z])/.exec(this.textFrom(at));
    return change ? this.takeAs(`Δ${(change[1] ?? "").toLowerCase()}`, at, change[0].length) : 0;
  }

  private takeSpecies(read: SpeciesRead | null): number {
    if (!read) return 0;
    const { species, origin, text } = read;
    this.mergeOrAdd({ kind: "species", species, origin, text });
    return read.length;
  }

  /** "aluminium oxide (Al2O3)" and "oxygen gas (O2)" name the same substance twice. */
  private mergeOrAdd(piece: SpeciesPiece): void {
    const back = /^(?:gas|vapour)$/.test(this.words.at(-1) ?? "") ? 2 : 1;
    const index = indexOf(this.words.at(-back));
    const other = this.pieces[index];
    if (other?.kind !== "species" || !isTheSame(other, piece)) {
      this.add("species", piece);
      return;
    }
    const kept = piece.origin === "formula" ? piece : other;
    this.pieces[index] = { ...kept, text: other.text };
    this.words[this.words.length - back] = `<species:${index}>`;
  }

  private takeAmount(at: number): number {
    const number = readNumber(this.tokens, at);
    if (!number) return 0;
    const isCount = formulaAt(this.text, this.tokens, at + number.length) !== null;
    const amount = isCount ? null : readQuantity(this.tokens, at);
    if (amount) {
      this.add(kindOf(amount.quantity.unit), { kind: "quantity", quantity: amount.quantity });
      return amount.length;
    }
    const { value, significant, length } = number;
    const isPercent = isSymbol(this.tokens[at + length], "%");
    this.add(isPercent ? "percent" : "number", { kind: "number", value, significant });
    return length + (isPercent ? 1 : 0);
  }

  private takeWord(at: number): number {
    const token = this.tokens[at];
    if (token?.kind !== "word" && token?.kind !== "letter") return 0;
    const text = token.text.replace(/['’]s$/, "");
    const read = wordWithSpecies(token);
    if (!read) {
      return this.takePlainWord(at, text);
    }
    const { species, origin, text: written } = read;
    const next = this.tokens[at + 1];
    if (next?.kind === "number" && !next.spaced) return this.takePlainWord(at, text);
    this.words.push(`${text}~${this.pieces.length}`);
    this.pieces.push({ kind: "species", species, origin, text: written });
    return 1;
  }

  /** v1, m2: a letter with a subscript digit. */
  private takePlainWord(at: number, text: string): number {
    const next = this.tokens[at + 1];
    const isName =
      next?.kind === "number" && !next.spaced && next.places === 0 && text.length === 1;
    this.words.push(isName ? text + next.value.numerator.toString() : text);
    return isName ? 2 : 1;
  }

  private takeSign(at: number): number {
    const token = this.tokens[at];
    if (isSymbol(token, ...silent)) return 1;
    if (token?.kind !== "symbol" || !telling.has(token.text)) return 0;
    const [before, after] = [this.tokens[at - 1], this.tokens[at + 1]];
    const isHyphen = token.text === "-" && isWordLike(before) && isWordLike(after);
    if (!isHyphen) this.words.push(token.text);
    return 1;
  }

  private add(kind: string, piece: Piece): void {
    this.words.push(`<${kind}:${this.pieces.length}>`);
    this.pieces.push(piece);
  }
}

/** The index of the piece of a placeholder; −1 for an ordinary word. */
function indexOf(word: string | undefined): number {
  const [, digits = "-1"] = /[:~](\d+)>?$/.exec(word ?? "") ?? [];
  return Number(digits);
}

function isTheSame(one: SpeciesPiece, other: SpeciesPiece): boolean {
  if (isSameSpecies(one.species, other.species)) return true;
  const [first, second] = [onlyElement(one.species), onlyElement(other.species)];
  return (
    first !== null && first === second && one.origin === "element" && other.species.charge === 0
  );
}

function isWordLike(token: Token | undefined): boolean {
  return token?.kind === "word" || token?.kind === "letter";
}
