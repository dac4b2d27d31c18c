import { useState } from "react";
import type { z } from "zod/mini";
import type { accountFacts } from "#shared/contracts/account.ts";
import { dateInIndia } from "../../lib/format-moment.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { ConsentQuestion } from "../account/consent-question.tsx";
import { PasswordSheet } from "./password-sheet.tsx";
import { Section } from "./section.tsx";
import { useEndParentLink, useMakeParentLink } from "./settings.queries.ts";

type Facts = z.output<typeof accountFacts>;

/** The parent's consent, and the link of the parent's view. */
export function ParentSection({ facts: { consent, parentLinkMadeAt } }: { facts: Facts }) {
  const [isAsking, setAsking] = useState(false);
  const make = useMakeParentLink();
  const end = useEndParentLink();
  const token = parentLinkMadeAt ? make.data?.token : undefined;
  return (
    <Section
      title="For your parents"
      words="With a link a parent sees the days and minutes you studied and the topics. Never your questions or answers."
    >
      {token !== undefined && <NewLink address={`${origin}${paths.parentView}#${token}`} />}
      {token === undefined && parentLinkMadeAt && (
        <p>A link was made on {dateInIndia(parentLinkMadeAt)}. A new one replaces it.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Make a Link
        </Button>
        {parentLinkMadeAt && (
          <Button
            variant="quiet"
            onClick={() => end.mutate()}
            pending={end.isPending}
            pendingLabel="Stopping..."
          >
            Stop the Link
          </Button>
        )}
      </div>
      <Agreement consent={consent} />
      <PasswordSheet
        open={isAsking}
        title="Make a link for a parent"
        words="Whoever has the link sees when and what you study. Your password shows that it is you who makes it."
        action={{ label: "Make the Link", pendingLabel: "Making..." }}
        send={make.mutate}
        isPending={make.isPending}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

function NewLink({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: "Link copied", description: "Send it to your parent." });
    } catch {
      showToast({ title: "Not copied", description: "Press the link for longer to copy it." });
    }
  };
  return (
    <div className="grid gap-3">
      <TextField
        label="Link for a parent"
        hint="Copy it now: it is shown only this once. Whoever has it can open it."
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>Copy Link</Button>
    </div>
  );
}

function Agreement({ consent }: Pick<Facts, "consent">) {
  if (consent) {
    const who = consent.givenBy === "guardian" ? "Your parent or guardian" : "You";
    return (
      <p className="text-sm text-ink-soft">
        {who} agreed to the Privacy Policy on {dateInIndia(consent.givenAt)}.
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <ConsentQuestion />
    </div>
  );
}
