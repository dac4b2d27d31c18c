import { useLocation } from "wouter";
import type { Offer } from "#shared/contracts/answer.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import type { ButtonVariant } from "../../ui/button-look.ts";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { useUser } from "../account/account.queries.ts";
import { writeDraft } from "./draft.ts";
import { setPendingTopic } from "./pending-topic.ts";

interface OfferButtonProps {
  offer: Offer;
  variant: ButtonVariant;
}

/** Opens an offer: a topic is explained at once, an exercise is put into its question box. */
export function OfferButton({ offer, variant }: OfferButtonProps) {
  const open = useOpenOffer();
  return (
    <Button variant={variant} fullWidth onClick={() => open(offer)}>
      <Markdown text={offer.label} inline />
    </Button>
  );
}

const pageOf = {
  concept: paths.concepts,
  homework: paths.homework,
  doubt: paths.doubts,
} as const satisfies Record<Offer["tool"], string>;

function useOpenOffer() {
  const [, navigate] = useLocation();
  const userId = useUser().data?.id ?? 0;
  return ({ tool, ask }: Offer) => {
    if (tool === "concept") setPendingTopic(ask);
    else writeDraft({ box: tool, userId }, ask);
    navigate(pageOf[tool]);
  };
}
