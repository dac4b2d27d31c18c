import type { ReactNode, SubmitEventHandler } from "react";
import { Button } from "../../ui/button.tsx";
import { Section, type SectionProps } from "./section.tsx";

interface FormSectionProps extends SectionProps {
  onSubmit: SubmitEventHandler;
  action: { label: string; pendingLabel: string; variant?: "primary" | "secondary" };
  isPending: boolean;
}

/** A section of the account with one form and one button. */
export function FormSection({
  onSubmit,
  action,
  isPending,
  children,
  ...section
}: FormSectionProps): ReactNode {
  return (
    <Section {...section}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {children}
        <Button
          type="submit"
          variant={action.variant ?? "secondary"}
          pending={isPending}
          pendingLabel={action.pendingLabel}
        >
          {action.label}
        </Button>
      </form>
    </Section>
  );
}
