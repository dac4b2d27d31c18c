import type { AiResponse } from "#shared/contracts/answer.ts";
import { Markdown } from "../../ui/markdown/markdown.tsx";

/** Terms of the subject, each with its meaning. */
export function TermList({ keyTerms }: Pick<AiResponse, "keyTerms">) {
  return (
    <dl className="grid gap-3">
      {keyTerms.map(({ term, meaning }) => (
        <div key={term} className="min-w-0">
          <dt className="font-semibold">
            <Markdown text={term} inline />
          </dt>
          <dd>
            <Markdown text={meaning} className="text-ink-soft" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
