import clsx from "clsx";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { Sheet } from "../sheet.tsx";

interface EnlargeableFigureProps {
  /** Title of the button and of the full-screen view. */
  title: string;
  caption: string;
  /** Content below the picture in both sizes. */
  legend?: ReactNode;
  /** The picture, which fills the available width. */
  children: ReactNode;
}

/** A picture with its caption. A press on it, or on its button, shows it full screen. */
export function EnlargeableFigure({ title, caption, legend, children }: EnlargeableFigureProps) {
  const [isLarge, setIsLarge] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const enlarge = useCallback(() => {
    // The dialog returns focus to the element that had it, which must be the button after a press on the picture too.
    button.current?.focus({ preventScroll: true });
    setIsLarge(true);
  }, []);
  return (
    <figure className="grid max-w-column break-inside-avoid gap-1">
      <Pressed onPress={enlarge}>{children}</Pressed>
      {legend}
      <figcaption className="flex min-h-touch items-center justify-between gap-2 text-sm text-ink-soft">
        <span className="min-w-0">{caption}</span>
        <button
          ref={button}
          type="button"
          aria-label={`Show larger: ${title}`}
          onClick={enlarge}
          className="grid size-touch shrink-0 place-items-center rounded-full text-teal hover:bg-teal-soft print:hidden"
        >
          <Corners />
        </button>
      </figcaption>
      <Sheet open={isLarge} title={title} isFull onClose={() => setIsLarge(false)}>
        <div
          className={clsx(
            "-mx-4 grid",
            legend ? "*:max-h-[calc(100dvh-10rem)]" : "*:max-h-[calc(100dvh-7rem)]",
          )}
        >
          {children}
        </div>
        {legend && <div className="mx-auto">{legend}</div>}
      </Sheet>
    </figure>
  );
}

/** Handles a click on the picture, unless text is selected. Keyboard users have the button. */
function Pressed({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ground.current;
    const press = () => {
      if (window.getSelection()?.isCollapsed !== false) onPress();
    };
    element?.addEventListener("click", press);
    return () => element?.removeEventListener("click", press);
  }, [onPress]);
  return (
    <div ref={ground} className="cursor-zoom-in">
      {children}
    </div>
  );
}

/** Icon of the four corners of a screen. Drawn here, so that the initial bundle doesn't contain it. */
function Corners() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 fill-none stroke-current stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 9.5V4h5.5M20 9.5V4h-5.5M4 14.5V20h5.5M20 14.5V20h-5.5" />
    </svg>
  );
}
