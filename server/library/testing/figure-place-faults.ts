import { figureIn, figuresIn } from "#shared/domain/figure-mark.ts";
import type { Concept } from "../concept.ts";
import { wordsIn } from "./words.ts";

const mostInTelling = 2;
const longestCaption = 90;

/** The faults of the places and captions of a concept's figures, as sentences. */
export function figurePlaceFaults({ levels, simpler, examples, quiz, figures }: Concept): string[] {
  const tellings = Object.entries({ ...levels, simpler });
  const texts = [
    ...tellings,
    ...examples.map(({ title, text }) => [title, text] as const),
    ...quiz.map(({ question }) => ["quiz", question] as const),
  ];
  const isDrawn = tellings.some(([, text]) => figuresIn(text).length > 0);
  const withoutFigure = Object.entries(levels).filter(([, text]) => figuresIn(text).length === 0);
  const placed = new Set(texts.flatMap(([, text]) => figuresIn(text).map(({ name }) => name)));
  return [
    ...texts.flatMap(([where, text]) => faultsIn(text).map((fault) => `${where}: ${fault}`)),
    ...(isDrawn ? withoutFigure.map(([where]) => `${where}: it shows no figure`) : []),
    ...figures
      .filter(({ name }) => !placed.has(name))
      .map(({ name }) => `${name} stands neither in a telling, an example nor a quiz`),
  ];
}

function faultsIn(text: string): string[] {
  const paragraphs = text.split("\n\n");
  const marks = figuresIn(text);
  const alone = paragraphs.flatMap((paragraph) => figureIn(paragraph) ?? []);
  const names = new Set(marks.map(({ name }) => name));
  return [
    ...(alone.length < marks.length ? ["a figure is no paragraph of its own"] : []),
    ...(text.startsWith("![") ? ["it begins with a figure"] : []),
    ...(names.size < marks.length ? ["a figure stands in it twice"] : []),
    ...(marks.length > mostInTelling ? [`it shows more than ${mostInTelling} figures`] : []),
    ...marks.flatMap(({ caption }) => captionFaults(caption)),
  ];
}

function captionFaults(caption: string): string[] {
  return [
    ...(wordsIn(caption).length < 2 ? [`the caption "${caption}" says too little`] : []),
    ...(caption.length > longestCaption
      ? [`the caption "${caption}" is longer than ${longestCaption} characters`]
      : []),
    ...(/["*_$<>`\\]/u.test(caption) ? [`the caption "${caption}" is no plain text`] : []),
  ];
}
