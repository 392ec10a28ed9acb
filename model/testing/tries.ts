/** Of Node, in which the specs run; what is shipped of this folder knows no system. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/**
 * How often a random search tries: a few times in `npm test`, which has the same cases each time, and many times in
 * `npm run test:long`, which sets `LONG_TESTS=1`.
 */
export const tries = (few: number, many: number): number => (process.env['LONG_TESTS'] === '1' ? many : few);
