import { useId } from "react";
import { Card } from "../../ui/card.tsx";
import { ConsentQuestion } from "../account/consent-question.tsx";

/** Asks for the consent that an old account doesn't have. It blocks nothing. */
export function ConsentCard() {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="font-semibold">
        One question for you and your parents
      </h2>
      <ConsentQuestion />
    </Card>
  );
}
