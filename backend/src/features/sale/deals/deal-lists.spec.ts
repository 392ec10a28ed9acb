import { dealStages } from '@hearthline/rules/sale/deals/stages.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { dealSteps } from '../../../testing/fixtures/deal-steps.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(() => api.sql("delete from limits where key like 'newDesign%'"));
const { design, open, lose } = dealSteps(api, () => admin);

describe('the board', () => {
  it('counts and sums exactly what the lists of its stages hold (deal.board-sum)', async () => {
    for (const [index, stage] of dealStages.entries()) {
      for (let at = 0; at <= index; at += 1) {
        const deal = await open({ valueCents: 1000 * index + 33 * at, probabilityPercent: 7 * at });
        await api.sql('update deals set stage = $2, lost_reason = $3 where id = $1', [
          deal.id,
          stage,
          stage === 'lost' ? 'price' : null,
        ]);
      }
    }
    const sums = 'stage count valueCents weightedCents deals { id }';
    const { data } = await admin.gql(`{ dealBoard { ${sums} } }`);
    expect(data.dealBoard.map(({ stage }: { stage: string }) => stage)).toEqual([...dealStages]);
    for (const column of data.dealBoard) {
      const list = (
        await admin.gql(
          `query ($stage: DealStage!) { deals(stage: $stage) { valueCents weightedCents pagination { total } deals { id valueCents weightedCents } } }`,
          { stage: column.stage },
        )
      ).data.deals;
      expect(column).toMatchObject({
        count: list.pagination.total,
        valueCents: list.valueCents,
        weightedCents: list.weightedCents,
      });
      const sum = (field: 'valueCents' | 'weightedCents'): number =>
        list.deals.reduce((total: number, deal: Record<string, number>) => total + (deal[field] ?? 0), 0);
      expect([sum('valueCents'), sum('weightedCents')]).toEqual([list.valueCents, list.weightedCents]);
      expect(column.deals.map(({ id }: { id: string }) => id)).toEqual(
        list.deals.map(({ id }: { id: string }) => id),
      );
    }
    expect((await admin.rest('GET', '/api/deals/board')).body).toMatchObject(
      data.dealBoard.map(({ stage, count, valueCents }: any) => ({ stage, count, valueCents })),
    );
  });

  it('shows the deals of one member of staff', async () => {
    const [{ id: owner } = { id: '' }] = await api.sql<{ id: string }>(
      "select id from users where email = 'admin@example.com'",
    );
    const mine = await open({ ownerId: owner, valueCents: 700 });
    const board = (
      await admin.gql('query ($owner: ID) { dealBoard(owner: $owner) { count deals { id } } }', { owner })
    ).data.dealBoard;
    expect(board.flatMap(({ deals }: any) => deals)).toEqual([{ id: mine.id }]);
    const nobody = '018f0000-0000-7000-8000-000000000000';
    expect((await admin.gql(`{ dealBoard(owner: "${nobody}") { count } }`)).data.dealBoard).toEqual(
      Array(7).fill({ count: 0 }),
    );
  });
});

describe('the list', () => {
  it('finds by buyer, number and design, and tells open from closed', async () => {
    const { code: designCode } = await design({ roof: 'shed' });
    const deal = await open({ designCode });
    const found = async (args: string): Promise<string[]> =>
      (await admin.gql(`{ deals(${args}) { deals { id } } }`)).data.deals.deals.map(({ id }: any) => id);
    expect(await found(`search: "${deal.number.toLowerCase()}"`)).toEqual([deal.id]);
    expect(await found(`search: "${designCode}"`)).toEqual([deal.id]);
    expect(await found('search: "byron ada"')).toContain(deal.id);
    expect(await found('open: true')).toContain(deal.id);
    await lose(deal, 'timing');
    expect(await found('open: true')).not.toContain(deal.id);
    expect(await found('stage: lost')).toContain(deal.id);
    expect(await found('owner: "018f0000-0000-7000-8000-000000000000"')).toEqual([]);
  });

  it('finds by co-buyer, home and phone', async () => {
    const { code: designCode } = await design({ home: { slug: 'castle-rock' } });
    const deal = await open({
      designCode,
      coBuyers: [{ name: 'Zelda Quist', email: 'zq@cobuyers.example' }],
    });
    await api.sql("update contacts set phone = '+13605550177' where id = $1", [deal.contact.id]);
    const found = async (search: string): Promise<string[]> =>
      (
        await admin.gql(
          'query ($search: String) { deals(search: $search) { deals { id homeName buyerPhone } } }',
          {
            search,
          },
        )
      ).data.deals.deals.map(({ id }: any) => id);
    for (const search of ['quist', 'zq@cobuyers', '(360) 555-0177', '555-0177', '0177 zelda'])
      expect(await found(search), search).toEqual([deal.id]);
    expect(await found('castle rock quist')).toEqual([deal.id]);
    expect(await found('castle rocket quist')).toEqual([]);
  });

  it('is sorted by every column, and so is its file', async () => {
    await api.sql('update deals set archived_at = now()');
    const [user] = await api.sql<{ id: string }>("select id from users where email = 'admin@example.com'");
    const add = async (name: string, stage: string, cents: number, chance: number, close: string | null) => {
      const deal = await open({ valueCents: cents, probabilityPercent: chance, expectedCloseOn: close });
      await api.sql(
        'update deals set buyer_name = $2, stage = $3, owner_id = $4, touched_at = $5 where id = $1',
        [deal.id, name, stage, name === 'Ann' ? user?.id : null, `2027-01-0${chance % 10}T00:00:00Z`],
      );
    };
    await add('Cy', 'quoted', 300, 11, null);
    await add('Ann', 'visited', 100, 93, '2027-03-01');
    await add('bo', 'new', 200, 52, '2027-02-01');
    const order = async (sort: string): Promise<string> =>
      (
        await admin.gql('query ($sort: DealSort) { deals(sort: $sort) { deals { buyerName } } }', { sort })
      ).data.deals.deals
        .map(({ buyerName }: any) => buyerName)
        .join(' ');
    expect({
      newest: await order('newest'),
      buyer: await order('buyer'),
      number: await order('number'),
      stage: await order('stage'),
      value: await order('value'),
      probability: await order('probability'),
      weighted: await order('weighted'),
      close: await order('close'),
      touched: await order('touched'),
    }).toEqual({
      newest: 'bo Ann Cy',
      buyer: 'Ann bo Cy',
      number: 'Cy Ann bo',
      stage: 'bo Ann Cy',
      value: 'Cy bo Ann',
      probability: 'Ann bo Cy',
      weighted: 'bo Ann Cy',
      close: 'bo Ann Cy',
      touched: 'Ann bo Cy',
    });
    expect((await order('owner')).split(' ')[0]).toBe('Ann');
    expect((await order('home')).split(' ')).toHaveLength(3);
    const file = await (await admin.open('/api/deals/export?sort=value')).text();
    expect(
      file
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[1]),
    ).toEqual(['Cy', 'bo', 'Ann']);
  });
});
