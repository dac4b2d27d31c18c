import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { FigureInWords, FigurePlace, type FigureProps } from "../../ui/markdown/figure-slot.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Drawing } from "./drawing.tsx";
import { figureQuery } from "./figures.queries.ts";

/** A figure of the concept library in a text. A press on it, or on its button, shows it on the whole screen. */
export function ConceptFigure({ figure }: FigureProps) {
  const { data, error } = useQuery(figureQuery(figure.name));
  const [isLarge, setIsLarge] = useState(false);
  if (!data) return error ? <FigureInWords figure={figure} /> : <FigurePlace figure={figure} />;
  const { caption } = figure;
  return (
    <figure className="grid max-w-column break-inside-avoid gap-1">
      <Pressed onPress={() => setIsLarge(true)}>
        <Drawing {...data} className="w-full" />
      </Pressed>
      <figcaption className="flex min-h-touch items-center justify-between gap-2 text-sm text-ink-soft">
        <span className="min-w-0">{caption}</span>
        <button
          type="button"
          aria-label={`Show larger: ${caption}`}
          onClick={() => setIsLarge(true)}
          className="grid size-touch shrink-0 place-items-center rounded-full text-teal hover:bg-teal-soft print:hidden"
        >
          <Corners />
        </button>
      </figcaption>
      <Sheet open={isLarge} title={caption} isFull onClose={() => setIsLarge(false)}>
        <Drawing {...data} className="-mx-4 max-h-[calc(100dvh-7rem)] w-[calc(100%+2rem)]" />
      </Sheet>
    </figure>
  );
}

/** Handles a click on the drawing, unless text is selected. The button serves the keyboard. */
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

/** The four corners of a screen. Drawn here, so that the first screens don't carry it among their icons. */
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
