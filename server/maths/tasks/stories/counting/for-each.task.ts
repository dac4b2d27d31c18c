import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { countWithNoun } from "../../../story/nouns.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const any = "length|mass|volume|number";
const need = "needed|required|used|enough";
const one = "one|1|each|every";
const to = "for|to_make|to_stitch|to_prepare|to_bake|to_build";

const clauses: readonly Clause[] = [
  ...facts(
    `{each:${any}} [of] {x:word} <of {z:word}> is|are ${need} ${to} ${one} {y:word}`,
    `${one} {y:word} needs|requires|uses|takes {each:${any}} [of] {x:word}`,
    `{each:${any}} [of] {x:word} <of {z:word}> is|are ${need} ${to} {n1:number} {y:word}`,
    `{who:person} needs|requires|uses|takes {each:${any}} [of] {x:word} <of {z:word}> ${to} {n1:number} {y:word}`,
    `{n1:number} {y:word} need|require|take {each:${any}} [of] {x:word}`,
    `{who:person} needs {each:${any}} [of] {x:word} <of {z:word}> ${to} ${one} {y:word}`,
  ),
  ...asks(
    "total",
    `how_much|how_many {x:word} is|are|will_be|would_be ${need} ${to} {n2:number} [such] {y:word}`,
    `how_much|how_many {x:word} will|would|do|does {n2:number} [such] {y:word} need|require|take`,
    `how_much|how_many {x:word} does|do|will {who:person} need ${to} {n2:number} [such] {y:word}`,
    `[find|what_is|calculate] length|weight|quantity|amount of {x:word} ${need} ${to} {n2:number} [such] {y:word}`,
    `how_many metres|litres|kg|cups of {x:word} is|are|will_be ${need} ${to} {n2:number} [such] {y:word}`,
  ),
  ...asks(
    "n2",
    `how_many [such] {y:word} can be made|stitched|prepared|baked from|with|out_of {total:${any}} [of] <{x:word}>`,
    `how_many [such] {y:word} can {who:person} make|stitch|prepare|bake from|with|out_of {total:${any}} [of] <{x:word}>`,
  ),
];

/** Whether both amounts are of one kind and the goods differ from what is made of them. */
function isAlike({ amounts, words }: StoryFacts): boolean {
  const [each, total] = [amounts.get("each"), amounts.get("total")];
  // "For one shirt" has a separate wording.
  if (q.equals(amounts.get("n1")?.value ?? q.zero, q.one)) return false;
  return words.get("x") !== words.get("y") && (!total || !each || total.kind === each.kind);
}

function isCounted(value: (role: string) => Rational | undefined): boolean {
  return ["n1", "n2"].every((role) => q.isInteger(value(role) ?? q.one));
}

/** Names of roles in the words of the question: "For 10 cakes". */
function namesOf({ amounts, words }: StoryFacts): Record<string, string> {
  const noun = words.get("y") ?? "";
  const forSome = (name: string, role: string): Record<string, string> => {
    const count = amounts.get(role)?.value;
    return count ? { [name]: `For ${countWithNoun(count, noun)}` } : {};
  };
  return {
    one: `For ${countWithNoun(q.one, noun)}`,
    ...forSome("each", "n1"),
    ...forSome("total", "n2"),
  };
}

/** From the amount for one or several to the amount for another number. */
export const forEach = storyTask({
  name: "needed-for-so-many",
  about:
    /(?:~needs?|~needed|~required?|~requires|~used|~uses|~enough|takes?) .*how (?:much|many) |~(?:needed|required) /,
  clauses,
  roles: {
    each: ["Given amount", "like each"],
    n1: ["Given number", ""],
    one: ["For one", "like each"],
    n2: ["New number", "noun y"],
    total: ["New amount", "like each"],
  },
  whole: ["n2"],
  isSound: isAlike,
  makesSense: isCounted,
  names: namesOf,
  rename: ({ amounts }) => (amounts.has("n1") ? {} : { each: "one" }),
  rules: [
    makeRule(
      "one",
      "each n1",
      "Find the amount for one",
      "Unitary method: divide to find it for one first.",
      (v) => line`\frac{${v("each")}}{${v("n1")}}`,
    ),
    makeRule(
      "total",
      "one n2",
      "Multiply by the number asked for",
      "Every one needs the same.",
      (v) => line`${v("one")} \times ${v("n2")}`,
    ),
    makeRule(
      "n2",
      "total one",
      "Find how many",
      "Divide all there is by what one needs.",
      (v) => line`${v("total")} \div ${v("one")}`,
    ),
    makeRule(
      "one",
      "total n2",
      "Find the amount for one again",
      "Divide by the number.",
      (v) => line`\frac{${v("total")}}{${v("n2")}}`,
    ),
    makeRule(
      "each",
      "one n1",
      "Go back to the given amount",
      "",
      (v) => line`${v("one")} \times ${v("n1")}`,
    ),
  ],
  lesson: {
    topic: "Unitary method",
    method: "Unitary method",
    difficulty: "beginner",
    idea: "Find what is needed for one; so many need so many times as much.",
    firstMove: "How much is needed for one?",
    terms: { "Unitary method": "Finding the value of one first." },
    next: ["How much would be needed for ten?", "How do you check by dividing?"],
  },
  examples: [
    "2.5 m of cloth is needed for one shirt. How much cloth is needed for 6 shirts?",
    "A recipe needs 4 cups of flour for 10 cakes. How many cups are needed for 25 cakes?",
  ],
});
