import type { Solved } from "@sawaal/maths";
import { similarQuestion, solveQuestion, tasks } from "@sawaal/maths/testing";

/** Questions that the solver computes, spread evenly over its tasks; the same `random` draws the same ones. */
export function computableQuestions(count: number, random: () => number): Solved[] {
  const byTask = new Map<string, Solved>();
  const order = shuffled(tasks, random);
  for (let at = 0; byTask.size < count && at < 20 * count; at += 1) {
    const examples = order[at % order.length]?.examples ?? [];
    const example = solved(examples[Math.floor(random() * examples.length)] ?? "");
    if (!example) continue;
    const similar = random() < 0.7 ? similarQuestion(example, random) : null;
    const question = (similar === null ? null : solved(similar)) ?? example;
    byTask.set(question.question, question);
  }
  return [...byTask.values()];
}

function solved(question: string): Solved | null {
  const outcome = solveQuestion(question, { grade: 8 });
  return outcome.kind === "solved" ? outcome : null;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
