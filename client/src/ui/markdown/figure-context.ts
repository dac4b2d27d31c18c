import { createContext, type ReactNode } from "react";
import type { FigureMark } from "#shared/domain/figure-mark.ts";

/** What draws the figures of texts; without it, their words stand for them. */
export const FigureContext = createContext<((figure: FigureMark) => ReactNode) | null>(null);
