/**
 * A page that was sent ready is there before the app: a small script in it keeps what is pressed until the app says,
 * with this event of the document, that it has taken the page over.
 */
export const takeOver = "app-took-over";

const key = "signed-in-here";

/** `left`: a student logged out while no server could be reached, and the session is still to be ended. */
export type Mark = "yes" | "left";

function markHere(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing: as if nobody were.
    return null;
  }
}

/** Whether a student is signed in in this browser, as far as that can be known without asking the server. */
export const seemsSignedIn = () => markHere() === "yes";

export const hasLeft = () => markHere() === "left";

export function markSignedIn(mark: Mark | null): void {
  try {
    if (mark) localStorage.setItem(key, mark);
    else localStorage.removeItem(key);
  } catch {
    // It only saves her a touch.
  }
}
