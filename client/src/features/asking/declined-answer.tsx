import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

/** The tutor can't do this one and says so, with the nearest thing that it can do. */
export function DeclinedAnswer({ content }: { content: string }) {
  return (
    <Card className="flex gap-3">
      <Icon name="question" className="mt-0.5 size-6 text-ink-soft" />
      <Markdown text={content} className="min-w-0 flex-1" />
    </Card>
  );
}
