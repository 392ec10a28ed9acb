import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { runJob } from '../../../../testing/jobs.ts';
import { jobHandlers } from '../../../index.ts';

const api = useApi();
const { out, signed, tokenOf, pdf, post } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());

const read = async (id: string) =>
  (
    await admin.gql(
      'query ($id: ID!) { deal(id: $id) { stage contract { contractCents } quotes { status } events { kind fromStage toStage } } }',
      { id },
    )
  ).data.deal;
const voidAgreement = async (id: string) => {
  const { data } = await admin.gql('query ($id: ID!) { agreement(id: $id) { version } }', { id });
  return admin.gql(
    'mutation ($id: ID!, $version: Int!) { voidAgreement(id: $id, version: $version, reason: "A new price") { id } }',
    { id, version: data.agreement.version },
  );
};
const back = {
  stage: 'quoted',
  contract: null,
  quotes: [{ status: 'accepted' }],
};
const moved = { kind: 'moved', fromStage: 'agreed', toStage: 'quoted' };

describe('a deal whose agreement does not hold', () => {
  it('goes back to quoted when it is void, and keeps its accepted quote', async () => {
    const { deal, agreement } = await out();
    expect((await read(deal.id)).stage).toBe('agreed');
    await voidAgreement(agreement.id);
    const after = await read(deal.id);
    expect(after).toMatchObject(back);
    expect(after.events[0].kind).toBe('agreement_voided');
    expect(after.events).toContainEqual(moved);
  });

  it('has no contract any more when a signed one is void', async () => {
    const { deal, agreement, quote } = await signed();
    expect((await read(deal.id)).contract).toEqual({ contractCents: quote.totalCents });
    expect((await voidAgreement(agreement.id)).errors).toBeUndefined();
    expect(await read(deal.id)).toMatchObject(back);
  });

  it('goes back when a signer declines', async () => {
    const { deal, agreement } = await out();
    const token = await tokenOf('Ada Byron', agreement.number);
    await pdf(token);
    expect((await post('decline', token, { reason: 'Too dear' })).status).toBe(200);
    expect(await read(deal.id)).toMatchObject(back);
  });

  it('goes back when the time to sign has run out', async () => {
    const { deal } = await out();
    api.clock.set(new Date(Date.now() + 40 * 86_400_000).toISOString());
    await runJob(jobHandlers, { name: 'agreements.expire' }, api.app.systemContext(), {});
    api.clock.reset();
    admin = await api.as('admin');
    expect(await read(deal.id)).toMatchObject(back);
  });

  it('stays where staff have put it', async () => {
    const { deal, agreement } = await out();
    const { data } = await admin.gql('query ($id: ID!) { deal(id: $id) { version } }', { id: deal.id });
    await admin.gql(
      'mutation ($id: ID!, $version: Int!) { moveDeal(id: $id, version: $version, stage: visited) { id } }',
      { id: deal.id, version: data.deal.version },
    );
    await voidAgreement(agreement.id);
    expect((await read(deal.id)).stage).toBe('visited');
  });
});
