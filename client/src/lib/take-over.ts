/**
 * A page that was sent ready is there before the app: a small script in it keeps what is pressed until the app says,
 * with this event of the document, that it has taken the page over.
 */
export const takeOver = "app-took-over";
