import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { type StoryKind, storyTask } from "../story-kind.ts";

const piece = "pieces|strips|parts|bits";
const cut = "is|was cut|divided|torn|sawn";
const pack = "is|was|are|were|is_to_be packed|filled|poured|put|bottled|divided|distributed";

/** Things that are cut into pieces of a given length. */
const lengths: readonly Clause[] = [
  ...facts(
    "{x:goods} is|was|of_length {all:length} [long|in_length]",
    "length of {x:goods} is|was {all:length}",
    `it|{x:goods} ${cut} [up] into|in [equal|small] ${piece} [each] [of|measuring|of_length] [length] {piece:length} [long] [each]`,
    `it|{x:goods} ${cut} [up] into {n:number} equal ${piece}`,
    `{x:goods} {all:length} [long] ${cut} [up] into|in [equal|small] ${piece} [each] [of|measuring] [length] {piece:length} [long] [each]`,
    `[piece_of] {x:goods} {all:length} [long] ${cut} [up] into|in [equal|small] ${piece} each {piece:length} [long]`,
    `{x:goods} of length {all:length} ${cut} [up] into|in [equal|small] ${piece} [each] [of|measuring] [length] {piece:length} [long] [each]`,
    `{all:length} [long] {x:goods} ${cut} [up] into|in [equal|small] ${piece} [each] [of|measuring] [length] {piece:length} [long] [each]`,
    `{x:goods} {all:length} [long] ${cut} [up] into {n:number} equal ${piece}`,
    `{x:goods} of length {all:length} ${cut} [up] into {n:number} equal ${piece}`,
    `{all:length} [long] {x:goods} ${cut} [up] into {n:number} equal ${piece}`,
  ),
  ...asks(
    "n",
    `how_many ${piece} are|will|were [be] there [in_all]`,
    `how_many [such] ${piece} [will_be|are] obtained|got|made|cut|formed`,
    `how_many [such] ${piece} can|will [be] <{who:person}> [be] obtained|got|cut|get|made|formed [from_it|from_the_rope]`,
    `how_many [such] ${piece} does|do|did|will {who:person} get`,
    `${mustFind} number of ${piece}`,
    `how_many ${piece} of [length] {piece:length} [each|long] can|will be cut|obtained|made|got from|out_of {x:goods} {all:length} long`,
    `how_many ${piece} of [length] {piece:length} [each|long] can|will be cut|obtained|made|got from|out_of {x:goods} of [length] {all:length}`,
    `how_many ${piece} of [length] {piece:length} [each|long] can|will be cut|obtained|made|got from|out_of {all:length} [long] [of] {x:goods}`,
    `how_many ${piece} of [length] {piece:length} [each|long] can|will be cut|obtained|made|got from|out_of it`,
  ),
  ...asks(
    "piece",
    `${mustFind} length of each|one piece|strip|part|bit`,
    "how_long is|will each|one piece|strip|part|bit [be]",
    "what will be length of each|one piece|strip|part|bit",
  ),
];

/** Things that are packed into packets of a given weight, or poured into bottles. */
const packets: readonly Clause[] = ["mass", "volume"].flatMap((kind) => [
  ...facts(
    `{all:${kind}} [of] {x:goods} ${pack} into|in [equal|small] {g:word} of {piece:${kind}} [each]`,
    `{all:${kind}} [of] {x:goods} ${pack} into|in [equal|small] {g:word} each of|holding|containing {piece:${kind}}`,
  ),
  ...asks(
    "n",
    `how_many [such] {g:word} are|will_be needed|required|filled|used|made|packed`,
    `how_many [such] {g:word} are|were|will_be there`,
    `how_many [such] {g:word} can be filled|made|packed`,
    `${mustFind} number of {g:word} [needed|required|filled|used]`,
    `how_many {g:word} of {piece:${kind}} [each] can|will be filled|made|packed|obtained from|with|out_of {all:${kind}} [of] {x:goods}`,
  ),
]);

/** Whether the division has no remainder, because the wordings do not mention one. */
function comesOut(value: (role: string) => Rational | undefined): boolean {
  const [all, part, count] = [value("all"), value("piece"), value("n")];
  if (all && part) return q.isInteger(q.divide(all, part)) && q.order(all, part) > 0;
  return count !== undefined && q.isInteger(count) && q.order(count, q.one) > 0;
}

/** What both tasks share. */
const shared: Pick<StoryKind, "whole" | "makesSense" | "rules" | "lesson"> = {
  whole: ["n"],
  makesSense: comesOut,
  rules: [
    makeRule(
      "n",
      "all piece",
      "Divide the whole by one part",
      "How often does one part go into the whole? That is division.",
      (v) => line`${v("all")} \div ${v("piece")}`,
    ),
    makeRule(
      "piece",
      "all n",
      "Divide the whole by the number of parts",
      "Equal parts: divide.",
      (v) => line`${v("all")} \div ${v("n")}`,
    ),
    makeRule(
      "all",
      "piece n",
      "Put the parts together again",
      "Whole = one part × number of parts.",
      (v) => line`${v("piece")} \times ${v("n")}`,
    ),
  ],
  lesson: {
    topic: "Division of decimals and measures",
    method: "Whole ÷ one part",
    difficulty: "beginner",
    idea: "To find how many equal parts there are, divide the whole by one part, both in the same unit.",
    firstMove: "See that both measures are in the same unit, then divide.",
    terms: { Quotient: "The result of a division." },
    next: [
      "How would you divide by a decimal without a calculator?",
      "What would happen to the number if each part were half as big?",
    ],
  },
};

/** A length that is cut into equal pieces without a remainder. */
export const cutPieces = storyTask({
  name: "cut-into-pieces",
  about: /(?:pieces?|strips?|parts?|bits?) /,
  clauses: lengths,
  roles: {
    all: ["Whole length", "like all piece"],
    piece: ["Length of each piece", "like all piece"],
    n: ["Number of pieces", "of pieces"],
  },
  ...shared,
  examples: [
    "A rope is 36 m long. It is cut into pieces of 2.25 m. How many pieces are there?",
    "A ribbon 5.4 m long is cut into 12 equal pieces. Find the length of each piece.",
  ],
});

/** A weight or a volume that fills packets or bottles without a remainder. */
export const filledPackets = storyTask({
  name: "filled-packets",
  about:
    /(?:W\d.*W\d|V\d.*V\d).*(?:how many|number of) |(?:how many|number of) .*(?:W\d.*W\d|V\d.*V\d)/,
  clauses: packets,
  roles: {
    all: ["Whole", "like all piece"],
    piece: ["In each", "like all piece"],
    n: ["Number", "noun g"],
  },
  ...shared,
  examples: [
    "12.5 kg of sugar is packed in packets of 250 g each. How many packets are needed?",
    "18 litres of milk is poured into bottles of 0.75 litres each. How many bottles are filled?",
  ],
});
