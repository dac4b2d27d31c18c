import type { Concept } from "../../../library/concept.ts";
import type { ConceptLibrary } from "../../../library/concept-library.ts";
import type { DoubtSolution } from "../../outputs/doubt-solution.ts";
import {
  difficultyOfTelling,
  listed,
  nextTelling,
  otherExample,
  paragraphs,
  tell,
  tellingIn,
} from "../concepts/tellings.ts";
import { isNews, cannotRewrite, nothingChanges, onlyEnglish } from "./refinement.ts";
import { aboutConcept, doubtOfConcept, waysToTell } from "./doubt-of-concept.ts";
import type { Wish } from "./wishes.ts";

interface Refining {
  concept: Concept;
  previous: DoubtSolution;
  library: ConceptLibrary;
}

/** Refines the library's answer to a doubt as requested; a request that it can't grant gets the nearest thing. */
export function refinedConcept(wish: Wish | null, refining: Refining): DoubtSolution {
  const refined = asWished(wish, refining);
  if (isNews(refined, refining.previous)) return refined;
  const offers = ["simpler words", "more detail", "an example"];
  return { ...refined, content: paragraphs(nothingChanges(offers), refined.content) };
}

function asWished(wish: Wish | null, refining: Refining): DoubtSolution {
  switch (wish) {
    case "language": {
      const easier = toldNext("need_simpler", refining);
      return { ...easier, content: paragraphs(onlyEnglish, easier.content) };
    }
    case "simpler":
      return toldNext("need_simpler", refining);
    case "detail":
    case "why":
      return toldNext("need_harder", refining);
    case "shorter":
      return inShort(refining);
    case "example":
      return byExample(refining);
    case "another":
      return inAnotherWay(refining);
    case null: {
      const nearest = inAnotherWay(refining);
      return { ...nearest, content: paragraphs(cannotRewrite, nearest.content) };
    }
  }
}

/** The solution with another text, which its tabs don't repeat. */
function withText(text: string, { concept, previous, library }: Refining): DoubtSolution {
  const whole = doubtOfConcept(concept, previous.difficulty, library);
  return {
    ...whole,
    content: aboutConcept(concept, text),
    approaches: whole.approaches.filter(({ content }) => !text.includes(content)),
  };
}

function toldNext(need: "need_simpler" | "need_harder", refining: Refining): DoubtSolution {
  const { concept, previous } = refining;
  const telling = nextTelling(tellingIn(concept, previous), need);
  const text = tell(concept, telling, otherExample(concept, previous.content));
  return { ...withText(text, refining), difficulty: difficultyOfTelling(telling) };
}

/** The first paragraph is the definition, the key terms are the details. */
function inShort(refining: Refining): DoubtSolution {
  const { concept, previous } = refining;
  const [lead = ""] = concept.levels[previous.difficulty].split("\n\n");
  const terms = concept.keyTerms.map(({ term, meaning }) => `**${term}**: ${meaning}`);
  const text = paragraphs(lead, listed(terms));
  return { ...withText(text, refining), approaches: [], keyTerms: [] };
}

function byExample(refining: Refining): DoubtSolution {
  const { concept, previous } = refining;
  // The first example is in one of the tabs.
  const [first] = concept.examples;
  const example = otherExample(concept, `${first?.text ?? ""}\n${previous.content}`);
  const isShown = previous.content.includes(example.text);
  const shown = isShown ? otherExample(concept, previous.content) : example;
  return withText(paragraphs(`**${shown.title}**`, shown.text), refining);
}

function inAnotherWay(refining: Refining): DoubtSolution {
  const { concept, previous } = refining;
  const ways = waysToTell(concept);
  const last = ways.findIndex(({ content }) => previous.content.includes(content));
  const way = ways[(last + 1) % ways.length];
  return withText(way?.content ?? concept.simpler, refining);
}
