import { idIn } from "../../lib/id-in.ts";
import { paths } from "../../lib/paths.ts";

/**
 * What the page shows, from its address. An open session is practised at its address; later its result is shown there.
 */
export type ExamPlace =
  | { kind: "dashboard"; subject: string | null }
  | { kind: "setup" }
  | { kind: "session"; sessionId: number };

export function examPlaceIn(search: string): ExamPlace {
  const parameters = new URLSearchParams(search);
  const sessionId = idIn(parameters, "session");
  if (sessionId !== null) return { kind: "session", sessionId };
  if (parameters.has("setup")) return { kind: "setup" };
  return { kind: "dashboard", subject: parameters.get("subject") };
}

export function examAddress(place: ExamPlace): string {
  const parameters = new URLSearchParams();
  if (place.kind === "session") parameters.set("session", String(place.sessionId));
  if (place.kind === "setup") parameters.set("setup", "");
  if (place.kind === "dashboard" && place.subject !== null)
    parameters.set("subject", place.subject);
  const search = parameters.toString();
  return search === "" ? paths.examPrep : `${paths.examPrep}?${search}`;
}

export const examDashboard = paths.examPrep;
