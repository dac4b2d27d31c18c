import { Markdown } from "../../ui/markdown/markdown.tsx";

interface ReadQuestionProps {
  transcription: string | undefined;
}

/** The text read from the student's photo, which is answered here; shown so that a misreading is noticed. */
export function ReadQuestion({ transcription }: ReadQuestionProps) {
  if (transcription === undefined) return null;
  return (
    <p className="min-w-0 text-ink-soft">
      I read: <Markdown text={transcription} inline />
    </p>
  );
}
