import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { OfferButton } from "./offer-button.tsx";

interface DeclinedAnswerProps {
  part: AiResponsePart;
  /** True if the page's action bar has no button for the offer: a single offer is then shown here too. */
  withOffers?: boolean;
}

/** A refusal of the tutor, or a study plan, with the pages that it offers next. */
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
