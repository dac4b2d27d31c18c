import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { OfferButton } from "./offer-button.tsx";

interface DeclinedAnswerProps {
  part: AiResponsePart;
  /** True where the page's action bar has no button for what helps: a single offer is then drawn here too. */
  withOffers?: boolean;
}

/** The tutor can't do this one and says so, or has a plan to follow, with what there is to open next. */
export function DeclinedAnswer({ part, withOffers = false }: DeclinedAnswerProps) {
  const { content = "", replyKind, offers = [] } = part;
  const isPlan = replyKind === "plan";
  const isListed = isPlan || withOffers || offers.length > 1;
  return (
    <>
      <Card className="flex gap-3">
        <Icon name={isPlan ? "target" : "question"} className="mt-0.5 size-6 text-ink-soft" />
        <Markdown text={content} className="min-w-0 flex-1" />
      </Card>
      {isListed && offers.length > 0 && (
        <ul className="grid gap-2" aria-label="Where to go from here">
          {offers.map((offer, at) => (
            <li key={`${offer.tool} ${offer.ask}`}>
              <OfferButton offer={offer} variant={at === 0 ? "primary" : "secondary"} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
