import { useForm, useWatch } from "react-hook-form";
import { z } from "zod/mini";
import { checkHomeworkAnswer } from "#shared/contracts/homework.ts";
import { detailOf } from "../../../lib/api-error.ts";
import { schemaResolver } from "../../../lib/schema-resolver.ts";
import type { ButtonVariant } from "../../../ui/button-look.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { VerdictNote } from "../verdict-note.tsx";
import { useCheckAnswer } from "./practice.queries.ts";

const answerForm = z.pick(checkHomeworkAnswer.body, { given: true });

interface OwnAnswerProps {
  messageId: number;
  prompt: string;
  /** A quieter variant is used if another button is the primary one. */
  variant?: ButtonVariant;
  /** An answer was typed and checked. */
  onTried: () => void;
}

/** The student answers by herself and gets kind feedback. */
export function OwnAnswer({ messageId, prompt, variant = "primary", onTried }: OwnAnswerProps) {
  const { register, handleSubmit, control, formState } = useForm({
    resolver: schemaResolver(answerForm),
    defaultValues: { given: "" },
  });
  const isBlank = useWatch({ control, name: "given" }).trim() === "";
  const check = useCheckAnswer(messageId);
  const submit = handleSubmit(({ given }) => check.mutate(given, { onSuccess: onTried }));
  const refusal = formState.errors.given?.message;
  return (
    <Card as="section" aria-label="Your answer" className="grid gap-4">
      <Markdown text={prompt} />
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          {...register("given")}
          label="Your answer"
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={check.error ? detailOf(check.error) : refusal}
        />
        <Button
          type="submit"
          variant={variant}
          disabled={isBlank}
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
            title={check.data.verdict === "right" ? "Yes, that's right!" : check.data.feedback}
          />
        )}
      </output>
    </Card>
  );
}
