import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { endSession } from "../features/account/account.queries.ts";
import { onBadgeNews } from "../lib/badge-news.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { fetchUntilThere } from "../lib/wake.ts";
import { Toaster } from "./toaster.tsx";

// The first badge is what fetches the way to tell of it.
onBadgeNews((answer) => {
  void fetchUntilThere(() => import("../features/achievements/new-badge-toast.tsx")).then(
    ({ tellNewBadges }) => tellNewBadges(answer),
  );
});

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(endSession));
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
