/**
 * Event of the document with which the app takes over a prerendered page. Until then a small script in the page records
 * what is pressed.
 */
export const takeOver = "app-took-over";

const key = "signed-in-here";

/** `left`: a student logged out while the server could not be reached, so the session must still be ended. */
export type SignInMark = "yes" | "left";

function readMark(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Without storage in the browser, nobody counts as signed in.
    return null;
  }
}

/** Whether a student is probably signed in in this browser, as known without asking the server. */
export const seemsSignedIn = () => readMark() === "yes";

export const hasPendingLogout = () => readMark() === "left";

export function markSignedIn(mark: SignInMark | null): void {
  try {
    if (mark) localStorage.setItem(key, mark);
    else localStorage.removeItem(key);
  } catch {
    // The mark only saves the student a tap, so a failed write is ignored.
  }
}
