import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
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
    <figure className="grid break-inside-avoid gap-1">
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
          <Icon name="expand" className="size-5" />
        </button>
      </figcaption>
      <Sheet open={isLarge} title={caption} isFull onClose={() => setIsLarge(false)}>
        <Drawing {...data} className="-mx-4 max-h-[calc(100dvh-7rem)] w-[calc(100%+2rem)]" />
      </Sheet>
    </figure>
  );
}

/** Answers a finger on the drawing; by keyboard there is the button. Whoever selects a word of it presses nothing. */
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
