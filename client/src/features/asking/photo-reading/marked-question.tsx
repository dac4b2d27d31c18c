import { createElement, useId, type ReactNode } from "react";
import type { ReadQuestion } from "#shared/contracts/uploads.ts";
import type { Choices } from "./reading-text.ts";

interface MarkedQuestionProps {
  question: ReadQuestion;
  choices: Choices;
  onChoose: (index: number, sign: string) => void;
}

/** Renders a reading; each unsure piece is a radio group of its alternatives. */
export function MarkedQuestion({ question: { pieces }, choices, onChoose }: MarkedQuestionProps) {
  const unsurePieces = pieces.filter((piece) => typeof piece !== "string");
  const children: ReactNode[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === "string") children.push(piece);
    else {
      children.push(
        <Choice
          name={`Place ${unsurePieces.indexOf(piece) + 1} of ${unsurePieces.length}`}
          signs={piece.unsure}
          chosenSign={choices[index]}
          onChoose={(sign) => onChoose(index, sign)}
        />,
      );
    }
  }
  // Children passed as arguments need no keys.
  return createElement("p", { className: "text-lg leading-loose wrap-anywhere" }, ...children);
}

interface ChoiceProps {
  name: string;
  signs: readonly string[];
  chosenSign: string | undefined;
  onChoose: (sign: string) => void;
}

function Choice({ name, signs, chosenSign, onChoose }: ChoiceProps) {
  const group = useId();
  return (
    <span
      role="radiogroup"
      aria-label={name}
      className="mx-1 inline-flex max-w-full flex-wrap divide-x divide-rule overflow-hidden rounded-control border-2 border-marigold-edge align-middle"
    >
      {signs.map((sign) => (
        <label
          key={sign}
          className="flex min-h-touch min-w-touch items-center justify-center bg-sheet px-2 text-xl font-semibold has-checked:bg-marigold has-checked:text-on-marigold has-focus-visible:outline-2 has-focus-visible:-outline-offset-4"
        >
          <input
            type="radio"
            name={group}
            aria-label={spokenLabelOf(sign)}
            checked={chosenSign === sign}
            onChange={() => onChoose(sign)}
            className="sr-only"
          />
          <span aria-hidden="true">{labelOf(sign)}</span>
        </label>
      ))}
    </span>
  );
}

/** Visible label of an alternative: the empty string and the placeholder have words. */
function labelOf(sign: string): string {
  if (sign === "") return "nothing";
  return sign === "□" ? "other" : sign;
}

const spokenLabels: ReadonlyMap<string, string> = new Map([
  ["+", "plus"],
  ["-", "minus"],
  ["−", "minus"],
  ["×", "times"],
  ["÷", "divided by"],
  ["=", "equals"],
  [".", "point"],
  [",", "comma"],
  ["", "nothing"],
  ["√", "root"],
  ["□", "something else"],
]);

const spokenLabelOf = (sign: string) => spokenLabels.get(sign.trim()) ?? sign;
