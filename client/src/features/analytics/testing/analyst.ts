import { analystId } from "#shared/domain/analyst.ts";
import { asha, openApp } from "../../../testing/open-app.tsx";

const founder = { ...asha, id: analystId, name: "Founder" };

/** The analyst opens the page, or a part of it by its address. */
export const openAnalytics = (search = "") => openApp(`/analytics${search}`, founder);
