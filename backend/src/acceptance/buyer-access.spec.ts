import { can, type Action } from '@hearthline/rules/permissions.ts';
import pLimit from 'p-limit';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingId } from '../testing/access/access-probe.ts';
import { askAbout, callAbout, operationsWithId, routesWithId } from '../testing/access/foreign-ids.ts';
import { useApi, type Caller } from '../testing/api.ts';
import { isLong } from '../testing/long-tests.ts';
import { actorFor, usePrivateSale } from '../testing/fixtures/private-sale.ts';

/** Questions asked at a time: what waits for the database leaves the processor to the others. */
const atOnce = 8;

const api = useApi();
const sale = usePrivateSale(api);

/** What the sale consists of; nothing that a stranger does may change it. */
const tables = ['deals', 'quotes', 'agreements', 'payments', 'projects', 'documents', 'messages', 'contacts'];
const stateOfSale = (): Promise<object[]> =>
  api.sql(
    tables
      .map(
        (name) =>
          `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as md5 from ${name} t`,
      )
      .join(' union all '),
  );

/** Sends the code and a working key of the deal's own design with everything, without any account. */
const withKey = (editKey: string): Caller => ({
  ...api,
  rest: (method, path, body, headers) =>
    api.rest(method, path, body, { ...headers, 'x-design-key': editKey }),
  gql: (query, variables, headers) => api.gql(query, variables, { ...headers, 'x-design-key': editKey }),
  open: (path, init) =>
    api.open(path, { ...init, headers: { ...(init?.headers as object), 'x-design-key': editKey } }),
});

/** A design of nobody's stands in the deal, and somebody has its key. */
const makeSharedCode = async (): Promise<Caller> => {
  const { body } = await api.rest('POST', '/api/designs', { home: { slug: 'castle-rock' } });
  await api.sql('update deals set design_code = $2 where id = $1', [sale.ids.deal, body.code]);
  return withKey(body.editKey);
};

const knockers = [
  ['a stranger’s design in a deal', 'designer', () => Promise.resolve(sale.callers.designer)],
  ['an unproved address', 'unproved', () => Promise.resolve(sale.callers.unproved)],
  ['a shared code', 'visitor', makeSharedCode],
] as const;

describe.each(knockers)('%s', (_name, who, enter) => {
  let knocker: Caller;
  beforeAll(async () => {
    knocker = await enter();
  });
  const about = (): string[] => [...new Set(Object.values(sale.ids))];
  const actor = actorFor(who);
  /** What is asked about: everything, or one thing each where the guard refuses the caller before it looks at an id. */
  const aboutBy = (action: Action, place: number): string[] =>
    isLong || (actor && can(actor, action)) ? about() : [about()[place % about().length] as string];

  it(
    'tells of the sale by every GraphQL operation what it tells of what is not there, and changes nothing (buyer.own)',
    { timeout: 180_000 },
    async () => {
      const before = await stateOfSale();
      // Of the others the access matrix says that they are refused, whatever they are about.
      const operations = operationsWithId.filter(
        ({ action }) => !actor || can(actor, action as Action) || who === 'unproved',
      );
      expect(operations.length).toBeGreaterThan(20);
      expect(about().length).toBeGreaterThan(9);
      for (const [place, operation] of operations.entries()) {
        const missing = await askAbout(knocker, operation, missingId);
        await pLimit(atOnce).map(aboutBy(operation.action as Action, place), async (id) =>
          expect(await askAbout(knocker, operation, id), `${operation.name} ${id}`).toEqual(missing),
        );
      }
      expect(await stateOfSale()).toEqual(before);
    },
  );

  it('and by every REST route', { timeout: 180_000 }, async () => {
    const before = await stateOfSale();
    for (const [place, route] of routesWithId.entries()) {
      const missing = await callAbout(knocker, route, missingId);
      await pLimit(atOnce).map(aboutBy(route.access as Action, place), async (id) =>
        expect(await callAbout(knocker, route, id), `${route.method} ${route.path} ${id}`).toEqual(missing),
      );
    }
    expect(await stateOfSale()).toEqual(before);
  });

  it('finds and lists nothing of it', async () => {
    for (const text of [...sale.words.numbers, 'Q-1001', 'Q-1002', 'Castle Rock', 'Byron', sale.words.code]) {
      const { data } = await knocker.gql('query ($text: String!) { search(text: $text) { kind id } }', {
        text,
      });
      const kinds = (data?.search ?? []).map(({ kind }: { kind: string }) => kind);
      expect(
        kinds.filter((kind: string) => !['design', 'home', 'page'].includes(kind)),
        text,
      ).toEqual([]);
    }
    const lists = await knocker.gql(
      '{ myQuotes { id } myAgreements { id } myPayments { dealId } projects { projects { id } } documentRequests { id } unreadMessages { messages } }',
    );
    for (const list of Object.values(lists.data ?? {}))
      expect(JSON.stringify(list ?? [])).toMatch(/^(\[\]|\{"projects":\[\]\}|\{"messages":0\})$/);
    expect((await knocker.rest('GET', '/api/projects')).body.projects ?? []).toEqual([]);
  });
});
