import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import type { MathsAnswer, MathsSolution, MathsStep } from "../outcome.ts";
import type { Question } from "../read/question.ts";
import { notSupported } from "../refusal.ts";
import {
  type Audience,
  defineTask,
  type Explanation,
  type Proof,
  type Task,
} from "../task/task.ts";
import { type Amount, amountLatex, answerOf, type Label, noLabel } from "./amount.ts";
import { pick } from "../variation/random.ts";
import type { Clause } from "./role-clause.ts";
import { readStory, type StoryFacts } from "./read-story.ts";
import { type RuleResult, follow, plan, type Rule, undoing, wayBack, wayTo } from "./rules.ts";
import { type DrawStory, storyFigure } from "./story-figure.ts";
import { storyText } from "./story-text.ts";
import { type Candidate, niceVariant, percentLike, rewritten } from "./vary-text.ts";

/** A kind of word problem that the formulas of its chapter solve. */
export interface RuleStory {
  name: string;
  /** A cheap test of the atoms: a word problem that fails it is not examined further. */
  about: RegExp;
  clauses: readonly Clause[];
  /** The name of a role in a sentence and in LaTeX text: "cost price". */
  roles: Readonly<Record<string, string>>;
  /** Excludes readings of the wording that make no sense. */
  isSound?: (told: StoryFacts) => boolean;
  /** Numbers in the units of the word problem, and the units of its results; null if the units are incompatible. */
  prepare: (told: StoryFacts) => StoryPreparation | null;
  rules: readonly Rule[];
  /** A sentence for the student if the numbers make no sense, such as a loss where a profit is requested. */
  refusal?: (
    value: (role: string) => Rational | undefined,
    prepared: StoryPreparation,
  ) => string | null;
  lesson: (audience: Audience, problem: StoryProblem) => Lesson;
  /** A drawing of the given data. */
  draw?: DrawStory | undefined;
  examples: readonly [string, string, ...string[]];
}

export interface StoryPreparation {
  givens: ReadonlyMap<string, Rational>;
  /** Roles without a label are plain numbers. */
  labels: Readonly<Record<string, Label>>;
  /** Unit conversions shown before the formulas. */
  steps: readonly MathsStep[];
  /** Role names in the words of the question, if they are more specific than those of the kind: "Cost of 1 kg". */
  names?: Readonly<Record<string, string>>;
  /** Roles that a question may give without need, such as the number of things where only a percent is requested. */
  spare?: readonly string[];
  /** Replaces the requested roles, if the wording does not determine them. */
  targets?: readonly string[];
}

export interface Lesson {
  topic: string;
  method: string;
  difficulty: MathsSolution["difficulty"];
  idea: string;
  firstMove: string;
  terms: Readonly<Record<string, string>>;
  next: readonly [string, ...string[]];
}

export interface StoryProblem {
  facts: StoryFacts;
  preparation: StoryPreparation;
  targets: readonly string[];
  rules: readonly Rule[];
  text: string;
}

/** Creates the task of a word problem whose formulas lead from the given to the requested roles. */
export function defineRuleStory(story: RuleStory): Task {
  return defineTask<StoryProblem, RuleResult[]>({
    name: story.name,
    recognise: (question) => recognise(story, question),
    reading: (problem) => reading(story, problem),
    solve: (problem) => solve(story, problem),
    prove: (problem, computed) => prove(story, problem, computed),
    explain: (problem, computed, audience) => explain(story, problem, computed, audience),
    vary: (problem, random) => vary(story, problem, random),
    examples: story.examples,
  });
}

function recognise(story: RuleStory, question: Question): StoryProblem | null {
  const { text } = storyText(question);
  if (!story.about.test(text) || text.length > 900) return null;
  const told = readStory(question, story.clauses, story.isSound);
  return told && problemOf(story, told, question.text);
}

