import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../errors.ts';

export interface Patience {
  /** How often a request is sent at most. */
  readonly attempts: number;
  /** Until an answer must have begun, in milliseconds. */
  readonly answerMs: number;
}

/** Before a request is sent again, in milliseconds, doubled each time. */
const pauseMs = 100;

const answerWithin = async (
  answerMs: number,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> => {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), answerMs);
  try {
    return await fetch(input, { ...init, redirect: 'manual', signal: end.signal });
  } finally {
    clearTimeout(timer);
  }
};

/**
 * A `fetch` for one service that is configured: it goes nowhere else when it is told to, and asks again where there is no answer, or the
 * answer is that the service is busy. Bodies must be bytes, which can be sent twice.
 * @throws AppError UNAVAILABLE if no answer begins in time
 */
export const patientFetch =
  ({ attempts, answerMs }: Patience): typeof fetch =>
  async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === attempts;
      try {
        const answer = await answerWithin(answerMs, input, init);
        if (answer.status < 500 || isLast) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (isLast) throw new AppError('UNAVAILABLE', { cause: error });
      }
      await pause(pauseMs * 2 ** attempt);
    }
  };
