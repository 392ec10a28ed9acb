export const doubles: readonly string[] = [];
