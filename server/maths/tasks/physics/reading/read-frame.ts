import * as q from "../../../numbers/rational.ts";
import { type Quantity, quantity as exactQuantity } from "../../../quantities/quantity.ts";
import type { Unit } from "../../../quantities/unit.ts";
import type { CompiledFrame, Meaning, NameUse } from "./compiled-frame.ts";
import { altering, joining, parting } from "./filler.ts";
import { isListed } from "./idle-words.ts";
import type { GivenQuantity } from "./given.ts";
import type { Item } from "./items.ts";
import { fits, isMiscued, numberQuantity, unitFor, usualRole, withUsualUnit } from "./roles.ts";
import { bodiesIn } from "./bodies.ts";
import { betweenAsked, isBehindAnd, startsAlso } from "./between-asked.ts";
import { askedBy, isOpenPart, partAsked } from "./parts-of-a-kind.ts";
import { spreadEach } from "./spread-each.ts";
import { matchWordings, textOf } from "./wording.ts";

/** A question read with the wordings of one frame. */
export interface FrameReading {
  givens: ReadonlyMap<string, GivenQuantity>;
  targets: readonly string[];
  /** The requested unit of the answer, if the question names one. */
  unit: Unit | "percent" | null;
}

/**
 * Reads a whole question with the wordings of one frame and assigns every number to a variable. Null if a word is
 * unknown, a number can't be assigned with certainty, or nothing is requested.
 */
export function readFrame(frame: CompiledFrame, items: readonly Item[]): FrameReading | null {
  return new FrameReader(frame, items).read();
}

type Sign = Exclude<Item, { kind: "number" | "word" | "quantity" }>;

interface Name {
  variables: readonly string[];
  /** The variables that the name requests if it turns out to be a request. */
  asked: readonly string[];
  isShared: boolean;
}

class FrameReader {
  private readonly frame: CompiledFrame;
  private readonly items: readonly Item[];
  private readonly values = new Map<string, GivenQuantity>();
  private readonly requests: (readonly string[])[] = [];
  private unit: Unit | "percent" | null = null;
  /** The name that the next quantity belongs to. */
  private pending: Name | null = null;
  /** Names before it in one list, all of which may be requested: "current aur power nikalo". */
  private listed: (readonly string[])[] = [];
  private cue: string | null = null;
  /** "asking" after a word such as "find", until a name follows; "more" after it, while further names may follow. */
  private mode: "telling" | "asking" | "more" = "telling";

  /** Names after "and" or a comma in a request; they are requested too, unless a quantity follows them. */
  private further: (readonly string[])[] = [];
  private isAskClause = false;
  /** The words that name bodies, computed when an unknown word occurs. */
  private bodies: ReadonlySet<string> | null = null;
  /** Whether this clause has stated a value. */
  private isTold = false;

  constructor(frame: CompiledFrame, items: readonly Item[]) {
    this.frame = frame;
    this.items = items;
  }

  read(): FrameReading | null {
    for (let at = 0; at < this.items.length;) {
      const taken = this.take(at);
      if (taken === 0) return null;
      at += taken;
    }
    if (this.endClause() === 0 || !spreadEach(this.frame, this.items, this.values)) return null;
    const targets = this.resolveAsked();
    return targets && { givens: this.values, targets, unit: this.unit };
  }

  /** Reads the items at this position and returns their number; 0 if they can't be read. */
  private take(at: number): number {
    const item = this.items[at];
    if (item?.kind === "number" || item?.kind === "word") return this.takeWord(at, item);
    if (item?.kind === "quantity") return this.takeAmount(at, item.quantity);
    return item ? this.takeSign(at, item) : 0;
  }

  private takeSign(at: number, item: Sign): number {
    switch (item.kind) {
      case "stop":
        return this.endClause();
      case "question":
        return this.takeQuestionMark(at);
      case "comma":
      case "equals":
        return 1;
      case "unit":
        return this.takeUnit(item);
    }
  }

  /** Ends a clause; returns 0 if a request has named no known quantity. */
  private endClause(): number {
    if (this.mode === "asking" || this.isLeftOver()) return 0;
    this.requests.push(...this.further);
    this.further = [];
    this.isAskClause = false;
    this.isTold = false;
    this.pending = null;
    this.cue = null;
    this.mode = "telling";
    return 1;
  }

  /** Whether a sentence after the request only names a quantity: "Find the current. And what of the power". */
  private isLeftOver(): boolean {
    const isMention = this.pending !== null && !this.isAskClause && !this.isTold;
    return isMention && this.requests.length > 0 && this.further.length === 0;
  }

  /** "F = ?", or a name as a separate sentence: "Current?" */
  private takeQuestionMark(at: number): number {
    const isAlone = !this.isTold && !this.isAskClause;
    if (this.pending && (this.items[at - 1]?.kind === "equals" || isAlone)) this.askPending();
    return this.endClause();
  }

