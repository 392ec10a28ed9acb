import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { deadlineOf } from '../deadline.ts';

const api = useApi();
const { signed, out, tokenOf, header, post } = useAgreements(api);
const days = (count: number): number => count * 86_400_000;
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());

const look = async (token: string) => {
  const answers = [
    await api.rest('GET', '/api/linked-agreement', undefined, header(token)),
    await api.rest('GET', '/api/linked-agreement.pdf', undefined, header(token)),
    await api.rest('GET', '/api/linked-agreement/disclosures.pdf', undefined, header(token)),
  ];
  return answers.map(({ status }) => status);
};
const ask = (token: string) => post('copy', token, {});
const copies = (): Promise<any[]> =>
  api.sql(
    "select to_name, to_address, text from mails where kind = 'agreement_copy' order by created_at desc, id desc",
  );

describe('links to a signed agreement', () => {
  it('end 30 days after the last signature, to the millisecond', async () => {
    const at = Date.now();
    api.clock.set(new Date(at));
    const { agreement } = await signed();
    const names = ['Ada Byron', 'Robin Byron', 'Dana Whitfield'];
    const tokens = await Promise.all(names.map((name) => tokenOf(name, agreement.number)));
    const end = at + days(30);
    api.clock.set(new Date(end - 1));
    for (const token of tokens) expect(await look(token)).toEqual([200, 200, 200]);
    api.clock.set(new Date(end));
    for (const token of tokens) expect(await look(token)).toEqual([410, 410, 410]);
    const { body } = await api.rest('GET', '/api/linked-agreement', undefined, header(tokens[0] ?? ''));
    expect(body).toMatchObject({ message: agreementSentences.copyEnded });
  });

  it('that were mailed to sign with end with the last day to sign', async () => {
    const { agreement } = await out();
    const first = await tokenOf('Ada Byron', agreement.number);
    const end = deadlineOf(new Date(agreement.events[0].at), 'America/Los_Angeles').getTime();
    api.clock.set(new Date(end - 1));
    expect((await look(first))[0]).toBe(200);
    api.clock.set(new Date(end));
    expect(await look(first)).toEqual([410, 410, 410]);
  });

  it('are mailed anew to the signer’s own address, and the answer is the same whatever the link is', async () => {
    const { agreement } = await signed();
    const token = await tokenOf('Robin Byron', agreement.number);
    const { agreement: open } = await out();
    const other = await tokenOf('Ada Byron', open.number);
    const before = await copies();
    api.clock.set(new Date(Date.now() + days(31)));
    const answers = [await ask('x'.repeat(43)), await ask(other), await ask(token)];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(3).fill({ status: 204, body: '' }),
    );
    const mails = await copies();
    expect(mails).toHaveLength(before.length + 1);
    expect(mails[0]).toMatchObject({ to_name: 'Robin Byron', to_address: 'robin@buyers.example' });
    const fresh = await tokenOf('Robin Byron', agreement.number);
    expect(fresh).not.toBe(token);
    expect(await look(fresh)).toEqual([200, 200, 200]);
    // The new one lives 30 days too.
    api.clock.set(new Date(Date.now() + days(62)));
    expect(await look(fresh)).toEqual([410, 410, 410]);
  });

  it('are mailed five times an hour at most, and nobody learns that from the answer', async () => {
    const { agreement } = await signed();
    const token = await tokenOf('Ada Byron', agreement.number);
    const before = (await copies()).length;
    for (let time = 0; time < 7; time += 1) expect((await ask(token)).status).toBe(204);
    expect(await copies()).toHaveLength(before + 5);
  });

  it('of an agreement that was made void, or that were ended, are not mailed anew', async () => {
    const { agreement } = await signed();
    const token = await tokenOf('Ada Byron', agreement.number);
    const before = (await copies()).length;
    await admin.gql(
      'mutation ($id: ID!, $v: Int!) { voidAgreement(id: $id, version: $v, reason: "x") { id } }',
      { id: agreement.id, v: agreement.version },
    );
    expect((await ask(token)).status).toBe(204);
    const again = await signed();
    const ended = await tokenOf('Ada Byron', again.agreement.number);
    await api.sql(
      'update agreement_links set ended_at = now() where signer_id in (select id from agreement_signers where agreement_id = $1)',
      [again.agreement.id],
    );
    expect((await ask(ended)).status).toBe(204);
    expect(await copies()).toHaveLength(before);
  });
});
