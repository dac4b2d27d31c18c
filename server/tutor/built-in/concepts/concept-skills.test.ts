import { expect, test } from "vitest";
import { friction, threeConcepts } from "../../../testing/library.ts";
import { solverHere } from "../../../testing/solver.ts";
import type { Need } from "../../operations.ts";
import type { ConceptExplanation } from "../../outputs/concept-explanation.ts";
import { seededRandom } from "@sawaal/maths";
import { createBuiltInEngine } from "../built-in-engine.ts";
import { explainedAnew, explanationOf } from "./explanation-of.ts";

const call = { signal: new AbortController().signal };
const { skills } = createBuiltInEngine({
  solver: solverHere,
  library: threeConcepts,
  random: seededRandom(3),
});
const about = { concept: "friction", conceptId: "friction", grade: 8 } as const;

test.each(["beginner", "intermediate", "advanced"] as const)(
  "an idea is explained in the library's words at the level %s",
  async (difficulty) => {
    const outcome = await skills.concept?.(
      { concept: "What is friction?", difficulty, grade: 8 },
      call,
    );
    expect(outcome).toMatchObject({
      kind: "answered",
      output: {
        content: friction.levels[difficulty],
        difficulty,
        topic: "Friction",
        keyTerms: friction.keyTerms,
        followUpQuestions: friction.questions.map(({ question }) => question),
      },
    });
  },
);

test.each([
  [
    "frictionless puck",
    "I don't have **frictionless puck** yet. Is it one of these?",
    ["Friction"],
  ],
  ["Bollywood", /^I don't have \*\*Bollywood\*\* yet, but I can explain ideas/u, []],
  ["**[x](http://a)** $2$", /^I don't have this yet,/u, []],
])("it does not guess about %s", async (concept, sentence, nearby) => {
  const outcome = await skills.concept?.({ concept, difficulty: "beginner", grade: 8 }, call);
  expect(outcome).toMatchObject({
    kind: "declined",
    nearby,
    sentence: typeof sentence === "string" ? sentence : (expect.stringMatching(sentence) as string),
  });
});

test("a sum is no topic, and the reply leads to the tool that solves it", async () => {
  const concept = "solve 2x + 3 = 11 please";
  const outcome = await skills.concept?.({ concept, difficulty: "beginner", grade: 8 }, call);
  expect(outcome).toMatchObject({
    kind: "declined",
    offers: [{ label: "Solve it in Homework", tool: "homework", ask: concept }],
  });
});

test("a letter to be written is no missing topic", async () => {
  const concept = "write a letter to my friend";
  const outcome = await skills.concept?.({ concept, difficulty: "beginner", grade: 8 }, call);
  expect(outcome).toMatchObject({
    kind: "declined",
    sentence: expect.stringMatching(/^I can't write this for you yet/u) as string,
  });
});

test("no topic is offered for a word to be looked up", async () => {
  const near = createBuiltInEngine({
    solver: solverHere,
    library: { ...threeConcepts, find: () => ({ kind: "unsure", nearby: [friction] }) },
  });
  const request = { concept: "meaning of serendipity", difficulty: "beginner", grade: 8 } as const;
  expect(await near.skills.concept?.(request, call)).toMatchObject({
    kind: "declined",
    sentence: expect.stringContaining("dictionary") as string,
    nearby: [],
  });
});

function told(needs: readonly Need[], from: ConceptExplanation) {
  const all = [from];
  for (const need of needs) {
    const last = all.at(-1);
    if (last) all.push(explainedAnew(friction, last, need));
  }
  return all;
}

test("a confused student gets a lower level, then a comparison, then the parts", () => {
  const [first, second, third, fourth, fifth] = told(
    ["confused", "need_simpler", "confused", "confused"],
    explanationOf(friction, "advanced"),
  );
  expect(first?.content).toBe(friction.levels.advanced);
  expect(second?.content).toBe(friction.levels.intermediate);
  expect(third?.content).toBe(friction.levels.beginner);
  expect(fourth?.content).toBe(friction.simpler);
  expect(fifth?.content).toContain("1. **Friction**: the force that opposes slipping");
});

test("a student who wants more gets a higher level, and beyond the last one other content", () => {
  const [, second, third, fourth] = told(
    ["need_harder", "need_harder", "need_harder"],
    explanationOf(friction, "intermediate"),
  );
  expect(second?.content).toBe(friction.levels.advanced);
  for (const further of [third, fourth]) {
    expect(further?.content).toContain(friction.questions[0]?.question);
    expect(further?.content).not.toContain(friction.levels.advanced);
  }
  expect(third?.content).not.toBe(fourth?.content);
});

test("no re-explanation has the text or the example of the one before it", () => {
  const needs = ["confused", "need_harder", "need_simpler", "confused", "confused", "confused"];
  const more = ["need_harder", "need_harder", "need_harder", "need_harder"];
  const all = told([...needs, ...more] as Need[], explanationOf(friction, "beginner"));
  for (const [at, telling] of all.slice(1).entries()) {
    const before = all[at];
    expect(telling.content).not.toBe(before?.content);
    expect(telling.examples).not.toEqual(before?.examples.length ? before.examples : [{}]);
  }
});

test("a model's explanation is re-explained from its own level", async () => {
  const previous = { ...explanationOf(friction, "intermediate"), content: "A model's own words." };
  const request = { ...about, previous, need: "need_simpler", difficulty: "beginner" } as const;
  expect(await skills.reExplain?.(request, call)).toMatchObject({
    output: { content: friction.levels.beginner, difficulty: "beginner" },
  });
  const unknown = { ...request, concept: "Dancing", conceptId: null };
  expect(await skills.reExplain?.(unknown, call)).toMatchObject({ kind: "declined" });
});

test("a quiz has the concept's questions, with options shuffled and keys adjusted", async () => {
  const explanation = explanationOf(friction, "beginner");
  const request = { ...about, explanation, difficulty: "beginner" } as const;
  const orders = new Set<string>();
  for (let time = 0; time < 12; time += 1) {
    const outcome = await skills.quiz?.(request, call);
    if (outcome?.kind !== "answered") throw new Error("No quiz");
    expect(outcome.output.questions).toHaveLength(3);
    for (const { question, options, key } of outcome.output.questions) {
      const original = friction.quiz.find((each) => each.question === question);
      expect(options[key]).toBe(original?.options[original.key]);
      expect(options.toSorted()).toEqual(original?.options.toSorted());
    }
    orders.add(outcome.output.questions.map(({ key }) => key).join());
  }
  expect(orders.size).toBeGreaterThan(4);
});

test("a question to think about is answered, and the other two are still offered", async () => {
  const [bankQuestion, ...others] = friction.questions;
  const request = {
    concept: bankQuestion?.question ?? "",
    difficulty: "beginner",
    grade: 8,
  } as const;
  expect(await skills.concept?.(request, call)).toMatchObject({
    kind: "answered",
    output: {
      topic: "Friction",
      content: bankQuestion?.answer,
      followUpQuestions: others.map(({ question }) => question),
    },
  });
});
