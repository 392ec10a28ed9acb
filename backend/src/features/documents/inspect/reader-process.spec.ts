import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { answerOf, type ReadAnswer } from './reader-process.ts';

/** The answer of a process whose news arrive in this order. */
const after = (...news: [event: string, ...values: unknown[]][]): Promise<ReadAnswer> => {
  const child = Object.assign(new EventEmitter(), { kill: () => true });
  const answer = answerOf(child as never, 15_000);
  for (const [event, ...values] of news) child.emit(event, ...values);
  return answer;
};

describe('the process that reads a file', () => {
  it('has answered although its end is noticed first, as happens on a busy server', async () => {
    expect(await after(['exit', 0, null], ['message', { problem: null }], ['disconnect'])).toEqual({
      problem: null,
    });
  });

  it('has failed if it ends without an answer, or does not start', async () => {
    expect(await after(['exit', null, 'SIGKILL'], ['disconnect'])).toEqual({ failed: true });
    expect(await after(['error', new Error('spawn EAGAIN')])).toEqual({ failed: true });
  });
});
