import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Place } from "#shared/contracts/learning-paths.ts";
import { paths } from "../../lib/paths.ts";
import { useUser } from "../account/account.queries.ts";
import { writeDraft } from "../asking/draft.ts";
import { setPendingTopic } from "../asking/pending-topic.ts";
import { examAddress, examDashboard } from "../exam-prep/exam-address.ts";

interface StepLinkProps {
  target: Place;
  className: string;
  children: ReactNode;
}

/**
 * Links to the page of a step. A concept is explained at once; to practise it, its name is put into the box of the
 * Doubt Solver, whose solution of a concept contains questions on it.
 */
export function StepLink({ target, className, children }: StepLinkProps) {
  const userId = useUser().data?.id ?? 0;
  return (
    <Link
      href={addressOf(target)}
      className={className}
      onClick={() => {
        if (target.kind === "explain") setPendingTopic(target.name);
        if (target.kind === "practise") writeDraft({ box: "doubt", userId }, target.name);
      }}
    >
      {children}
    </Link>
  );
}

function addressOf(target: Place): string {
  if (target.kind === "explain") return paths.concepts;
  if (target.kind === "practise") return paths.doubts;
  if (target.kind === "weakAreas")
    return examAddress({ kind: "dashboard", subject: target.subject });
  return examDashboard;
}
