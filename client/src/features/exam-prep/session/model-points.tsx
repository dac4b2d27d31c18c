import { useId } from "react";
import type { ExamQuestion } from "#shared/contracts/exams.ts";
import { Card } from "../../../ui/card.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";

export const marksInWords = (marks: number): string => (marks === 1 ? "1 mark" : `${marks} marks`);

export type ShortQuestion = Extract<ExamQuestion, { kind: "short" }>;

/** Sum of the marks of the ticked points, at most the marks of the question. */
export function marksFor(
  { points, marks }: ShortQuestion,
  tickedIndexes: readonly number[],
): number {
  const sum = tickedIndexes.reduce((total, index) => total + (points[index]?.marks ?? 0), 0);
  return Math.min(marks, sum);
}

interface ModelPointsProps {
  question: ShortQuestion;
  /** Indexes of the points that the student found in her own answer. */
  tickedIndexes: readonly number[];
  onTick: (tickedIndexes: number[]) => void;
}

/** The points of the model answer; each ticked one gives its marks. */
export function ModelPoints({ question, tickedIndexes, onTick }: ModelPointsProps) {
  const id = useId();
  const { points, marks } = question;
  const markSum = marksFor(question, tickedIndexes);
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3">
      <div>
        <h3 id={id} className="text-lg font-semibold">
          Model answer
        </h3>
        <p className="text-sm text-ink-soft">Tick each point that is in your answer too.</p>
      </div>
      <ul className="grid gap-2">
        {points.map((point, index) => (
          <li key={point.text}>
            <Point
              point={point}
              isTicked={tickedIndexes.includes(index)}
              onTick={(isTicked) =>
                onTick(
                  isTicked
                    ? [...tickedIndexes, index]
                    : tickedIndexes.filter((each) => each !== index),
                )
              }
            />
          </li>
        ))}
      </ul>
      <output className="font-semibold tabular-nums">
        You give yourself {markSum} of {marksInWords(marks)}
      </output>
    </Card>
  );
}

interface PointProps {
  point: ModelPointsProps["question"]["points"][number];
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function Point({ point, isTicked, onTick }: PointProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-touch items-start gap-3 rounded-control border border-outline bg-sheet px-3 py-2 has-checked:border-teal has-checked:bg-teal-soft"
    >
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        className="mt-0.5 size-5 shrink-0 accent-teal"
      />
      <span className="min-w-0 flex-1">
        <Markdown text={point.text} inline />
      </span>
      <span className="shrink-0 text-sm text-ink-soft">{marksInWords(point.marks)}</span>
    </label>
  );
}
