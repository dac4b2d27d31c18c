import { suggestions } from "#shared/domain/suggestions.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface StartersProps {
  /** The address names a conversation that doesn't exist. */
  notFound: boolean;
  onAsk: (concept: string) => void;
}

/** The page of a new topic. */
export function Starters({ notFound, onAsk }: StartersProps) {
  return (
    <section aria-labelledby="starters" className="my-auto grid gap-5">
      {notFound && <Notice>That conversation isn't here any more. Ask again below.</Notice>}
      <div className="grid gap-2">
        <h2 id="starters" className="text-2xl font-semibold">
          What do you want to understand?
        </h2>
        <p className="text-ink-soft">
          Name a topic or ask a why. You get it explained at your level, and then as much simpler or
          deeper as you like.
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {suggestions.concept.starters.map((suggestion) => (
          <li key={suggestion}>
            <Button variant="secondary" onClick={() => onAsk(suggestion)}>
              {suggestion}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
