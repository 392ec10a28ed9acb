import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { dealSteps } from '../../../testing/fixtures/deal-steps.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(() => api.sql("delete from limits where key like 'newDesign%'"));
const { contact, design, open, update, move, lose, read, code } = dealSteps(api, () => admin);

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
