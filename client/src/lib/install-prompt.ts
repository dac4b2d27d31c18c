/** What Chromium gives a page that may be installed; TypeScript doesn't know it, for no other browser has it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offered: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function set(prompt: InstallPromptEvent | null): void {
  offered = prompt;
  for (const listener of listeners) listener();
}

/** Catches the browser's offer to install, which comes early and once. To be called when the page starts. */
export function watchInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // The page makes the offer itself, in its own place.
    event.preventDefault();
    set(event as InstallPromptEvent); // safe: the event of this name
  });
  window.addEventListener("appinstalled", () => set(null));
}

/** Whether the browser would install the app, if the student says so. */
export const installPrompt = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => offered !== null,
};

/** Has the browser ask the student. It may be asked once an offer. */
export async function install(): Promise<void> {
  const prompt = offered;
  set(null);
  await prompt?.prompt();
}

/** For pages without React: shows the button while the browser would install the app, and lets it do so. */
export function offerInstallation(button: HTMLElement): void {
  watchInstallPrompt();
  installPrompt.subscribe(() => void (button.hidden = !installPrompt.current()));
  button.addEventListener("click", () => void install());
}
