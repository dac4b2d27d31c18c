import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useReadAloud } from "./use-read-aloud.ts";

/** Reads texts aloud; renders nothing if the browser has no voice. */
export function ReadAloudButton({ texts }: { texts: readonly string[] }) {
  const { isSupported, isReading, isMute, read, stop } = useReadAloud();
  if (!isSupported) return null;
  return (
    <>
      {/* The negative margin aligns the label with the text edge. */}
      <Button
        variant="quiet"
        className="-mx-4 px-4!"
        onClick={() => (isReading ? stop() : read(texts))}
      >
        <Icon name="speaker" className="size-5" />
        {isReading ? "Stop reading" : "Read aloud"}
      </Button>
      {isMute && (
        <p role="alert" className="text-sm text-danger">
          This phone couldn't read it aloud. It may have no voice installed.
        </p>
      )}
    </>
  );
}
