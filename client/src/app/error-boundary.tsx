import { Component, type ReactNode } from "react";
import { paths } from "../lib/paths.ts";
import { Button } from "../ui/button.tsx";
import { buttonLook } from "../ui/button-look.ts";
import { Column } from "./column.tsx";

interface State {
  hasFailed: boolean;
}

/** Catches an error of a screen, or a chunk that could not be fetched, so that no page is blank. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  return (
    <Column>
      <main className="grid flex-1 content-center justify-items-start gap-4 p-6">
        <h1 className="text-2xl font-semibold">This page couldn't be shown</h1>
        <p className="text-ink-soft">
          It broke, or part of it didn't arrive. Your account and your saved questions are safe.
        </p>
        <Button onClick={() => window.location.reload()}>Load it again</Button>
        <a href={paths.dashboard} className={buttonLook({ variant: "quiet" })}>
          Go to Home
        </a>
      </main>
    </Column>
  );
}
