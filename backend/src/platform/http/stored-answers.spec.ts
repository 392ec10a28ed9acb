import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import express from 'express';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import { inTurnOf } from '../turns/current-turn.ts';
import { ownWork } from '../turns/payer.ts';
import { errorAnswer } from './error-response.ts';
import { createSend } from './response-headers.ts';
import { restRouter, type RestRoute } from './rest-router.ts';

const api = useApi();
const lines: string[] = [];
const log = {
  error: ({ error }: { error: Error }) => void lines.push(String(error.cause)),
} as unknown as Log;

const keyOf = 'stored-answers.spec';
const write = (context: Context): Promise<void> =>
  context.transaction(async (trx) => {
    await trx
      .insertInto('counters')
      .values({ name: keyOf, last: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((eb) => ({ last: eb('counters.last', '+', 1) })),
      )
      .execute();
  });
const look = (context: Context): Promise<unknown> =>
  context.transaction((trx) => trx.selectFrom('counters').select('last').execute());
/** What PostgreSQL does to a read-back that takes too long. */
const slow = (context: Context): Promise<unknown> =>
  context.transaction(async (trx) => {
    await sql`set local statement_timeout = 1`.execute(trx);
    await sql`select count(*) from generate_series(1, 10000000)`.execute(trx);
  });
const fail = (error: Error) => (): Promise<never> => Promise.reject(error);
const answer = () => Promise.resolve({});

type Step = (context: Context) => Promise<unknown>;
/** Routes of a server, by their paths: what each does, in this order. */
const work: Record<string, readonly Step[]> = {
  stored: [write, slow],
  broken: [write, fail(new TypeError('a mistake of ours'))],
  'alone-stored': [({ db }) => db.insertInto('counters').values({ name: keyOf, last: 1 }).execute(), slow],
  'not-stored': [slow],
  'only-read': [look, slow],
  'rolled-back': [
    (context) =>
      context.transaction(async (trx) => {
        await trx.insertInto('counters').values({ name: keyOf, last: 1 }).execute();
        throw new AppError('UNAVAILABLE');
      }),
  ],
  refused: [write, fail(new AppError('CONFLICT'))],
  limited: [write, fail(new AppError('TOO_MANY_REQUESTS'))],
  full: [write, fail(new AppError('STORAGE_FULL'))],
  well: [write, answer],
};
const routeOf = (method: RestRoute['method'], name: string, more: Partial<RestRoute> = {}): RestRoute => ({
  method,
  path: `/api/spec/${name}`,
  access: 'public',
  handle: async (context) => {
    for (const step of work[name.replace('repeat-', '')] ?? []) await step(context);
    return { status: 201, body: {} };
  },
  ...more,
});
const routes = [
  ...Object.keys(work).flatMap((name) => [
    routeOf('post', name),
    routeOf('patch', name),
    routeOf('delete', name),
  ]),
  routeOf('get', 'stored'),
  routeOf('post', 'repeat-stored', { repeatable: true }),
];

let server: Server;
let url: string;
beforeAll(async () => {
  const app = express();
  app.use((_request, _response, next) =>
    inTurnOf({ payer: ownWork, isAborted: () => false, release: () => undefined, hasCommitted: false }, next),
  );
  app.use(restRouter(routes, () => Promise.resolve(api.app.systemContext()), createSend(false)));
  app.use(errorAnswer(log, (_request, _response, next) => next()));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/spec/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  lines.length = 0;
  await api.sql('delete from counters where name = $1', [keyOf]);
});

const send = async (name: string, method = 'POST') => {
  const sent = await fetch(url + name, { method });
  return { status: sent.status, retryAfter: sent.headers.get('retry-after'), body: await sent.json() };
};
const stored = { message: errorCatalogue.STORED.message, code: 'STORED' };

describe('a write that was committed (N10)', () => {
  it.each(['POST', 'PATCH', 'DELETE'])(
    'over %s is no failure although what it answers cannot be read',
    async (method) => {
      expect(await send('stored', method)).toEqual({ status: 202, retryAfter: null, body: stored });
      expect(await api.sql('select last::int from counters where name = $1', [keyOf])).toEqual([{ last: 1 }]);
      expect(lines.join()).toContain('statement timeout');
    },
  );

  it('is none because of a mistake of ours, which the log names', async () => {
    expect(await send('broken')).toMatchObject({ status: 202, body: stored });
    expect(lines.join()).toContain('a mistake of ours');
  });

  it('may be a single statement', async () => {
    expect((await send('alone-stored')).status).toBe(202);
  });

  it.each([
    ['refused', 409],
    ['limited', 429],
    ['full', 507],
    ['well', 201],
  ])('does not hide what is meant: %s', async (name, status) => {
    expect((await send(name)).status).toBe(status);
  });

  it('is reason enough to ask again where that does no harm', async () => {
    expect((await send('stored', 'GET')).status).toBe(503);
    expect((await send('repeat-stored')).status).toBe(503);
  });
});

describe('a request that stored nothing', () => {
  it.each(['not-stored', 'only-read', 'rolled-back'])('fails as ever: %s', async (name) => {
    expect(await send(name)).toMatchObject({ status: 503, retryAfter: '2', body: { code: 'UNAVAILABLE' } });
  });
});
