export const singles: readonly string[] = [];
