import { dealStages } from '@hearthline/rules/deals/stages.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(() => api.sql("delete from limits where key like 'newDesign%'"));

const fields =
  'id number version stage valueCents weightedCents probabilityPercent expectedCloseOn lostReason lostNote buyerName contact { id name } designCode designVersion owner { name } source coBuyers { name email } events { kind fromStage toStage note actorName }';

interface Deal {
  readonly id: string;
  readonly version: number;
  readonly number: string;
}

let people = 0;
const contact = async (): Promise<string> => {
  const email = `buyer${++people}@deals.example`;
  const [row] = await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded, source, status) values ('Ada', 'Byron', $1, $1, 'manual', 'prospect') returning id",
    [email],
  );
  return (row as { id: string }).id;
};
const design = async (content: object): Promise<{ code: string; editKey: string }> =>
  (await api.rest('POST', '/api/designs', content)).body;
const open = async (input: object = {}): Promise<Deal & Record<string, any>> => {
  const { data, errors } = await admin.gql(
    `mutation ($input: DealInput!) { createDeal(input: $input) { ${fields} } }`,
    { input: { contactId: await contact(), ...input } },
  );
  expect(errors).toBeUndefined();
  return data.createDeal;
};
const update = (deal: Deal, input: object, version = deal.version) =>
  admin.gql(
    `mutation ($id: ID!, $version: Int!, $input: DealInput!) { updateDeal(id: $id, version: $version, input: $input) { ${fields} } }`,
    { id: deal.id, version, input },
  );
const move = (deal: Deal, stage: string, version = deal.version) =>
  admin.gql(
    `mutation ($id: ID!, $version: Int!, $stage: DealStage!) { moveDeal(id: $id, version: $version, stage: $stage) { ${fields} } }`,
    { id: deal.id, version, stage },
  );
const lose = (deal: Deal, reason: string, note?: string, version = deal.version) =>
  admin.gql(
    `mutation ($id: ID!, $version: Int!, $reason: LostReason!, $note: String) { loseDeal(id: $id, version: $version, reason: $reason, note: $note) { ${fields} } }`,
    { id: deal.id, version, reason, note },
  );
const read = async (id: string): Promise<Record<string, any>> =>
  (await admin.gql(`query ($id: ID!) { deal(id: $id) { ${fields} } }`, { id })).data.deal;
const code = (answer: { errors?: readonly any[] }): string | undefined =>
  answer.errors?.[0]?.extensions?.code;

