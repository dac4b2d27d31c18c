/**
 * A public page is built before anyone knows where it will be served from and what its buy links are. It leaves those
 * places open, and the server fills them in once, when it starts. The places are plain text so that they survive
 * being rendered: `[[origin]]`, and `[[if monthlyLink]]…[[else]]…[[end]]`, which can't be nested.
 */
export interface PageSettings {
  /** Where the pages are: `https://sawaal.example`, without a slash at its end. */
  origin: string;
  /** The hosted payment links; null: buy buttons lead to /auth. */
  monthlyLink: string | null;
  weeklyLink: string | null;
  supportEmail: string;
  /** Digits with the country's code, as wa.me takes them; null: there is no chat. */
  supportWhatsapp: string | null;
  /** Not null where a model reads any photo of a question; else words are written for photos of print alone. */
  readsPhotos: "yes" | null;
  /** Not null where no pixel is loaded before the visitor has allowed it. */
  asksConsent: "yes" | null;
  /** The ids of the pixels (domain/pixel-ids.ts) as JSON; null: the page has none. */
  pixels: string | null;
}

export type PageSetting = keyof PageSettings;

/** The place of a setting's own text, in an attribute or between tags. */
export const placeOf = (name: PageSetting) => `[[${name}]]`;

/** What to write around two versions of a part: one for where the setting is there, one for where it isn't. */
export const choiceBy = (name: PageSetting) => ({
  begin: `[[if ${name}]]`,
  otherwise: "[[else]]",
  end: "[[end]]",
});

const choice = /\[\[if (\w+)\]\](.*?)\[\[else\]\](.*?)\[\[end\]\]/gsu;
const place = /\[\[(\w+)\]\]/gu;

/** @throws Error for a place that no setting fills. */
export function fillPage(html: string, settings: PageSettings): string {
  const known = new Map<string, string | null>(Object.entries(settings));
  const valueOf = (name: string) => {
    const value = known.get(name);
    if (value === undefined) throw new Error(`No setting fills the place ${name} of a page`);
    return value;
  };
  return html
    .replaceAll(choice, (_, name: string, there: string, missing: string) =>
      valueOf(name) === null ? missing : there,
    )
    .replaceAll(place, (_, name: string) => escaped(valueOf(name) ?? ""));
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? sign);
