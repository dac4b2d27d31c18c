import * as q from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { numberOf } from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { readBayesStory } from "./bayes-clauses.ts";
import type { BayesProblem, Cause } from "./bayes-problem.ts";

const colour = "(red|black|white|green|blue|yellow)";
const box = "(?:bag|box|urn)";
const name = String.raw`(?:an? |1 |another |2 th |first |other )*(?:${box} ?)?(i{1,3}|1|2|3|a|b|c|x|y)?`;
const bag = String.raw`(?:${name} ?)(?:contains|has|containing) (\d+) ${colour} (?:balls? )?and (\d+) ${colour} balls?`;

const bags = new RegExp(
  String.raw`^(?:there are 2 ${box}s? , namely ${box} i and ${box} ii \. )?${bag} ?(?:,|\.|and|while|whereas|, while|, and)* ${bag} [.,] (?:and )?(?:1|a) ball is drawn at random from (?:1 of (?:2 )?${box}s?|either ${box}|any 1 of ${box}s?) ?[,.]? ?(?:and |if )?(?:it |ball |ball drawn |drawn ball )?(?:is |was )?(?:found to be |found )?${colour} [.,]? ?(?:find |what is |then find )(?:probability )(?:that )(?:it |ball )(?:was |is )?drawn from (?:${box} )?(i{1,3}|1|2|a|b|x|y|first|2 th)(?: ${box})?$`,
);

/** Reads the two standard textbook problems on Bayes' theorem, word by word. */
export function readBayes(question: Question): BayesProblem | null {
  if (!/probab/i.test(question.text) || question.text.length > 480) return null;
  if (
    !/\b(?:bags?|boxe?s?|urns?|machines?|factory|factories|plants?|test|insured)\b/i.test(
      question.text,
    )
  )
    return null;
  const line = questionLine(question).trim();
  return readBags(line) ?? readMachines(line) ?? readBayesStory(`${line} `);
}

function readBags(line: string): BayesProblem | null {
  const found = bags.exec(line);
  if (!found) return null;
  const groups = found.slice(1);
  const [first, second] = [bagTold(groups.slice(0, 5), "i"), bagTold(groups.slice(5, 10), "ii")];
  const [seen = "", wanted = ""] = groups.slice(10);
  const contents = [first.contents, second.contents];
  const areClear = contents.every((held) => held.size === 2);
  if (!areClear || !contents.some((held) => held.has(seen))) return null;
  const target = place(wanted, [first.name, second.name]);
  if (target === null) return null;
  const causes = [
    bagCause("bag I", first.contents, seen),
    bagCause("bag II", second.contents, seen),
  ];
  return { kind: "bags", causes, observation: seen, target };
}

/** A bag by the groups of its pattern: its name, and two numbers with their colours. */
function bagTold(
  [name, one, oneColour = "", other, otherColour = ""]: readonly (string | undefined)[],
  usualName: string,
): { name: string; contents: Map<string, number> } {
  return {
    name: name ?? usualName,
    contents: new Map([
      [oneColour, Number(one)],
      [otherColour, Number(other)],
    ]),
  };
}

function bagCause(name: string, contents: ReadonlyMap<string, number>, seen: string): Cause {
  const total = [...contents.values()].reduce((sum, count) => sum + count, 0);
  return {
    name,
    prior: q.rational(1n, 2n),
    likelihood: q.rational(BigInt(contents.get(seen) ?? 0), BigInt(Math.max(total, 1))),
  };
}

function place(wanted: string, names: readonly string[]): number | null {
  const at = names.indexOf(wanted);
  if (at >= 0) return at;
  if (["first", "i", "1"].includes(wanted)) return 0;
  return ["2 th", "ii", "2"].includes(wanted) ? 1 : null;
}

const percent = String.raw`(\d+(?:\.\d+)?) ?(?:%|percent|per cent)?`;
const list3 = `${percent} , ${percent} (?:, )?and ${percent}`;
const list2 = `${percent} and ${percent}`;
const makes = "(?:manufactures?|produces?|makes?|manufactured|produced)";
const of = String.raw`(?:of (?:total )?(?:bolts|items|output|products|production|bulbs|bolts produced|items produced|total output|total production|screws|articles|scooters|pens))?`;
const machine = "(?:machines?|plants?|factories|factory|operators?)";

function machines(names: string, shares: string): RegExp {
  return new RegExp(
    String.raw`^(?:(?:in )?(?:a|an) (?:bolt )?factory [,]? ?(?:which manufactures bolts ,|has)? ?)?(?:has )?(?:2 |3 )?${machine} ${names} ,? ?${makes} (?:respectively )?${shares} ?${of} ?(?:respectively )?[.,] (?:and )?of (?:their |its )?(?:outputs?|production) ,? ?${shares} ?(?:are )?(?:respectively )?(?:are )?defective(?: respectively)?(?: bolts| items)? [.,] (?:an? |1 )?(?:bolt|item|product|bulb|screw|article|pen) is (?:drawn|chosen|picked|selected) (?:up )?(?:at random )?(?:from (?:product|production|total production|total output|output|lot) )?and (?:it )?is found to be defective [.,] (?:find |what is )probability that (?:it|bolt|this item|item) (?:is |was )?(?:manufactured|produced|made) by (?:${machine} )?([abc])$`,
  );
}

const three = machines("a , b (?:, )?and c", list3);
const two = machines("a and b", list2);

function readMachines(line: string): BayesProblem | null {
  const found = three.exec(line) ?? two.exec(line);
  if (!found) return null;
  const numbers = found.slice(1, -1).map((text) => q.divide(numberOf(text), q.rational(100n)));
  const count = numbers.length / 2;
  const letter = found.at(-1) ?? "";
  const target = "abc".indexOf(letter);
  if (target < 0 || target >= count) return null;
  return {
    kind: "machines",
    causes: Array.from({ length: count }, (_, at) => ({
      name: `machine ${"ABC".charAt(at)}`,
      prior: numbers[at] ?? q.zero,
      likelihood: numbers[at + count] ?? q.zero,
    })),
    observation: "defective",
    target,
  };
}
