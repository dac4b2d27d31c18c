import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, useState, type ReactNode } from "react";
import type { FigureMark } from "#shared/domain/figure-mark.ts";
import { endSession, onForgetOnPhone } from "../features/account/account.queries.ts";
import { onBadgeNews } from "../lib/badge-news.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { fetchUntilThere } from "../lib/on-resume.ts";
import { FigureContext } from "../ui/markdown/figure-context.ts";
import { Toaster } from "./toaster.tsx";

// The first badge is what fetches the way to tell of it.
onBadgeNews((answer) => {
  void fetchUntilThere(() => import("../features/achievements/new-badge-toast.tsx")).then(
    ({ tellNewBadges }) => tellNewBadges(answer),
  );
});

// Fetched when a student leaves.
onForgetOnPhone(async (userId, what) => {
  const { forgetOnPhone } = await import("./forget-on-phone.ts");
  await forgetOnPhone(userId, what);
});

/** Fetched with the first figure. */
const ConceptFigure = lazy(async () => {
  const module = await fetchUntilThere(() => import("../features/figures/concept-figure.tsx"));
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