function problemOf(story: RuleStory, facts: StoryFacts, text: string): StoryProblem | null {
  const prepared = story.prepare(facts);
  if (!prepared) return null;
  const targets = prepared.targets ?? facts.targets;
  const rules = plan(story.rules, new Set(prepared.givens.keys()), targets, prepared.spare);
  if (!rules) return null;
  const used = new Set(rules.flatMap(({ from }) => from));
  const givens = new Map([...prepared.givens].filter(([role]) => used.has(role)));
  return { facts, preparation: { ...prepared, givens }, targets, rules, text };
}

function solve(story: RuleStory, { preparation, rules }: StoryProblem): RuleResult[] {
  const before = story.refusal?.((role) => preparation.givens.get(role), preparation) ?? null;
  if (before !== null) throw notSupported(before);
  const computed = follow(rules, preparation.givens);
  const values = new Map(preparation.givens);
  for (const { rule, value } of computed) values.set(rule.finds, value);
  const refused = story.refusal?.((role) => values.get(role), preparation) ?? null;
  if (refused !== null) throw notSupported(refused);
  return computed;
}

function prove(
  story: RuleStory,
  { preparation, targets }: StoryProblem,
  computed: readonly RuleResult[],
): Proof | null {
  const lines: string[] = [];
  const ends: string[] = [];
  for (const role of targets) {
    const answer = computed.find(({ rule }) => rule.finds === role);
    const back = answer && wayBack(story.rules, preparation.givens, [role, answer.value]);
    if (!back) return null;
    for (const { rule, line, value } of back.results) {
      const isPercent = labelOf(preparation, rule.finds).kind === "percent";
      const name = `\\text{${nameOf(story, preparation, rule.finds)}}`;
      const written = isPercent && line.endsWith("\\times 100") ? `${line}\\%` : line;
      const result = amountLatex(value, labelOf(preparation, rule.finds));
      lines.push(written === result ? `${name} = ${result}` : `${name} = ${written} = ${result}`);
    }
    ends.push(`$${lines.at(-1) ?? ""}$`);
  }
  const last = [...new Set(ends)].join(" and ");
  const method = `Worked backwards from the answer: ${last}, as in the question`;
  return { method, lines: [...new Set(lines)] };
}

function labelOf({ labels }: StoryPreparation, role: string): Label {
  return labels[role] ?? noLabel;
}

function nameOf({ roles }: RuleStory, { names }: StoryPreparation, role: string): string {
  return names?.[role] ?? roles[role] ?? role;
}

function reading(story: RuleStory, { facts, preparation, targets }: StoryProblem): string {
  const given = [...preparation.givens].map(([role, value]) => {
    return `\\text{${nameOf(story, preparation, role)}} = ${amountLatex(value, labelOf(preparation, role))}`;
  });
  const wanted = targets.map((role) => `\\text{${nameOf(story, preparation, role)}} = \\,?`);
  return facts.amounts.size === 0 ? wanted.join(",\\; ") : [...given, ...wanted].join(",\\; ");
}

function explain(
  story: RuleStory,
  problem: StoryProblem,
  computed: readonly RuleResult[],
  audience: Audience,
): Explanation {
  const { preparation, targets } = problem;
  const answer = joinAnswers(
    targets.map((role) => {
      const found = computed.find(({ rule }) => rule.finds === role);
      return {
        name: nameOf(story, preparation, role),
        answer: answerOf(found?.value ?? q.zero, labelOf(preparation, role)),
      };
    }),
  );
  const steps = [...preparation.steps, ...computed.map((one) => stepOf(problem, one))];
  const { topic, method, difficulty, idea, firstMove, terms, next } = story.lesson(
    audience,
    problem,
  );
  const last = computed.at(-1);
  const plot = story.draw?.(storyFigure({ facts: problem.facts, preparation, targets, computed }));
  return {
    topic,
    method,
    difficulty,
    answer,
    steps,
    ...(plot && { plot }),
    finalMove: [`What is $${last?.line ?? ""}$?`],
    hints: {
      idea: [
        idea,
        "Write down what is given and what is asked, and find the formula that joins them.",
      ],
      firstMove: [firstMove, "Put the given numbers into the formula."],
    },
    keyTerms: Object.entries(terms).map(([term, meaning]) => ({ term, meaning })),
    followUpQuestions: [...next],
  };
}

