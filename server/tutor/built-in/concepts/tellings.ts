import { figuresIn, markOf } from "#shared/domain/figure-mark.ts";
import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Concept } from "../../../library/concept.ts";
import type { Need } from "../../operations.ts";

/**
 * The explanations of a concept of the library, the easiest first: in its parts, with an everyday comparison, at its
 * three levels, and beyond them by a worked example and questions.
 */
const tellings = ["pieces", "picture", "beginner", "intermediate", "advanced", "beyond"] as const;
export type Telling = (typeof tellings)[number];

export type Example = Concept["examples"][number];

const harder: Record<Telling, Telling> = {
  pieces: "intermediate",
  picture: "intermediate",
  beginner: "intermediate",
  intermediate: "advanced",
  advanced: "beyond",
  beyond: "beyond",
};

/** Below the comparison there are only the parts, and back: neither is the text that was not understood. */
const easier: Record<Telling, Telling> = {
  beyond: "intermediate",
  advanced: "intermediate",
  intermediate: "beginner",
  beginner: "picture",
  picture: "pieces",
  pieces: "picture",
};

/** Chooses the next explanation by a student's feedback on the last one. */
export function nextTelling(last: Telling, need: Need): Telling {
  return need === "need_harder" ? harder[last] : easier[last];
}

const difficultyOf: Record<Telling, Difficulty> = {
  pieces: "beginner",
  picture: "beginner",
  beginner: "beginner",
  intermediate: "intermediate",
  advanced: "advanced",
  beyond: "advanced",
};

export function difficultyOfTelling(telling: Telling): Difficulty {
  return difficultyOf[telling];
}

const inPieces = "Let us take it apart, one piece at a time.";
const thinkFurther = "**Think further**";

/** Markdown. `example` is the explanation beyond the levels. */
export function tell(concept: Concept, telling: Telling, example: Example): string {
  switch (telling) {
    case "pieces":
      return paragraphs(
        inPieces,
        figureOf(concept, "beginner"),
        numbered(concept),
        "**Easily mixed up**",
        mixUpsOf(concept),
      );
    case "picture":
      return concept.simpler;
    case "beginner":
    case "intermediate":
    case "advanced":
      return concept.levels[telling];
    case "beyond":
      return paragraphs(
        `**${example.title}**`,
        example.text,
        thinkFurther,
        listed(concept.questions.map(({ question }) => question)),
        "**Where even good students slip**",
        mixUpsOf(concept),
      );
  }
}

/** The mark of a level's first drawing, or else of the easiest level's; empty where there is none. */
export function figureOf({ levels }: Concept, level: Difficulty): string {
  const [first] = [levels[level], levels.beginner].flatMap(figuresIn);
  return first ? markOf(first) : "";
}

/** Which explanation a text contains; for a text that is not the library's, the one of its difficulty. */
export function tellingIn(
  concept: Concept,
  { content, difficulty }: { content: string; difficulty: Difficulty },
): Telling {
  if (content.includes(inPieces)) return "pieces";
  if (content.includes(thinkFurther)) return "beyond";
  if (content.includes(concept.simpler)) return "picture";
  return difficulty;
}

/** A common misconception, and the correction. */
export function mixUpsOf({ misconceptions }: Concept): string {
  return listed(misconceptions.map(({ belief, truth }) => `*${belief}* ${truth}`));
}

/** An example that the texts don't contain yet; the first where they contain all. */
export function otherExample({ examples }: Concept, shown: string): Example {
  const [first] = examples;
  if (!first) throw new Error("A concept has two examples at least");
  return examples.find(({ text }) => !shown.includes(text)) ?? first;
}

function numbered({ keyTerms }: Concept): string {
  return keyTerms.map(({ term, meaning }, at) => `${at + 1}. **${term}**: ${meaning}`).join("\n");
}

export function listed(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}
