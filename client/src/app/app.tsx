import { ErrorBoundary } from "./error-boundary.tsx";
import { Providers } from "./providers.tsx";
import { Routes } from "./routes.tsx";

export function App() {
  return (
    <ErrorBoundary>
      <Providers>
        <Routes />
      </Providers>
    </ErrorBoundary>
  );
}
