import * as q from "../../../numbers/rational.ts";
import { noUnit, type Unit } from "../../../quantities/unit.ts";
import { unitOf } from "../lesson/written-amount.ts";
import { decimalOf } from "../../../chemistry/elements.ts";
import { isSameSpecies } from "../../../chemistry/species.ts";
import type { ChemistryReading } from "../reading/chemistry-reading.ts";
import { dictionary } from "../reading/dictionary.ts";
import type { SpeciesPiece } from "../reading/pieces.ts";
import { wordingPattern } from "../reading/wording.ts";
import type { ChemistryFrame, StoryRule } from "./law-frame.ts";
import type { Story, StoryValue } from "./story.ts";
import { storyFillers } from "./story-fillers.ts";

interface CompiledRule {
  rule: StoryRule;
  pattern: RegExp;
}

const compiled = new WeakMap<ChemistryFrame, CompiledRule[]>();

function rulesOf(frame: ChemistryFrame): CompiledRule[] {
  const known = compiled.get(frame);
  if (known) return known;
  const rules = frame.rules.map((rule) => ({
    rule,
    pattern: new RegExp(
      wordingPattern(rule.wording, dictionary).replace(/^(.*)$/s, "(?:$1)"),
      "uy",
    ),
  }));
  compiled.set(frame, rules);
  return rules;
}

/** Reads a whole problem by the rules of a frame; null if a word, a number or the request is ambiguous. */
export function readStory(frame: ChemistryFrame, reading: ChemistryReading): Story | null {
  return new StoryReader(frame, reading).read();
}

class StoryReader {
  private readonly frame: ChemistryFrame;
  private readonly reading: ChemistryReading;
  private readonly fillers: ReadonlySet<string>;
  private readonly values = new Map<string, StoryValue>();
  private readonly asked = new Set<string>();
  private readonly said = new Set<string>();
  private species: SpeciesPiece | null = null;
  private unit: Unit | null = null;
  private readonly places = new Map<string, { at: number; isByOrder: boolean }>();
  private askedAt = 0;
  private at = 0;

  constructor(frame: ChemistryFrame, reading: ChemistryReading) {
    this.frame = frame;
    this.reading = reading;
    this.fillers = new Set(frame.also.split(/\s+/));
  }

  read(): Story | null {
    const { line } = this.reading;
    for (let at = 0; at < line.length;) {
      this.at = at;
      const taken = this.takeRule(at) ?? this.takeWord(at);
      if (taken === null) return null;
      at += taken;
    }
    const [target, ...others] = this.asked;
    if (target === undefined || others.length > 0 || this.values.has(target)) return null;
    if ((this.frame.must ?? []).some((wanted) => !this.said.has(wanted))) return null;
    const { values, unit, species, said: conditions, places, askedAt: targetAt } = this;
    return { values, target, unit, species, conditions, places, targetAt };
  }

  /** The longest rule that matches here. Null if none does or it contradicts earlier statements. */
  private takeRule(at: number): number | null {
    let best: { match: RegExpExecArray; rule: StoryRule } | null = null;
    for (const { rule, pattern } of rulesOf(this.frame)) {
      pattern.lastIndex = at;
      const match = pattern.exec(this.reading.line);
      if (match && match[0].length > (best?.match[0].length ?? 0)) best = { match, rule };
    }
    return best && this.apply(best.rule, best.match) ? best.match[0].length : null;
  }

  private apply(rule: StoryRule, match: RegExpExecArray): boolean {
    const slots: Readonly<Record<string, string | undefined>> = match.groups ?? {};
    for (const [name, index] of Object.entries(slots)) {
      if (index !== undefined && !this.give(name, Number(index))) return false;
    }
    if (!this.giveFacts(rule)) return false;
    if (rule.asks !== undefined) {
      this.asked.add(rule.asks);
      this.askedAt = this.at;
    }
    if (rule.says !== undefined) this.said.add(rule.says);
    return true;
  }

  private giveFacts({ facts = {} }: StoryRule): boolean {
    return Object.entries(facts).every(([name, text]) => {
      const unit = unitOf(this.frame.variables.find((one) => one.name === name)?.unit ?? "");
      return this.set(name, { value: decimalOf(text), unit });
    });
  }

  private give(name: string, index: number): boolean {
    const piece = this.reading.pieces[index];
    // A slot that is not the name of a variable only matches a value without effect.
    if (name.startsWith("_")) return true;
    if (piece?.kind === "species")
      return piece.species.plain === this.frame.solvent || this.setSpecies(piece);
    if (piece?.kind === "number") return this.set(name, { value: piece.value, unit: noUnit });
    return piece?.kind === "quantity" && this.set(name, piece.quantity);
  }

  private set(name: string, { value, unit }: StoryValue): boolean {
    const known = this.values.get(name);
    if (known) return known.unit.symbol === unit.symbol && q.equals(known.value, value);
    this.values.set(name, { value, unit });
    this.places.set(name, { at: this.at, isByOrder: false });
    return true;
  }

  private setSpecies(piece: SpeciesPiece): boolean {
    if (this.species && !isSameSpecies(this.species.species, piece.species)) return false;
    this.species ??= piece;
    return true;
  }

  /** A filler word, a quantity without a name, or the substance. */
  private takeWord(at: number): number | null {
    const { line } = this.reading;
    const word = line.slice(at, line.indexOf(" ", at));
    const [, kind, index = ""] = /^<(\w+):(\d+)>$/.exec(word) ?? [];
    const isTaken =
      kind === undefined ? this.takePlain(word) : this.takePlaceholder(kind, Number(index));
    return isTaken ? word.length + 1 : null;
  }

  private takePlaceholder(kind: string, index: number): boolean {
    return kind === "species" ? this.give("", index) : this.takeUnnamed(kind, index);
  }

  private takePlain(word: string): boolean {
    const [plain = "", own] = word.split("~");
    if (this.fillers.has(plain) || storyFillers.has(plain)) return true;
    return own !== undefined && this.frame.molarMass !== undefined && this.give("", Number(own));
  }

  private takeUnnamed(kind: string, index: number): boolean {
    const free = (this.frame.order[kind] ?? []).find((name) => !this.values.has(name));
    if (free === undefined || !this.give(free, index)) return false;
    this.places.set(free, { at: this.at, isByOrder: true });
    return true;
  }
}
