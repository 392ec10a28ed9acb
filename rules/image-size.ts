/** The most that width times height of an image may come to: a browser has to decode all of it to show it. */
export const maxImagePixels = 60_000_000;
