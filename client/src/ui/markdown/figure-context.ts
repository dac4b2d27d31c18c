import { createContext, type ReactNode } from "react";
import type { FigureMark } from "#shared/domain/figure-mark.ts";

/** Renders the figures of texts; without it, their alternative text is shown. */
export const FigureContext = createContext<((figure: FigureMark) => ReactNode) | null>(null);
