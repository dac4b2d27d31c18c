import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { endSession } from "../features/account/account.queries.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { Toaster } from "./toaster.tsx";

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(endSession));
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