describe('a deal', () => {
  it('begins as new, with the usual probability, a number and the name of its contact', async () => {
    const [first, second] = [await open(), await open()];
    expect(first).toMatchObject({
      stage: 'new',
      version: 1,
      probabilityPercent: 10,
      valueCents: 0,
      weightedCents: 0,
      buyerName: 'Ada Byron',
      contact: { name: 'Ada Byron' },
      owner: null,
      coBuyers: [],
      events: [{ kind: 'opened', toStage: 'new', fromStage: null, note: null }],
    });
    expect(first.number).toMatch(/^D-1\d{3,}$/);
    expect(second.number).not.toBe(first.number);
  });

  it('is worth what its design costs, otherwise what staff say', async () => {
    const { code: designCode } = await design({ home: { slug: 'yachats' } });
    const price = (await api.rest('GET', `/api/designs/${designCode}/price`)).body;
    const typed = await open({ valueCents: 12_345_605, probabilityPercent: 15 });
    // 1,851,840.75 and a half cent away from zero.
    expect(typed).toMatchObject({ valueCents: 12_345_605, weightedCents: 1_851_841 });
    const designed = await open({ designCode: designCode.toLowerCase(), valueCents: 1 });
    expect(designed).toMatchObject({ designCode, designVersion: 1, valueCents: price.aboutCents });
  });

  it('takes a value by its probability with half a cent away from zero', async () => {
    const deal = await open({ valueCents: 150, probabilityPercent: 3 });
    expect(deal.weightedCents).toBe(5);
    const { data } = await update(deal, { valueCents: 150, probabilityPercent: 1 });
    expect(data.updateDeal.weightedCents).toBe(2);
  });

  it.each([
    ['a contact that does not exist', { contactId: '018f0000-0000-7000-8000-000000000000' }, 'contactId'],
    ['a design that does not exist', { designCode: '000000000000' }, 'designCode'],
    ['an owner who is no admin', { ownerId: 'customer' }, 'ownerId'],
    ['a negative value', { valueCents: -1 }, 'valueCents'],
    ['a probability above 100', { probabilityPercent: 101 }, 'probabilityPercent'],
    ['a co-buyer without an address', { coBuyers: [{ name: 'Bo', email: 'bo' }] }, 'coBuyers.0.email'],
    ['six co-buyers', { coBuyers: Array(6).fill({ name: 'Bo', email: 'bo@x.example' }) }, 'coBuyers'],
  ])('is refused with %s', async (_what, input, field) => {
    const [{ id: customer } = { id: '' }] = await api.sql<{ id: string }>(
      "select id from users where email = 'customer@example.com'",
    );
    const given = 'ownerId' in input ? { ownerId: customer } : input;
    const answer = await admin.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
      input: { contactId: await contact(), ...given },
    });
    expect(code(answer)).toBe('BAD_INPUT');
    expect(Object.keys(answer.errors?.[0]?.extensions?.fieldErrors ?? {})).toEqual([field]);
  });

  it('is refused with an admin whose account is disabled', async () => {
    const [{ id: ownerId } = { id: '' }] = await api.sql<{ id: string }>(
      "insert into users (name, email, email_folded, role, disabled_at) values ('Di', 'di@x.example', 'di@x.example', 'admin', now()) returning id",
    );
    const answer = await update(await open({}), { ownerId });
    expect(Object.keys(answer.errors?.[0]?.extensions?.fieldErrors ?? {})).toEqual(['ownerId']);
  });

  it('changes what is named and keeps the rest', async () => {
    const deal = await open({
      valueCents: 500,
      source: 'fair',
      coBuyers: [{ name: 'Bo', email: 'bo@x.example' }],
    });
    const { data } = await update(deal, { expectedCloseOn: '2027-03-01' });
    expect(data.updateDeal).toMatchObject({
      version: 2,
      valueCents: 500,
      source: 'fair',
      expectedCloseOn: '2027-03-01',
      probabilityPercent: 10,
      coBuyers: [{ name: 'Bo', email: 'bo@x.example' }],
    });
    expect(data.updateDeal.events[0]).toMatchObject({ kind: 'changed', note: 'Expected close' });
    expect(code(await update(deal, { valueCents: 1 }))).toBe('CONFLICT');
    const cleared = await update(data.updateDeal, { valueCents: null, probabilityPercent: null });
    expect(cleared.data.updateDeal).toMatchObject({ valueCents: 0, probabilityPercent: 10 });
  });

  it('moves between open stages in any direction, with the usual probability of each', async () => {
    let deal: any = await open({ probabilityPercent: 33 });
    for (const [stage, probabilityPercent] of [
      ['agreed', 85],
      ['contacted', 20],
      ['quoted', 60],
      ['visited', 40],
      ['new', 10],
    ] as const) {
      deal = (await move(deal, stage)).data.moveDeal;
      expect(deal).toMatchObject({ stage, probabilityPercent });
    }
    expect(deal.events[0]).toMatchObject({ kind: 'moved', fromStage: 'visited', toStage: 'new' });
    const stays = (await move(deal, 'new')).data.moveDeal;
    expect(stays).toMatchObject({ version: deal.version });
    expect(code(await move(deal, 'quoted', 1))).toBe('CONFLICT');
    expect(code(await move(deal, 'won'))).toBe('CONFLICT');
  });

  it('is lost for a reason only, and is reopened as new (deal.lost-reason)', async () => {
    const deal = await open();
    expect(code(await move(deal, 'lost'))).toBe('BAD_INPUT');
    expect((await read(deal.id)).stage).toBe('new');
    const lost = (await lose(deal, 'land', 'No parcel found')).data.loseDeal;
    expect(lost).toMatchObject({
      stage: 'lost',
      lostReason: 'land',
      lostNote: 'No parcel found',
      probabilityPercent: 0,
      weightedCents: 0,
    });
    expect(code(await lose(lost, 'price'))).toBe('CONFLICT');
    expect(code(await move(lost, 'quoted'))).toBe('CONFLICT');
    const again = (await move(lost, 'new')).data.moveDeal;
    expect(again).toMatchObject({ stage: 'new', lostReason: null, lostNote: null, probabilityPercent: 10 });
  });

  it('stays won', async () => {
    const deal = await open();
    await api.sql("update deals set stage = 'won' where id = $1", [deal.id]);
    for (const answer of [await move(deal, 'new'), await lose(deal, 'price')])
      expect(code(answer)).toBe('CONFLICT');
  });

  it('lets one of many who move it at once win', async () => {
    const deal = await open();
    const answers = await Promise.all(
      ['contacted', 'visited', 'quoted', 'agreed'].map((stage) => move(deal, stage)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await read(deal.id)).version).toBe(2);
  });

  it('keeps its buyer’s name when the contact is deleted, and finds the contact again (deal.keeps-buyer)', async () => {
    const contactId = await contact();
    const deal = await open({ contactId });
    const { data } = await admin.gql('mutation ($id: ID!) { deleteContact(id: $id) }', { id: contactId });
    expect(data.deleteContact).toBeTruthy();
    expect(await read(deal.id)).toMatchObject({ buyerName: 'Ada Byron', contact: null });
    await admin.gql('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: contactId });
    expect(await read(deal.id)).toMatchObject({ contact: { id: contactId } });
  });
});

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
