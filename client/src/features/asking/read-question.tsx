import { Markdown } from "../../ui/markdown/markdown.tsx";

interface ReadQuestionProps {
  transcription: string | undefined;
}

/** What was read in the student's photo and is answered here, so that a misreading shows. */
export function ReadQuestion({ transcription }: ReadQuestionProps) {
  if (transcription === undefined) return null;
  return (
    <p className="min-w-0 text-ink-soft">
      I read: <Markdown text={transcription} inline />
    </p>
  );
}
