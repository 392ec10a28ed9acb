export const triples: readonly string[] = [];
