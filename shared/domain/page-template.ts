/**
 * A public page is built before its address and its buy links are known. It has placeholders for them, which the server
 * fills once at start. They are plain text so that they survive rendering: `[[origin]]`, and `[[if
 * monthlyLink]]…[[else]]…[[end]]`, which can't be nested.
 */
export interface PageSettings {
  /** The origin of the pages: `https://sawaal.example`, without a slash at its end. */
  origin: string;
  /** The hosted payment links; null: buy buttons lead to /auth. */
  monthlyLink: string | null;
  weeklyLink: string | null;
  supportEmail: string;
  /** Digits with the country code, as wa.me takes them; null: there is no chat. */
  supportWhatsapp: string | null;
  /** Not null where a model reads any photo of a question; otherwise the page promises printed photos only. */
  readsPhotos: "yes" | null;
  /** Not null where pixels load only after the visitor's consent. */
  asksConsent: "yes" | null;
  /** The pixel ids (domain/pixel-ids.ts) as JSON; null: the page has none. */
  pixels: string | null;
}

export type PageSetting = keyof PageSettings;

/** The placeholder of a setting's text, in an attribute or between tags. */
export const placeOf = (name: PageSetting) => `[[${name}]]`;

/** The markers around two versions of a part: one where the setting is present, one where it is absent. */
export const choiceBy = (name: PageSetting) => ({
  begin: `[[if ${name}]]`,
  otherwise: "[[else]]",
  end: "[[end]]",
});

const choice = /\[\[if (\w+)\]\](.*?)\[\[else\]\](.*?)\[\[end\]\]/gsu;
const place = /\[\[(\w+)\]\]/gu;

/** @throws Error for a placeholder that no setting fills. */
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
