import { notUnderstood, type Refusal } from "../refusal.ts";
import {
  type Bracket,
  isClose,
  isOpen,
  isSign,
  type LatexToken,
  type Sign,
} from "./latex-token.ts";

/** The maximum depth of brackets. */
const deepest = 40;

/** Walks over the tokens of one side of a statement. */
export class LatexCursor {
  /** Which of the two signs a ± represents. */
  readonly plusMinus: "+" | "-";
  private readonly tokens: readonly LatexToken[];
  private at = 0;
  private depth = 0;
  /** Whether an opened plain bar is not closed yet. */
  barsOpen = 0;

  constructor(tokens: readonly LatexToken[], plusMinus: "+" | "-" = "+") {
    this.tokens = tokens;
    this.plusMinus = plusMinus;
  }

  peek(ahead = 0): LatexToken | undefined {
    return this.tokens[this.at + ahead];
  }

  next(): LatexToken | undefined {
    this.at += 1;
    return this.tokens[this.at - 1];
  }

  /** Resets the cursor to a position that `place` returned. */
  reset(place: number): void {
    this.at = place;
  }

  get place(): number {
    return this.at;
  }

  atEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  isSign(...signs: Sign[]): boolean {
    return isSign(this.peek(), ...signs);
  }

  isOpen(...brackets: Bracket[]): boolean {
    return isOpen(this.peek(), ...brackets);
  }

  isCommand(...names: string[]): boolean {
    const token = this.peek();
    return token?.kind === "command" && names.includes(token.name);
  }

  isComma(): boolean {
    const token = this.peek();
    return token?.kind === "separator" && token.separator === ",";
  }

  /** Consumes the closing bracket. */
  close(bracket: Bracket): void {
    if (!isClose(this.peek(), bracket)) throw unread();
    this.next();
    this.depth -= 1;
  }

  /** Consumes an opening bracket. */
  open(): void {
    this.next();
    this.depth += 1;
    if (this.depth > deepest) throw unread();
  }

  /** A cursor over separate tokens, as in a matrix. */
  within(tokens: readonly LatexToken[]): LatexCursor {
    return new LatexCursor(tokens, this.plusMinus);
  }

  startedWithNumber(place: number): boolean {
    return this.tokens[place]?.kind === "number";
  }

  /** The source text between two positions. */
  writtenSince(place: number): string {
    return this.tokens
      .slice(place, this.at)
      .map(({ written }) => written)
      .join("");
  }
}

/** Refuses a form that this parser does not support. */
export function unread(): Refusal {
  return notUnderstood("This line can't be read.");
}
