/**
 * Whether searches are as large as they can be (`npm run test:long`). Otherwise they are what each change can wait for. Whatever
 * measures time, or kills servers for long, is in files of its own (`*.long.spec.ts`), which only the long tests include.
 */
export const isLong = Boolean(process.env.LONG_TESTS);

/** How many tries a search makes: few with each change, many in the long tests. */
export const tries = (few: number, many: number): number => (isLong ? many : few);
