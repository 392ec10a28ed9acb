import { expect, it } from 'vitest';
import { AppError } from '../../../../platform/errors.ts';
import { inHashQueue, verifyPassword } from './hash-password.ts';

type Wrap = <T>(work: () => Promise<T>) => Promise<T>;

/** Fills whatever wraps some work with work that lasts until it is let go. */
const fill = (
  wrap: Wrap,
  count: number,
): { letGo: (place: number) => Promise<void>; all: () => Promise<void> } => {
  const leave: (() => void)[] = [];
  const inside = Array.from({ length: count }, () =>
    wrap(() => new Promise<void>((resolve) => void leave.push(resolve))),
  );
  const letGo = async (place: number): Promise<void> => {
    leave[place]?.();
    await inside[place];
  };
  return {
    letGo,
    all: async () => {
      for (const place of inside.keys()) await letGo(place);
    },
  };
};
/** `in`, or why not and after how many seconds to try again. */
const outcome = (wrap: Wrap): Promise<unknown> =>
  wrap(() => Promise.resolve('in')).catch((error: unknown) =>
    error instanceof AppError ? [error.code, error.retryAfter] : error,
  );

it('200 people may wait to sign in at once; one more is told to try again in five seconds', async () => {
  const most = fill(inHashQueue, 199);
  const last = fill(inHashQueue, 1);
  expect(await outcome(inHashQueue)).toEqual(['UNAVAILABLE', 5]);
  await last.all();
  expect(await outcome(inHashQueue)).toBe('in');
  await most.all();
});

it('nobody’s password is right where there is no hash', async () => {
  expect(await verifyPassword(null, 'Correct-Horse-9')).toBe(false);
});
