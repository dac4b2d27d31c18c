import { useState } from "react";
import type { Verdict } from "#shared/contracts/homework.ts";
import { detailOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { VerdictNote } from "../asking/verdict-note.tsx";
import { useCheckAnswer } from "./homework.queries.ts";

interface OwnAnswerProps {
  messageId: number;
  prompt: string;
  /** Something was typed and judged. */
  onTried: () => void;
}

/** The student does something herself, and is told kindly how it went. */
export function OwnAnswer({ messageId, prompt, onTried }: OwnAnswerProps) {
  const [given, setGiven] = useState("");
  const check = useCheckAnswer(messageId);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (given.trim() !== "") check.mutate(given, { onSuccess: onTried });
  };
  return (
    <Card as="section" aria-label="Your answer" className="grid gap-4">
      <Markdown text={prompt} />
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label="Your answer"
          value={given}
          onChange={(event) => setGiven(event.target.value)}
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={check.error ? detailOf(check.error) : undefined}
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={given.trim() === ""}
          pending={check.isPending}
          pendingLabel="Checking..."
        >
          Check my answer
        </Button>
      </form>
      <output className="block">
        {check.data && (
          <VerdictNote
            isRight={check.data.verdict === "right"}
            title={titles[check.data.verdict]}
            why={check.data.feedback}
          />
        )}
      </output>
    </Card>
  );
}

const titles: Record<Verdict["verdict"], string> = {
  right: "Yes, that's right!",
  unfinished: "Almost there",
  wrong: "Not yet",
  unreadable: "I couldn't read that",
};
