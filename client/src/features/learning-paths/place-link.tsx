import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Place } from "#shared/contracts/learning-paths.ts";
import { paths } from "../../lib/paths.ts";
import { handTopic } from "../asking/handed-topic.ts";
import { examAddress, examDashboard } from "../exam-prep/exam-address.ts";

interface PlaceLinkProps {
  place: Place;
  className: string;
  children: ReactNode;
}

/** Leads to where a step is done. A concept is explained at once; its quiz follows when it was understood. */
export function PlaceLink({ place, className, children }: PlaceLinkProps) {
  return (
    <Link
      href={addressOf(place)}
      className={className}
      onClick={() => {
        if ("name" in place) handTopic(place.name);
      }}
    >
      {children}
    </Link>
  );
}

function addressOf(place: Place): string {
  if (place.kind === "explain" || place.kind === "practise") return paths.concepts;
  if (place.kind === "weakAreas") return examAddress({ kind: "dashboard", subject: place.subject });
  return examDashboard;
}
