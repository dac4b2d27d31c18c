import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, useState, type ReactNode } from "react";
import type { FigureMark } from "#shared/domain/figure-mark.ts";
import { endSession, onClearStudentData } from "../features/account/account.queries.ts";
import { onNewBadges } from "../lib/new-badges.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { loadChunk } from "../lib/load-chunk.ts";
import { FigureContext } from "../ui/markdown/figure-context.ts";
import { Toaster } from "./toaster.tsx";

// The chunk that shows badges is fetched with the first badge.
onNewBadges((answer) => {
  void loadChunk(() => import("../features/achievements/new-badge-toast.tsx")).then(
    ({ showNewBadges: tellNewBadges }) => tellNewBadges(answer),
  );
});

// This chunk is fetched when a student logs out or deletes her account.
onClearStudentData(async (userId, what) => {
  const { clearStudentData: forgetOnPhone } = await import("./clear-student-data.ts");
  await forgetOnPhone(userId, what);
});

/** This chunk is fetched with the first figure. */
const ConceptFigure = lazy(async () => {
  const module = await loadChunk(() => import("../features/figures/concept-figure.tsx"));
  return { default: module.ConceptFigure };
});

const drawFigure = (figure: FigureMark) => <ConceptFigure figure={figure} />;

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(endSession));
  return (
    <QueryClientProvider client={client}>
      <FigureContext value={drawFigure}>{children}</FigureContext>
      <Toaster />
    </QueryClientProvider>
  );
}
