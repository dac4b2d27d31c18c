import { idParameter } from "../../lib/id-parameter.ts";
import { paths } from "../../lib/paths.ts";

/**
 * What the page shows, from its address. An open session is practised at its address; later its result is shown there.
 */
export type ExamView =
  | { kind: "dashboard"; subject: string | null }
  | { kind: "setup" }
  | { kind: "session"; sessionId: number };

export function examViewIn(search: string): ExamView {
  const parameters = new URLSearchParams(search);
  const sessionId = idParameter(parameters, "session");
  if (sessionId !== null) return { kind: "session", sessionId };
  if (parameters.has("setup")) return { kind: "setup" };
  return { kind: "dashboard", subject: parameters.get("subject") };
}

export function examAddress(view: ExamView): string {
  const parameters = new URLSearchParams();
  if (view.kind === "session") parameters.set("session", String(view.sessionId));
  if (view.kind === "setup") parameters.set("setup", "");
  if (view.kind === "dashboard" && view.subject !== null) parameters.set("subject", view.subject);
  const search = parameters.toString();
  return search === "" ? paths.examPrep : `${paths.examPrep}?${search}`;
}

export const examDashboard = paths.examPrep;
