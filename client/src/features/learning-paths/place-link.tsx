import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Place } from "#shared/contracts/learning-paths.ts";
import { paths } from "../../lib/paths.ts";
import { useUser } from "../account/account.queries.ts";
import { writeDraft } from "../asking/draft.ts";
import { setPendingTopic } from "../asking/pending-topic.ts";
import { examAddress, examDashboard } from "../exam-prep/exam-address.ts";

interface PlaceLinkProps {
  place: Place;
  className: string;
  children: ReactNode;
}

/**
 * Links to the page of a step. A concept is explained at once; to practise it, its name is put into the box of the
 * Doubt Solver, whose solution of a concept contains questions on it.
 */
export function PlaceLink({ place, className, children }: PlaceLinkProps) {
  const userId = useUser().data?.id ?? 0;
  return (
    <Link
      href={addressOf(place)}
      className={className}
      onClick={() => {
        if (place.kind === "explain") setPendingTopic(place.name);
        if (place.kind === "practise") writeDraft({ box: "doubt", userId }, place.name);
      }}
    >
      {children}
    </Link>
  );
}

function addressOf(place: Place): string {
  if (place.kind === "explain") return paths.concepts;
  if (place.kind === "practise") return paths.doubts;
  if (place.kind === "weakAreas") return examAddress({ kind: "dashboard", subject: place.subject });
  return examDashboard;
}
