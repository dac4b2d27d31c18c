import { useEffect, useId, useState } from "react";
import type { PhotoReading, ReadQuestion } from "#shared/contracts/uploads.ts";
import { detailOf } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { WrittenText } from "../../../ui/markdown/written-text.tsx";
import { MarkedQuestion } from "./marked-question.tsx";
import { likeliestText, textOfReading, type Choices } from "./reading-text.ts";
import { usePhotoReading } from "./reading.queries.ts";
import { typesetMaths } from "./typed-maths.ts";

export interface PhotoReadingProps {
  photo: Blob;
  box: ReadingBox;
  /** Whether a photo alone can be asked, because the server has a model that reads it. */
  canAskByPhoto: boolean;
  /** Stores the photo until the connection is back; absent if it can't be stored. */
  onStore?: (() => void) | undefined;
}

/** State of the question box that a reading depends on. */
export interface ReadingBox {
  /** Current text of the box. */
  text: string;
  /** Last reading inserted into the box; the student may have edited it since. */
  reading: string | null;
  insert: (reading: string) => void;
}

/** Shows the reading of a photo. The student chooses and corrects it before anything is asked. */
export function PhotoReadingCard(props: PhotoReadingProps) {
  const { data, error, isFetching, isOffline, refetch } = usePhotoReading(props.photo);
  if (data?.outcome === "printed")
    return <PrintedQuestions {...props} questions={data.questions} />;
  if (data) return <p role="status">{sentenceOf(data.outcome, props.canAskByPhoto)}</p>;
  if (isOffline) return <OfflineNote onStore={props.onStore} />;
  if (error && !isFetching) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{detailOf(error)}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          Read it again
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Spinner /> Reading your photo…
    </p>
  );
}

type NotPrinted = Exclude<PhotoReading["outcome"], "printed">;

/** Sentence for a photo without a printed question: the reason and the next step. */
export function sentenceOf(outcome: NotPrinted, canAskByPhoto: boolean): string {
  switch (outcome) {
    case "handwritten":
      return canAskByPhoto
        ? "This looks handwritten. I'll try to read it when you send it. Typing it is surer."
        : "I read print. Type what is handwritten.";
    case "nothing":
      return canAskByPhoto
        ? "I can't see a printed question here. Send the photo as it is, or type your question."
        : "I can't find a printed question in this photo. Take it again from closer, in good light, or type your question.";
    case "too_slow":
      return canAskByPhoto
        ? "There is too much on this photo for a quick look. Send it as it is, or type your question."
        : "There is too much on this photo. Take only the question, from close up, or type it.";
  }
}

function OfflineNote({ onStore }: Pick<PhotoReadingProps, "onStore">) {
  return (
    <div role="status" className="grid justify-items-start gap-2">
      <p>You're offline. I'll read your photo as soon as the internet is back.</p>
      {onStore && (
        <Button variant="secondary" onClick={onStore}>
          Keep it for later
        </Button>
      )}
    </div>
  );
}

type PrintedQuestionsProps = PhotoReadingProps & { questions: readonly ReadQuestion[] };

function PrintedQuestions({ questions, box }: PrintedQuestionsProps) {
  const id = useId();
  const [questionIndex, setQuestionIndex] = useState(questions.length === 1 ? 0 : null);
  const question = questionIndex === null ? undefined : questions[questionIndex];
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-lg font-semibold">
        {question ? "Is this your question?" : "Which question do you need?"}
      </h3>
      {question ? (
        <OneQuestion key={questionIndex} question={question} box={box} />
      ) : (
        <QuestionList questions={questions} onPick={setQuestionIndex} />
      )}
      {question && questions.length > 1 && (
        <Button variant="secondary" onClick={() => setQuestionIndex(null)}>
          Another question on this photo
        </Button>
      )}
    </Card>
  );
}

interface QuestionListProps {
  questions: readonly ReadQuestion[];
  onPick: (index: number) => void;
}

function QuestionList({ questions, onPick }: QuestionListProps) {
  // Two questions of a page may have the same text, and their order is stable, so the index is the key.
  const numbered = questions.map((question, index) => ({ ...question, index }));
  return (
    <ol className="grid gap-2">
      {numbered.map((question) => (
        <li key={question.index}>
          <button
            type="button"
            onClick={() => onPick(question.index)}
            className="flex min-h-touch w-full gap-2 rounded-control border border-outline bg-sheet px-3 py-2 text-left wrap-anywhere hover:bg-desk"
          >
            {question.label !== null && <span className="font-semibold">{question.label}</span>}{" "}
            <span className="line-clamp-4">{likeliestText(question)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface OneQuestionProps {
  question: ReadQuestion;
  box: ReadingBox;
}

function OneQuestion({ question, box }: OneQuestionProps) {
  const [choices, setChoices] = useState<Choices>({});
  const text = textOfReading(question, choices);
  useInsertIntoFreeBox(text, box);
  const hasUnsurePieces = question.pieces.some((piece) => typeof piece !== "string");
  return (
    <>
      {hasUnsurePieces && (
        <>
          <p>
            I'm not sure of the marked places. Look at your photo and tap what is printed there.
          </p>
          <MarkedQuestion
            question={question}
            choices={choices}
            onChoose={(at, sign) => setChoices((before) => ({ ...before, [at]: sign }))}
          />
        </>
      )}
      {text !== null &&
        (box.reading === text ? (
          <InsertedReading text={box.text} />
        ) : (
          <OfferedReading text={text} box={box} />
        ))}
    </>
  );
}

/** Inserts the reading if the box is empty or holds an unedited reading; typed text is not overwritten. */
function useInsertIntoFreeBox(text: string | null, box: ReadingBox): void {
  const isFree = box.text.trim() === "" || box.text === box.reading;
  useEffect(() => {
    if (text !== null && isFree && box.reading !== text) box.insert(text);
  });
}

function InsertedReading({ text }: { text: string }) {
  return (
    <>
      <WrittenText text={typesetMaths(text)} />
      <p className="text-sm text-ink-soft">
        {text.includes("□")
          ? "I couldn't read what stands at □. Put it right in the box."
          : "Check every number and sign. You can change it in the box."}
      </p>
    </>
  );
}

function OfferedReading({ text, box }: { text: string; box: ReadingBox }) {
  return (
    <>
      <WrittenText text={typesetMaths(text)} />
      <Button variant="secondary" onClick={() => box.insert(text)}>
        Put it in the box
      </Button>
    </>
  );
}
