/** Raise it with every change that shows: stored renderings and browsers' copies are keyed by it. */
export const drawingVersion = 2;
