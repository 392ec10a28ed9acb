import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';
import { dealSteps, type Deal } from '../../testing/fixtures/deal-steps.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(() => api.sql("delete from limits where key like 'newDesign%'"));
const { design, move, lose, read } = dealSteps(api, () => admin);

describe('a lead with a design (lead.deal)', () => {
  const ask = (email: string, designCode: string | null) =>
    api.gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
      input: {
        fullName: 'Grace Hopper',
        email,
        phone: '360-555-0142',
        address: '1 Main Street, Olympia',
        researchProperty: false,
        designCode,
      },
    });
  const dealsOf = async (email: string): Promise<Record<string, any>[]> => {
    const [row] = await api.sql<{ id: string }>('select id from contacts where email = $1', [email]);
    const { data } = await admin.gql('query ($id: ID!) { contact(id: $id) { deals { id } } }', {
      id: row?.id,
    });
    return Promise.all(data.contact.deals.map(({ id }: Deal) => read(id)));
  };

  it('opens a deal of its contact, and joins the open one from then on', async () => {
    const [one, two] = [
      await design({ home: { slug: 'yachats' } }),
      await design({ home: { slug: 'castle-rock' } }),
    ];
    await ask('grace@deals.example', null);
    expect(await dealsOf('grace@deals.example')).toEqual([]);
    expect((await ask('grace@deals.example', one.code)).errors).toBeUndefined();
    const [deal] = await dealsOf('grace@deals.example');
    expect(deal).toMatchObject({
      stage: 'new',
      designCode: one.code,
      designVersion: 1,
      source: 'consultant_request',
      buyerName: 'Grace Hopper',
      events: [{ kind: 'opened', note: 'Asked for a consultant', actorName: null }],
    });
    await ask('grace@deals.example', two.code);
    expect(await dealsOf('grace@deals.example')).toMatchObject([
      { id: deal?.id, designCode: two.code, events: [{ kind: 'lead' }, { kind: 'opened' }] },
    ]);
  });

  it('leaves the design of a quoted deal as it is, and begins anew after a lost one', async () => {
    const [one, two] = [await design({ roof: 'hip' }), await design({ roof: 'flat' })];
    await ask('lin@deals.example', one.code);
    const [deal] = await dealsOf('lin@deals.example');
    const quoted = (await move(deal as never, 'quoted')).data.moveDeal;
    await ask('lin@deals.example', two.code);
    expect(await dealsOf('lin@deals.example')).toMatchObject([{ designCode: one.code, version: 3 }]);
    await lose(quoted, 'timing', undefined, 3);
    await ask('lin@deals.example', two.code);
    expect(await dealsOf('lin@deals.example')).toMatchObject([
      { designCode: two.code, stage: 'new' },
      { designCode: one.code, stage: 'lost' },
    ]);
  });

  it('opens one deal however many leads come at once', async () => {
    const { code: designCode } = await design({ roof: 'hip' });
    await ask('many@deals.example', null);
    await Promise.all(Array.from({ length: 4 }, () => ask('many@deals.example', designCode)));
    expect(await dealsOf('many@deals.example')).toHaveLength(1);
  });
});
