import { expect, test } from "vitest";
import type { Offer } from "#shared/contracts/answer.ts";
import { wholeLibrary as library } from "../../library/testing/whole-library.ts";
import { solverHere } from "../../testing/solver.ts";
import { createBuiltInEngine } from "./built-in-engine.ts";

const call = { signal: new AbortController().signal };
const { skills } = createBuiltInEngine({ solver: solverHere, library });

async function said(doubt: string, grade = 8) {
  const outcome = await skills.doubt?.({ doubt, grade }, call);
  if (outcome?.kind !== "declined") throw new Error(`${doubt} got an answer`);
  return outcome;
}

test.each([
  ["i have exam tomorrow what should i do", /tonight/u],
  ["I have a maths test tomorrow", /tonight/u],
  ["my science paper is on monday and i have not studied", /tonight/u],
  ["kal mera test hai kya karu", /Aaj raat/u],
  ["kal maths ka exam hai aur kuch nahi padha", /Aaj raat/u],
  ["mera sst ka paper hai kal", /Aaj raat/u],
  ["मेरा कल गणित का टेस्ट है क्या करूँ", /आज रात/u],
  ["how to score 95 percent in boards", /every day/u],
  ["how to study for long hours", /every day/u],
  ["padhai mein man nahi lagta kya karu", /Roz/u],
])("%s gets a plan in its language, and three buttons", async (doubt, words) => {
  const { sentence, replyKind, offers } = await said(doubt);
  expect(replyKind).toBe("plan");
  expect(sentence).toMatch(words);
  expect(offers).toHaveLength(3);
  expect(new Set(offers?.map(({ ask }) => ask)).size).toBe(3);
});

test("the topics of a plan belong to the named subject and the class", async () => {
  const { offers = [] } = await said("my science exam is tomorrow", 7);
  const topics = offers.filter(({ tool }) => tool === "concept");
  for (const { ask } of topics) {
    const finding = library.find(ask);
    const concept = finding.kind === "found" ? finding.concept : undefined;
    expect(["Science", "Physics", "Chemistry", "Biology"]).toContain(concept?.subject);
    expect(concept?.grades[0]).toBeLessThanOrEqual(7);
  }
  expect(topics.length).toBe(2);
});

test("a test on a topic begins with that topic", async () => {
  const { offers } = await said("I have a test on fractions tomorrow", 6);
  expect(offers?.[0]).toMatchObject({ tool: "concept", ask: "Fractions" });
});

/** Whether each offer is answered where it leads. */
async function isAnswered({ tool, ask }: Offer, grade: number) {
  if (tool === "concept") {
    return (await skills.concept?.({ concept: ask, difficulty: "beginner", grade }, call))?.kind;
  }
  if (tool === "doubt") return (await skills.doubt?.({ doubt: ask, grade }, call))?.kind;
  return (await skills.homework?.({ question: ask, helpLevel: "full", grade }, call))?.kind;
}

test.each([4, 5, 6, 7, 8, 9, 10, 11, 12])(
  "every offer of a plan in class %i is answered",
  async (grade) => {
    for (const subject of ["", "maths", "science", "sst", "english", "hindi"]) {
      const { offers = [] } = await said(`i have ${subject} exam tomorrow`, grade);
      expect(offers.length).toBeGreaterThan(0);
      for (const offer of offers) expect(await isAnswered(offer, grade)).toBe("answered");
    }
  },
);

test.each([
  ["write a speech on air pollution", "Air and Water Pollution"],
  ["write a letter to the editor about air pollution", "Air and Water Pollution"],
])("%s is about %s, which is offered", async (doubt, topic) => {
  const { offers } = await said(doubt);
  expect(offers?.map(({ ask }) => ask)).toEqual([topic]);
});

test.each([
  "photosynthesis, test tomorrow",
  "what is percentage",
  "how to find percentage",
  "how to find focus of a lens",
  "divisibility test for 11",
  "how to find concentration of a solution",
])("%s is a question on its topic, and gets no plan", async (doubt) => {
  const outcome = await skills.doubt?.({ doubt, grade: 10 }, call);
  expect(outcome).not.toMatchObject({ replyKind: "plan" });
});
