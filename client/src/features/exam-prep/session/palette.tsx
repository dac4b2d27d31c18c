import clsx from "clsx";
import type { ExamQuestion } from "#shared/contracts/exams.ts";
import { Icon } from "../../../ui/icon.tsx";
import {
  paletteCounts,
  paletteState,
  paletteStates,
  paletteWords,
  sectionsOf,
  type PaletteState,
} from "./palette-state.ts";
import type { SessionDraft } from "./session-draft.ts";

interface PaletteProps {
  draft: SessionDraft;
  questions: readonly ExamQuestion[];
  /** Index of the current question; null if there is none. */
  questionIndex: number | null;
  onGoTo: (questionIndex: number) => void;
}

/** All questions with their states, as links. */
export function Palette({ draft, questions, questionIndex, onGoTo }: PaletteProps) {
  const sections = sectionsOf(questions);
  return (
    <div className="grid gap-4">
      <Legend counts={paletteCounts(draft, questions)} />
      <div className="-m-1 grid max-h-[45vh] gap-4 overflow-y-auto p-1">
        {sections.map(({ subject, indexes: places }) => (
          <section key={subject} aria-label={subject} className="grid gap-2">
            {sections.length > 1 && <h3 className="font-semibold">{subject}</h3>}
            <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
              {places.map((index) => (
                <li key={index}>
                  <PaletteButton
                    number={index + 1}
                    state={paletteState(draft, questions[index]?.id ?? "")}
                    isCurrent={index === questionIndex}
                    onPress={() => onGoTo(index)}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

const classNames: Record<PaletteState, string> = {
  answered: "border-teal bg-teal-soft text-teal",
  notAnswered: "border-danger bg-danger-soft text-danger",
  notVisited: "border-outline bg-sheet text-ink",
  marked: "border-marigold-edge bg-marigold-soft text-ink",
  answeredAndMarked: "border-marigold-edge bg-teal-soft text-teal",
};

interface PaletteButtonProps {
  number: number;
  state: PaletteState;
  isCurrent: boolean;
  onPress: () => void;
}

function PaletteButton({ number, state, isCurrent, onPress }: PaletteButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Question ${number}, ${paletteWords[state].toLowerCase()}`}
      aria-current={isCurrent ? "step" : undefined}
      onClick={onPress}
      className={clsx(
        "relative grid min-h-touch w-full place-items-center rounded-control border text-sm font-semibold tabular-nums",
        classNames[state],
        isCurrent && "outline-2 outline-offset-1 outline-ink",
      )}
    >
      {number}
      <StateMark state={state} className="absolute right-0.5 bottom-0.5" />
    </button>
  );
}

/** Shows the state by its shape too, for people with colour blindness. */
function StateMark({ state, className }: { state: PaletteState; className?: string }) {
  const isDone = state === "answered" || state === "answeredAndMarked";
  const isMarked = state === "marked" || state === "answeredAndMarked";
  return (
    <span aria-hidden="true" className={clsx("flex", className)}>
      {isDone && <Icon name="check" className="size-3.5" />}
      {isMarked && <Icon name="question" className="size-3.5 text-ink" />}
      {state === "notAnswered" && <Icon name="close" className="size-3.5" />}
    </span>
  );
}

function Legend({ counts }: { counts: Record<PaletteState, number> }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-3 gap-y-1.5 text-sm">
      {paletteStates.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span
            className={clsx(
              "flex h-7 min-w-14 shrink-0 items-center justify-center gap-0.5 rounded-sm border px-1 font-semibold tabular-nums",
              classNames[state],
            )}
          >
            {counts[state]}
            <StateMark state={state} />
          </span>
          {paletteWords[state]}
        </li>
      ))}
    </ul>
  );
}
