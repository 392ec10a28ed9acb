import { dealStages } from '@hearthline/rules/deals/stages.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';
import { dealSteps } from '../../testing/fixtures/deal-steps.ts';

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
    expect((await admin.gql('{ dealBoard(owner: "nobody") { count } }')).data.dealBoard).toEqual(
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
    expect(await found('owner: "nobody"')).toEqual([]);
  });
});
