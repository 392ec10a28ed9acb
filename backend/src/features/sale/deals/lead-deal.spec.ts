import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { bookAs, clearAppointments, noon } from '../../../testing/fixtures/appointments-fixtures.ts';
import { dealSteps, type Deal } from '../../../testing/fixtures/deal-steps.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set(noon);
  await api.sql('delete from limits');
  admin = await api.as('admin');
});
afterEach(() => clearAppointments(api));
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

  it('opens a deal of its contact, if it came with a design', async () => {
    const { code } = await design({ home: { slug: 'yachats' } });
    await ask('grace@deals.example', null);
    expect(await dealsOf('grace@deals.example')).toEqual([]);
    expect((await ask('grace@deals.example', code)).errors).toBeUndefined();
    expect(await dealsOf('grace@deals.example')).toMatchObject([
      {
        stage: 'new',
        designCode: code,
        designVersion: 1,
        source: 'consultant_request',
        buyerName: 'Grace Hopper',
        events: [{ kind: 'opened', note: 'Asked for a consultant', actorName: null }],
      },
    ]);
  });

  it.each(['new', 'contacted', 'visited', 'quoted', 'agreed'] as const)(
    'changes nothing of a deal that is %s (buyer.lead)',
    async (stage) => {
      const email = `${stage}@deals.example`;
      const [one, two] = [await design({ roof: 'hip' }), await design({ roof: 'flat' })];
      await ask(email, one.code);
      const [deal] = await dealsOf(email);
      if (stage !== 'new') await move(deal as never, stage);
      const before = await api.sql('select * from deals where id = $1', [deal?.id]);
      const history = (await dealsOf(email))[0]?.events;
      api.clock.set(new Date(api.clock.now().getTime() + 60_000));
      expect((await ask(email, two.code)).errors).toBeUndefined();
      await bookAs(api, { customerEmail: email, designCode: two.code }, { 'x-design-key': two.editKey });
      expect(await api.sql('select * from deals where id = $1', [deal?.id])).toEqual(before);
      expect(await dealsOf(email)).toMatchObject([{ id: deal?.id, events: history }]);
    },
  );

  it('begins anew after a lost one', async () => {
    const [one, two] = [await design({ roof: 'hip' }), await design({ roof: 'flat' })];
    await ask('lin@deals.example', one.code);
    const [deal] = await dealsOf('lin@deals.example');
    await lose(deal as never, 'timing');
    await ask('lin@deals.example', two.code);
    expect(await dealsOf('lin@deals.example')).toMatchObject([
      { designCode: two.code, stage: 'new' },
      { designCode: one.code, stage: 'lost' },
    ]);
  });

  it('begins anew after one that was made by mistake', async () => {
    const { code } = await design({ roof: 'hip' });
    const email = 'mistaken@deals.example';
    await ask(email, code);
    const [deal] = await dealsOf(email);
    await api.sql('update deals set archived_at = now() where id = $1', [deal?.id]);
    await ask(email, code);
    expect(
      await api.sql(
        'select stage from deals where archived_at is null and contact_id = (select id from contacts where email = $1)',
        [email],
      ),
    ).toEqual([{ stage: 'new' }]);
  });

  it('opens one deal however many leads come at once', async () => {
    const { code: designCode } = await design({ roof: 'hip' });
    await ask('many@deals.example', null);
    await Promise.all(Array.from({ length: 4 }, () => ask('many@deals.example', designCode)));
    expect(await dealsOf('many@deals.example')).toHaveLength(1);
  });
});
