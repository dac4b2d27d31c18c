import { fractionLeaf, type NumberLeaf } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { notUnderstood, type Refusal } from "../refusal.ts";
import { isSymbol, type MathsSymbol, type Token } from "./token.ts";

type NumberToken = Extract<Token, { kind: "number" }>;

/** Walks over tokens, parses whole numbers with their fractions, and reports an unexpected token in plain words. */
export class Cursor {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  next(): void {
    this.at += 1;
  }

  atEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  isSymbol(...symbols: MathsSymbol[]): boolean {
    return isSymbol(this.peek(), ...symbols);
  }

  isWord(text: string): boolean {
    const token = this.peek();
    return token?.kind === "word" && token.text === text;
  }

  /**
   * The number that starts here, if any: whole, decimal, `3/4` without spaces, `½`, `3 1/2`, `3½`, `1\frac{1}{2}`.
   * Without `fractions` a slash is not consumed, as after a division sign or a ^.
   */
  takeNumber({ fractions }: { fractions: boolean }): NumberLeaf | null {
    const token = this.peek();
    if (token?.kind === "fraction") {
      this.next();
      return fractionLeaf(token.numerator, token.denominator);
    }
    if (token?.kind !== "number") return null;
    this.next();
    if (token.places > 0) {
      return {
        kind: "number",
        value: token.value,
        form: { kind: "decimal", places: token.places },
      };
    }
    return (
      this.mixedNumber(token) ??
      (fractions ? this.tightFraction(token) : null) ?? {
        kind: "number",
        value: token.value,
        form: { kind: "integer" },
      }
    );
  }

  /** The fraction of a mixed number; only a proper one, because 3 5/2 is not a mixed number. */
  private mixedNumber(whole: NumberToken): NumberLeaf | null {
    const parts = this.vulgarPart() ?? this.latexPart() ?? this.spacedPart();
    if (!parts) return null;
    const [{ numerator, denominator }, length] = parts;
    if (numerator >= denominator || numerator === 0n) throw this.unexpected();
    this.at += length;
    const value = q.add(whole.value, q.rational(numerator, denominator));
    return {
      kind: "number",
      value,
      form: { kind: "mixed", whole: whole.value.numerator, numerator, denominator },
    };
  }

  private vulgarPart(): [{ numerator: bigint; denominator: bigint }, number] | null {
    const token = this.peek();
    return token?.kind === "fraction" ? [token, 1] : null;
  }

  /** `\frac{7}{12}` of two whole numbers. */
  private latexPart(): [{ numerator: bigint; denominator: bigint }, number] | null {
    if (!this.isSymbol("frac")) return null;
    const [top, bottom] = [this.peek(2), this.peek(5)];
    const closes = [3, 6].every((ahead) => isSymbol(this.peek(ahead), ")"));
    if (!closes || !isWhole(top) || !isWhole(bottom)) return null;
    return [{ numerator: top.value.numerator, denominator: bottom.value.numerator }, 7];
  }

  private spacedPart(): [{ numerator: bigint; denominator: bigint }, number] | null {
    const [top, slash, bottom] = [this.peek(), this.peek(1), this.peek(2)];
    if (!isWhole(top) || !top.spaced || !isWhole(bottom) || !isSymbol(slash, "/")) return null;
    if (slash?.spaced === true || bottom.spaced || isSymbol(this.peek(3), "^", "/")) return null;
    return [{ numerator: top.value.numerator, denominator: bottom.value.numerator }, 3];
  }

  private tightFraction(top: NumberToken): NumberLeaf | null {
    const [slash, bottom] = [this.peek(), this.peek(1)];
    if (!isSymbol(slash, "/") || slash?.spaced === true) return null;
    if (!isWhole(bottom) || bottom.spaced || q.isZero(bottom.value)) return null;
    if (isSymbol(this.peek(2), "^") || isVulgar(this.peek(2))) return null;
    this.at += 2;
    return fractionLeaf(top.value.numerator, bottom.value.numerator);
  }

  unexpected(): Refusal {
    const token = this.peek();
    if (!token) {
      return notUnderstood(
        "The question seems to stop too early. Check that every bracket is closed and no number is missing.",
      );
    }
    // A word of the student is not reported as an error: it may be correct in its context.
    const where = token.kind === "word" ? "in the words of this sum" : `at “${tokenText(token)}”`;
    return notUnderstood(`I got stuck ${where}. ${example}`);
  }

  unclear(what: string, clearer: string): Refusal {
    return notUnderstood(`It is not clear to me ${what}. Show it with brackets, like ${clearer}.`);
  }
}

const example = "Type only the sum or the equation, like 3/4 + 5/6 or 2x + 3 = 11.";

function isWhole(token: Token | undefined): token is NumberToken {
  return token?.kind === "number" && token.places === 0;
}

function isVulgar(token: Token | undefined): boolean {
  return token?.kind === "fraction";
}

const symbolWords: Partial<Record<MathsSymbol, string>> = {
  frac: "a fraction",
  newline: "the new line",
};

/** The token in a form that the student recognises. */
function tokenText(token: Token): string {
  switch (token.kind) {
    case "number":
      return token.value.denominator === 1n
        ? token.value.numerator.toString()
        : String(Number(token.value.numerator) / Number(token.value.denominator));
    case "fraction":
      return `${token.numerator}/${token.denominator}`;
    case "symbol":
      return symbolWords[token.text] ?? token.text;
    case "word":
    case "letter":
    case "unknown":
      return token.text;
  }
}