  private takeUnit(item: Extract<Item, { kind: "unit" }>): number {
    if (this.unit !== null) return 0;
    this.unit = item.unit;
    if (item.text === "many") this.mode = "asking";
    return 1;
  }

  private takeWord(at: number, item: Extract<Item, { kind: "number" | "word" }>): number {
    const match = matchWordings(this.frame.wordings, this.items, at);
    const letter = this.letterAt(at);
    if (match && (match.length > 1 || letter === null)) {
      return this.takeMeaning(match.meanings, at) ? match.length : 0;
    }
    if (letter !== null) {
      this.takeName([letter], false, [letter], at);
      return 1;
    }
    if (item.kind === "number") {
      const isWord = this.frame.words.has(item.text);
      return isWord ? 1 : this.takeAmount(at, numberQuantity(item));
    }
    return this.isHowMany(at) ? 1 : this.takeFiller(item.text);
  }

  /** "how" in "how many joules". */
  private isHowMany(at: number): boolean {
    return textOf(this.items[at]) === "how" && this.items[at + 1]?.kind === "unit";
  }

  private takeFiller(text: string): number {
    this.bodies ??= bodiesIn(this.frame, this.items);
    const isKnown = isListed(this.frame, text) || this.bodies.has(text);
    if (this.mode !== "telling" && altering.has(text)) return 0;
    if (this.mode === "more" && !betweenAsked.has(text)) this.mode = "telling";
    return isKnown ? 1 : 0;
  }

  /** The variable of a letter; null if "a" is the article. */
  private letterAt(at: number): string | null {
    const item = this.items[at];
    if (item?.kind !== "word") return null;
    const variable = this.frame.letters.get(item.typedText) ?? null;
    if (variable === null || item.text !== "a") return variable;
    const next = this.items[at + 1];
    const endsHere =
      next === undefined || ["equals", "stop", "question", "comma"].includes(next.kind);
    const isListed = this.mode !== "telling" && ["and", "in", "if", "when"].includes(textOf(next));
    return endsHere || isListed ? variable : null;
  }

  private takeMeaning(meanings: readonly Meaning[], at: number): boolean {
    const facts = meanings.filter((meaning) => meaning.kind === "fact");
    if (!facts.every((fact) => this.takeFact(fact))) return false;
    const first = meanings.find((meaning) => meaning.kind !== "fact");
    return first === undefined || this.obey(first, meanings, at);
  }

  private obey(first: Meaning, meanings: readonly Meaning[], at: number): boolean {
    switch (first.kind) {
      case "never":
        return false;
      case "ask":
        this.startAsking();
        return true;
      case "ask-after":
        this.askPending();
        return true;
      case "asks":
        this.requests.push(...askedBy(meanings));
        this.mode = "more";
        this.isAskClause = true;
        return true;
      case "cue":
        this.takeCue(first.variable);
        return true;
      case "name":
        this.takeNames(meanings, at);
        return true;
      case "fact":
      case "filler":
      case "behind":
        return true;
    }
  }

  /** Begins a request, as at "find". */
  private startAsking(): void {
    this.mode = "asking";
    this.isAskClause = true;
    this.pending = null;
  }

  /** Requests the names before the current position: "force nikalo". */
  private askPending(): void {
    if (this.pending) this.requests.push(...this.listed, this.pending.asked);
    this.listed = [];
    this.pending = null;
  }

  private takeCue(variable: string): void {
    this.cue = variable;
    if (this.mode === "more") this.mode = "telling";
  }

  private takeFact({ variable, value }: Extract<Meaning, { kind: "fact" }>): boolean {
    this.pending = null;
    return this.bind(variable, exactQuantity(value, unitFor(this.frame, variable)), null);
  }

  private takeNames(meanings: readonly Meaning[], at: number): void {
    const names = meanings.filter((meaning) => meaning.kind === "name");
    const of = (...uses: NameUse[]): string[] =>
      names.filter(({ use }) => uses.includes(use)).map(({ variable }) => variable);
    const isShared = of("shared").length > 0;
    this.takeName(isShared ? of("shared") : of("both", "given"), isShared, of("both", "asked"), at);
  }

  private asksNext(asked: readonly string[]): boolean {
    return this.mode === "asking" || (this.mode === "more" && asked.length > 0);
  }

