/**
 * How often a random search tries: a few times in `npm test`, which has the same cases each time, and many times in
 * `npm run test:long`, which sets `LONG_TESTS=1`.
 */
export const tries = (few: number, many: number): number => (process.env['LONG_TESTS'] === '1' ? many : few);
