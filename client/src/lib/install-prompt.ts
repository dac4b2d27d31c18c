/** Event of Chromium for a page that can be installed; TypeScript has no type for it, as no other browser has it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

let promptEvent: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function setPromptEvent(prompt: InstallPromptEvent | null): void {
  promptEvent = prompt;
  for (const listener of listeners) listener();
}

/** Captures the browser's offer to install, which comes early and once. Call it when the page starts. */
export function watchInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // The page shows its own install button.
    event.preventDefault();
    setPromptEvent(event as InstallPromptEvent); // safe: the event with this name
  });
  window.addEventListener("appinstalled", () => setPromptEvent(null));
}

/** Whether the browser can install the app. */
export const installPrompt = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => promptEvent !== null,
};

/** Makes the browser ask the student. It may ask once per offer. */
export async function install(): Promise<void> {
  const prompt = promptEvent;
  setPromptEvent(null);
  await prompt?.prompt();
}

/** For pages without React: shows the button while the browser can install the app, and installs on a click. */
export function offerInstallation(button: HTMLElement): void {
  watchInstallPrompt();
  installPrompt.subscribe(() => void (button.hidden = !installPrompt.current()));
  button.addEventListener("click", () => void install());
}