  /** `given` are the variables that the name may give a value to, `requestable` those that it may request. */
  private takeName(
    given: readonly string[],
    isShared: boolean,
    requestable: readonly string[],
    at: number,
  ): void {
    if (this.asksNext(requestable)) {
      this.requests.push(requestable);
      this.mode = "more";
      return;
    }
    this.mode = "telling";
    // A name that is only used in requests may also occur as a mere mention.
    const earlier = this.pending && isBehindAnd(this.items, at) ? [this.pending.asked] : null;
    this.listed = earlier ? [...this.listed, ...earlier] : [];
    this.pending = { variables: given, asked: requestable, isShared };
    if (
      this.isAskClause
        ? isBehindAnd(this.items, at)
        : this.requests.length > 0 && startsAlso(this.items, at)
    )
      this.further.push(requestable);
  }

  /** Reads the quantity that identifies the requested one: "the current through the 10 Ω resistor". */
  private takePart(at: number, amount: Quantity): number | null {
    const meant = partAsked(this.frame, this.values, this.requests, amount);
    if (meant === null) return null;
    if (meant === "none" || this.mode !== "more" || this.items[at - 1]?.kind !== "word") return 0;
    this.requests.splice(-1, 1, [meant]);
    return 1;
  }

  private takeAmount(at: number, amount: Quantity): number {
    const part = this.takePart(at, amount);
    if (part !== null) return part;
    const quantity = withUsualUnit(this.frame, this.pending?.variables[0], amount);
    const named = this.pending && this.roleByName(this.pending, quantity);
    if (named !== null) return this.bindAt(at, named, quantity, 1);
    if (this.isMisnamed(at) || isMiscued(this.frame, this.items, at, quantity)) return 0;
    const after = this.roleAfter(at + 1, quantity);
    if (after) return this.bindAt(at, after.variable, quantity, 1 + after.length);
    const role = this.cued(quantity) ?? usualRole(this.frame, this.values, quantity);
    return role === null ? 0 : this.bindAt(at, role, quantity, 1);
  }

  /** Whether the name before the amount contradicts its unit: "the speed is 40 m". */
  private isMisnamed(at: number): boolean {
    if (this.pending === null) return false;
    const before = this.items[at - 1];
    const isJoined = before?.kind === "equals" || joining.has(textOf(before));
    const next = this.items[at + 1];
    const isPart = next?.kind === "word" && textOf(before) === "of" && !parting.has(next.text);
    return isJoined && !isPart;
  }

  private bindAt(at: number, variable: string, quantity: Quantity, length: number): number {
    this.pending = null;
    this.further = this.further.filter((names) => !names.includes(variable));
    this.cue = null;
    if (this.mode === "more") this.mode = "telling";
    return this.bind(variable, quantity, this.items[at] ?? null) ? length : 0;
  }

  private roleByName({ variables, isShared }: Name, quantity: Quantity): string | null {
    const fitting = variables.filter((variable) => fits(this.frame, variable, quantity));
    if (this.cue !== null && fitting.includes(this.cue) && isShared) return this.cue;
    const usual = usualRole(this.frame, this.values, quantity);
    if (isShared) return usual !== null && fitting.includes(usual) ? usual : null;
    return fitting.find((variable) => !this.values.has(variable)) ?? fitting[0] ?? null;
  }

  /** A name directly after its quantity: "a 5 kg mass", "20 m high". */
  private roleAfter(at: number, quantity: Quantity): { variable: string; length: number } | null {
    const match = matchWordings(this.frame.wordings, this.items, at);
    const variables = (match?.meanings ?? []).flatMap((meaning) => {
      const isName = meaning.kind === "name" && (meaning.use === "both" || meaning.use === "given");
      return isName || meaning.kind === "behind" ? [meaning.variable] : [];
    });
    const variable = variables.find(
      (one) => !this.values.has(one) && fits(this.frame, one, quantity),
    );
    return variable === undefined ? null : { variable, length: match?.length ?? 0 };
  }

  private cued(quantity: Quantity): string | null {
    return this.cue !== null && fits(this.frame, this.cue, quantity) ? this.cue : null;
  }

  private bind(variable: string, quantity: Quantity, item: Item | null): boolean {
    this.isTold = true;
    const old = this.values.get(variable);
    if (!old) {
      this.values.set(variable, { quantity, item });
      return true;
    }
    // A wording may repeat a typed value, as in "comes to rest … final velocity 0"; two typed values are two
    // quantities.
    const isRepeated =
      old.item === null || item === null || this.frame.frame.idle?.[variable] !== undefined;
    return isRepeated && q.equals(old.quantity.value, quantity.value);
  }

  /** For each request the first variable without a value; null if one has none left. */
  private resolveAsked(): string[] | null {
    const variables: string[] = [];
    for (const candidates of this.requests) {
      if (isOpenPart(this.frame, candidates)) return null;
      const open = candidates.find((name) => !this.values.has(name));
      if (open === undefined) return null;
      if (!variables.includes(open)) variables.push(open);
    }
    return variables.length === 0 ? null : variables;
  }
}
