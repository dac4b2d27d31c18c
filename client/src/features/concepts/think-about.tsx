import type { AiResponse } from "#shared/contracts/answer.ts";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

interface ThinkAboutProps {
  aiResponse: AiResponse;
  /** An answer is in progress: the next ask must wait. */
  isBusy: boolean;
  onAsk: (concept: string) => void;
}

/** Questions to think about, or questions similar to a declined one; a press asks them. */
export function ThinkAbout({ aiResponse, isBusy, onAsk }: ThinkAboutProps) {
  const { followUpQuestions, declined, helplines } = aiResponse;
  if (helplines || followUpQuestions.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{declined ? "I can explain these" : "Think about this"}</h3>
      <ul className="grid gap-2">
        {followUpQuestions.map((question) => (
          <li key={question}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onAsk(question)}
              className="flex min-h-touch w-full items-center gap-2 rounded-control border border-outline px-3 py-2 text-left font-medium text-teal hover:bg-teal-soft disabled:text-ink-soft"
            >
              <span className="min-w-0 flex-1">
                <Markdown text={question} inline />
              </span>
              <Icon name="arrow-right" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
