import { useState } from "react";
import type { Verdict } from "#shared/contracts/homework.ts";
import { detailOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
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
      <output className="block">{check.data && <VerdictNote verdict={check.data} />}</output>
    </Card>
  );
}

const titles: Record<Verdict["verdict"], string> = {
  right: "Yes, that's right!",
  unfinished: "Almost there",
  wrong: "Not yet",
  unreadable: "I couldn't read that",
};

function VerdictNote({ verdict: { verdict, feedback } }: { verdict: Verdict }) {
  const isRight = verdict === "right";
  return (
    <div
      className={
        isRight
          ? "flex animate-rise gap-3 rounded-control bg-teal-soft p-3 text-teal"
          : "flex gap-3 rounded-control bg-marigold-soft p-3"
      }
    >
      <Icon name={isRight ? "check" : "bulb"} className="mt-0.5 size-5" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{titles[verdict]}</p>
        <Markdown text={feedback} className="text-ink" />
      </div>
    </div>
  );
}
