/**
 * A page that was sent ready is there before the app: a small script in it keeps what is pressed until the app says,
 * with this event of the document, that it has taken the page over.
 */
export const takeOver = "app-took-over";

const mark = "signed-in-here";

/** Whether a student is signed in in this browser, as far as that can be known without asking the server. */
export function seemsSignedIn(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    // A browser that keeps nothing: as if nobody were.
    return false;
  }
}

export function markSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(mark, "yes");
    else localStorage.removeItem(mark);
  } catch {
    // It only saves her a touch.
  }
}
