export const SERVER_FLAGS: readonly string[];
export const SERVER_PROGRAM: string;
