import type { Question } from "../../../read/question.ts";
import type { Amount } from "../../../story/amount.ts";
import { type Clause, clausesAt, clausesIn } from "../../../story/role-clause.ts";
import { singularOf } from "../../../story/read-story.ts";
import { storyText } from "../../../story/story-text.ts";
import { endings, events, openings } from "./ledger-clauses.ts";

/** One withdrawal or addition. With `isPart`, the amount is a fraction or percentage of what there is. */
export interface Change {
  effect: "plus" | "minus";
  isPart: boolean;
  amount: Amount;
}

export interface Ledger {
  start: Amount;
  changes: readonly Change[];
  /** The counted thing; "" for money. */
  noun: string;
  text: string;
}

const joints = /(?:(?:[.,:]|and|then|so|now|but|also|if|when|out_of_these) )*/y;
const finish = /(?:[.,] )*$/y;

/** The search ends without a result after this many positions. */
const mostReadings = 60;

interface Walk {
  text: string;
  amounts: readonly Amount[];
  found: Map<string, Ledger>;
  source: string;
  visits: number;
  /** The clauses whose words all occur in the word problem. */
  openings: readonly Clause[];
  events: readonly Clause[];
  endings: readonly Clause[];
}

interface Known {
  start: Amount | null;
  changes: readonly Change[];
  words: ReadonlyMap<string, string>;
}

/**
 * Reads a word problem with an initial amount and its changes. Every word and number belongs to a wording, and the
 * person and the goods are the same throughout. Null if there is not exactly one reading.
 */
export function readLedger(question: Question): Ledger | null {
  const { text, amounts } = storyText(question);
  const walk: Walk = {
    text,
    amounts,
    found: new Map(),
    source: question.text,
    visits: 0,
    openings: clausesIn(text, openings),
    events: clausesIn(text, events),
    endings: clausesIn(text, endings),
  };
  follow(walk, 0, { start: null, changes: [], words: new Map() });
  const [only, ...others] = walk.found.values();
  return only && others.length === 0 && walk.visits < mostReadings ? only : null;
}

function follow(walk: Walk, from: number, state: Known): void {
  walk.visits += 1;
  if (walk.visits >= mostReadings) return;
  const at = after(joints, walk.text, from) ?? from;
  if (!state.start)
    return tryAll(walk, at, state, walk.openings, (next, read) => follow(walk, next, read));
  tryAll(walk, at, state, walk.events, (next, read) => follow(walk, next, read));
  if (state.changes.length > 0)
    tryAll(walk, at, state, walk.endings, (next, read) => end(walk, next, read));
}

function end(walk: Walk, from: number, { start, changes, words }: Known): void {
  if (!start || after(finish, walk.text, from) === null) return;
  const ledger: Ledger = { start, changes, noun: words.get("x") ?? "", text: walk.source };
  if (!isSound(ledger)) return;
  const signature = changes.map(
    ({ effect, isPart, amount }) => `${effect}${isPart}${amount.start}:${amount.value.numerator}`,
  );
  walk.found.set(signature.join(), ledger);
}

function after(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match ? from + match[0].length : null;
}

function tryAll(
  walk: Walk,
  at: number,
  state: Known,
  clauses: readonly Clause[],
  next: (from: number, known: Known) => void,
): void {
  for (const clause of clausesAt(walk.text, at, clauses)) {
    const { pattern } = clause.wording();
    pattern.lastIndex = at;
    const match = pattern.exec(walk.text);
    const read = match && take(walk, state, clause, match.slice(1));
    if (match && read) next(at + match[0].length, read);
  }
}

function take(
  { amounts }: Walk,
  state: Known,
  clause: Clause,
  captures: readonly (string | undefined)[],
): Known | null {
  let read: Known | null = { ...state, words: new Map(state.words) };
  for (const [index, gap] of clause.wording().gaps.entries()) {
    const capture = captures[index];
    if (capture === undefined || read === null) continue;
    read =
      gap.kind === "amount"
        ? withAmount(read, gap.role, clause, amounts[indexIn(capture)])
        : withWord(read, gap.role, capture);
  }
  return read;
}

function indexIn(capture: string): number {
  return Number(/\d+/.exec(capture)?.[0]);
}

function withAmount(
  state: Known,
  role: string,
  { says }: Clause,
  amount: Amount | undefined,
): Known | null {
  if (!amount) return null;
  if (role.startsWith("_")) return state;
  if (role === "start") return { ...state, start: amount };
  const effect = says["effect"] === "plus" ? "plus" : "minus";
  return { ...state, changes: [...state.changes, { effect, isPart: role === "f1", amount }] };
}

function withWord(state: Known, role: string, capture: string): Known | null {
  if (role.startsWith("_")) return state;
  const words = new Map(state.words);
  return agrees(words, role, capture) ? { ...state, words } : null;
}

const pronouns = new Set(["he", "she", "they", "it", "i"]);

function agrees(words: Map<string, string>, role: string, capture: string): boolean {
  const name = capture.replaceAll("~", "").trim();
  if (pronouns.has(name)) return true;
  const known = words.get(role);
  if (known === undefined) words.set(role, name);
  return known === undefined || singularOf(known) === singularOf(name);
}

/**
 * Whether the goods are named, counts are whole, and all amounts are of one kind. Only the first change may be a
 * fraction or percentage, and it is less than the whole.
 */
function isSound({ start, changes, noun }: Ledger): boolean {
  const isMoney = start.kind === "money";
  const isNamed = isMoney
    ? /^(?:money|rupees|)$/.test(noun)
    : noun !== "" && !/^(?:money|rupees)$/.test(noun);
  return (
    isNamed &&
    changes.every(({ isPart, amount }, at) => {
      if (isPart) return at === 0 && isPartOf(amount);
      if (amount.kind === "number" && amount.value.denominator !== 1n) return false;
      return amount.kind === start.kind && (!isMoney || amount.unit === start.unit);
    })
  );
}

function isPartOf({ kind, value }: Amount): boolean {
  if (value.numerator <= 0n) return false;
  return kind === "percent"
    ? value.numerator < 100n * value.denominator
    : value.numerator < value.denominator;
}
