import { analystId } from "#shared/domain/analyst.ts";
import { asha, openApp } from "../../../testing/open-app.tsx";

const founder = { ...asha, id: analystId, name: "Founder" };

/** Opens the page, or a part of it by its address, as the analyst. */
export const openAnalytics = (search = "") => openApp(`/analytics${search}`, founder);
