import { hostname } from 'node:os';
import { expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

/** What the log writes during the work. */
const written = (work: (log: ReturnType<typeof createLog>) => void): string => {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    text += String(piece);
    return true;
  });
  const log = createLog('info');
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[
    Object.getOwnPropertySymbols(log).find((symbol) => symbol.description === 'pino.stream') as symbol
  ];
  if (stream) stream.write = (line) => void (text += line);
  work(log);
  spy.mockRestore();
  return text;
};

it('hides whatever authenticates somebody, and what a database error repeats of the data (L3)', () => {
  const text = written((log) => {
    log.info(
      {
        password: 'p-1',
        body: { password: 'p-2', accessToken: 't-1', token: 't-2' },
        headers: { cookie: 'c-1', authorization: 'a-1' },
      },
      'seen',
    );
    const error = Object.assign(new Error('duplicate key\nKey (email)=(ada@example.com)'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
      query: "insert 'ada@example.com'",
    });
    log.error({ error }, 'failed');
    log.error({ err: error }, 'failed');
  });
  expect(text).toContain('[hidden]');
  expect(text.match(/23505/g)).toHaveLength(2);
  expect(text).not.toMatch(/p-1|p-2|t-1|t-2|c-1|a-1|ada@example\.com/);
});

it('is one line for each entry, whatever is typed (L3)', () => {
  const forged = 'nobody\r\n{"level":30,"msg":"admin signed in"}\u001b[2K\u2028x';
  const text = written((log) => log.warn({ path: forged }, forged));
  expect(text.split('\n').filter(Boolean)).toHaveLength(1);
  expect(text).not.toMatch(/[\r\u001b]/);
  expect((JSON.parse(text) as { msg: string }).msg).toBe(forged);
});

it('says when, in UTC, and which of several servers wrote a line', () => {
  const line = JSON.parse(written((log) => log.info('seen'))) as Record<string, unknown>;
  expect(line).toMatchObject({ server: hostname(), pid: process.pid, msg: 'seen' });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});
