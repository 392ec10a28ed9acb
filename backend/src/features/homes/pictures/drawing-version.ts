/** To be raised with every visible change: cached renderings and browsers' copies are keyed by it. */
export const drawingVersion = 9;
