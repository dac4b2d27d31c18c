import type { AiResponse } from "#shared/contracts/answer.ts";
import { useHideCare } from "./use-hide-care.ts";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

interface CareCardProps {
  content: string;
  helplines: NonNullable<AiResponse["helplines"]>;
  /** Removes the card from the screen. */
  onHide?: () => void;
}

/**
 * For a student who may need a person more than a tutor: a kind reply, and helplines to call with one tap. The
 * helplines are right below the first words, visible on the smallest phone without scrolling, and are sticky when the
 * page is scrolled. One tap removes all of it, because somebody else may look at the phone.
 */
export function CareCard({ content, helplines, onHide }: CareCardProps) {
  const hide = useHideCare();
  const [kindWord = "", ...more] = content.split("\n\n");
  return (
    <Card as="section" aria-label="People who can help" className="grid gap-4">
      <Button
        variant="secondary"
        className="justify-self-end"
        onClick={() => {
          onHide?.();
          hide();
        }}
      >
        Hide this
      </Button>
      <Markdown text={kindWord} />
      <p>You can call now. Kind people will listen to you.</p>
      {/* Sticky below the header, unless large text leaves too little room. */}
      <ul className="bar z-10 grid gap-3 bg-sheet py-2 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:top-14">
        {helplines.map(({ name, number }) => (
          <li key={number}>
            <a href={`tel:${number}`} className={buttonLook({ fullWidth: true })}>
              <Icon name="phone" className="size-5" />
              Call {name} {number}
            </a>
          </li>
        ))}
      </ul>
      {more.length > 0 && <Markdown text={more.join("\n\n")} />}
      <p className="text-ink-soft">
        Can't call? Tell a grown-up you feel safe with, like someone at home or a teacher.
      </p>
    </Card>
  );
}
