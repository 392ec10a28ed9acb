import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { dealSentences } from '@hearthline/rules/sale/deals/deal-sentences.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { expirePapers as expireAgreements, remindSigners } from '../../signing/signing.jobs.ts';

const api = useApi();
const { code, read, tokenOf, header, pdf, post, consent, signAll, out } = useAgreements(api);
const day = 86_400_000;
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const versionOf = async (id: string): Promise<number> =>
  (await admin.gql('query ($id: ID!) { deal(id: $id) { version } }', { id })).data.deal.version;
const lose = async (id: string) => {
  const { data } = await admin.gql(
    'mutation ($id: ID!, $version: Int!) { loseDeal(id: $id, version: $version, reason: price) { stage } }',
    { id, version: await versionOf(id) },
  );
  expect(data.loseDeal.stage).toBe('lost');
};
const reopen = async (id: string) => {
  const { data } = await admin.gql(
    'mutation ($id: ID!, $version: Int!) { moveDeal(id: $id, version: $version, stage: new) { stage } }',
    { id, version: await versionOf(id) },
  );
  expect(data.moveDeal.stage).toBe('new');
};
const linked = (token: string, path = '') =>
  api.rest('GET', `/api/linked-agreement${path}`, undefined, header(token));

describe('an agreement that is out when its deal is lost', () => {
  it('sign.once: is read, consented to, signed and declined by nobody, and says why', async () => {
    const { agreement, deal } = await out();
    const [ada, robin] = [
      await tokenOf('Ada Byron', agreement.number),
      await tokenOf('Robin Byron', agreement.number),
    ];
    await pdf(ada);
    const { body } = await consent(ada);
    await lose(deal.id);
    const closed = { status: 410, message: agreementSentences.dealLost };
    for (const { status, body: answer } of [
      await linked(ada),
      await linked(ada, '.pdf'),
      await linked(robin, '/disclosures.pdf'),
      await post('consent', robin, { consentVersion: body.consentVersion }),
      await post('sign', ada, { name: 'Ada Byron' }),
      await post('decline', robin, { reason: 'paper' }),
    ])
      expect({ status, message: answer.message }).toEqual(closed);
    expect(
      await code(
        api.gql(
          'mutation ($token: String!) { signLinkedAgreement(token: $token, name: "Ada Byron") { state } }',
          {
            token: ada,
          },
        ),
      ),
    ).toBe('LINK_EXPIRED');
    const { status, signers, events } = await read(agreement.id);
    expect(status).toBe('out');
    expect(signers.map(({ state }: { state: string }) => state)).toEqual(['consented', 'sent', 'waiting']);
    expect(events.at(-1).kind).toBe('consented');
  });

  it('lets the last signature or the loss win, never both', async () => {
    const { agreement, deal } = await out();
    for (const name of ['Ada Byron', 'Robin Byron'])
      expect((await signAll(await tokenOf(name, agreement.number), name)).status).toBe(200);
    const dana = await tokenOf('Dana Whitfield', agreement.number);
    await pdf(dana);
    await consent(dana);
    const version = await versionOf(deal.id);
    const [signed, lost] = await Promise.all([
      post('sign', dana, { name: 'Dana Whitfield' }),
      admin.gql(
        'mutation ($id: ID!, $version: Int!) { loseDeal(id: $id, version: $version, reason: price) { stage } }',
        { id: deal.id, version },
      ),
    ]);
    const { status } = await read(agreement.id);
    expect([
      [200, 'signed', dealSentences.voidFirst],
      [410, 'out', undefined],
    ]).toContainEqual([signed.status, status, lost.errors?.[0]?.message]);
  });

  it('is sent and brought to mind to nobody', async () => {
    const { agreement, deal } = await out();
    await lose(deal.id);
    expect(
      await code(
        admin.gql('mutation ($id: ID!) { sendSignerLink(signerId: $id) { id } }', {
          id: agreement.signers[0].id,
        }),
      ),
    ).toBe('CONFLICT');
    try {
      api.clock.set(new Date(Date.now() + 6 * day));
      await remindSigners(api.app.systemContext());
      const [row] = await api.sql(
        "select count(*)::int from mails where kind = 'agreement_reminder' and text like '%' || $1 || '%'",
        [agreement.number],
      );
      expect(row).toEqual({ count: 0 });
    } finally {
      api.clock.reset();
    }
  });

  it('holds again by the same links once the deal is reopened, until its last day', async () => {
    const [first, second] = [await out(), await out()];
    for (const { deal } of [first, second]) await lose(deal.id);
    await reopen(first.deal.id);
    const token = await tokenOf('Ada Byron', first.agreement.number);
    expect((await signAll(token, 'Ada Byron')).body).toMatchObject({ state: 'signed', status: 'out' });
    try {
      api.clock.set(new Date(Date.now() + 31 * day));
      await expireAgreements(api.app.systemContext());
      const late = await api.sql('select status from agreements where id = any($1)', [
        [first.agreement.id, second.agreement.id],
      ]);
      expect(late).toEqual([{ status: 'expired' }, { status: 'expired' }]);
    } finally {
      api.clock.reset();
    }
  });
});
