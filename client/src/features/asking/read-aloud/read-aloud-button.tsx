import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useReadAloud } from "./use-read-aloud.ts";

/** For whoever would rather listen; nothing where the browser has no voice. */
export function ReadAloudButton({ texts }: { texts: readonly string[] }) {
  const { isSupported, isReading, read, stop } = useReadAloud();
  if (!isSupported) return null;
  return (
    <Button variant="quiet" onClick={() => (isReading ? stop() : read(texts))}>
      <Icon name="speaker" className="size-5" />
      {isReading ? "Stop reading" : "Read aloud"}
    </Button>
  );
}