function stepOf(
  { preparation, targets }: StoryProblem,
  { rule, line, value }: RuleResult,
): MathsStep {
  const label = labelOf(preparation, rule.finds);
  const isPercent = label.kind === "percent" && line.endsWith("\\times 100");
  const own = preparation.names?.[rule.finds];
  // The answer has its own line, without a name.
  const name = own === undefined || targets.includes(rule.finds) ? "" : `\\text{${own}} = `;
  return {
    title: rule.title,
    why: rule.why === "" ? undoing(line) : rule.why,
    before: isPercent ? `${line}\\%` : `${name}${line}`,
    after: `${name}${answerOf(value, label).latex}`,
  };
}

/** One answer alone, or several with their names. */
export function joinAnswers(
  answers: readonly { name: string; answer: MathsAnswer }[],
): MathsAnswer {
  const [only, ...others] = answers;
  if (only && others.length === 0) return only.answer;
  return {
    latex: answers.map(({ name, answer }) => `\\text{${name}} = ${answer.latex}`).join(",\\; "),
    plain: answers.map(({ answer }) => answer.plain).join(" and "),
    // For ages and shares the assignment to persons matters; two numbers may be named in any order.
    ...(answers.every(({ name }) => !/number/i.test(name)) && { kind: "in-order" }),
  };
}

function vary(story: RuleStory, problem: StoryProblem, random: () => number): string {
  const { facts, text } = problem;
  return niceVariant(
    { text, amounts: [...facts.amounts.values()] },
    random,
    (candidate) => {
      const other = retold(story, facts, candidate);
      return other && solve(story, other).map(({ value }) => value);
    },
    () => fromAnswer(story, problem, random),
  );
}

/** The word problem with other numbers; the words are the same, so they are not read again. */
function retold(
  story: RuleStory,
  told: StoryFacts,
  { text, changes }: Candidate,
): StoryProblem | null {
  const amounts = new Map(
    [...told.amounts].map(([role, amount]) => {
      return [role, { ...amount, value: changes?.get(amount) ?? amount.value }];
    }),
  );
  const other = { ...told, amounts };
  return story.isSound?.(other) === false ? null : problemOf(story, other, text);
}

/** A thing that costs ₹50 may cost ₹25 or ₹100, but hardly ₹250. */
const factors = [
  q.rational(1n, 2n),
  q.rational(3n, 4n),
  q.rational(5n, 4n),
  q.rational(3n, 2n),
  q.rational(2n),
] as const;

/** Chooses another answer, and changes one number of the question so that it leads to that answer. */
function fromAnswer(
  story: RuleStory,
  problem: StoryProblem,
  random: () => number,
): Candidate | null {
  const { facts, preparation, targets, text } = problem;
  const [role = ""] = targets;
  const old = solve(story, problem).find(({ rule }) => rule.finds === role)?.value ?? q.one;
  const isPercent = labelOf(preparation, role).kind === "percent";
  const factor = pick(random, factors);
  const wanted = isPercent ? percentLike(old, random) : q.multiply(old, factor);
  const back = wayTo(story.rules, preparation.givens, [role, wanted]);
  if (!back) return null;
  const [amount, before] = [facts.amounts.get(back.role), preparation.givens.get(back.role)];
  return amount && before ? changedBy(text, amount, q.divide(back.value, before)) : null;
}

/** If the solution uses another unit, the amount keeps its own unit and is scaled by the same factor. */
function changedBy(text: string, amount: Amount, change: Rational): Candidate | null {
  const value = q.multiply(amount.value, change);
  return isLikely(change) && q.isInteger(value) ? rewritten(text, [amount], () => value) : null;
}

const third = q.rational(1n, 3n);

/** A value between a third and three times the given one is still plausible. */
function isLikely(change: Rational): boolean {
  return q.order(change, third) >= 0 && q.order(change, q.rational(3n)) <= 0;
}
