import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { linkedFields, sha, png, useAgreements } from '../../../testing/fixtures/agreements-fixtures.ts';

const api = useApi();
const { ok, read, tokenOf, header, pdf, post, consent, signAll, out } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

describe('signing', () => {
  it('sign.order: goes from viewed to consented to signed, and the seller comes after all buyers', async () => {
    const { agreement } = await out();
    const ada = await tokenOf('Ada Byron', agreement.number);
    expect((await post('sign', ada, { name: 'Ada Byron' })).status).toBe(409);
    // A scanner that opens the page, and asks what it shows, uses up nothing.
    await api.open('/sign');
    for (let more = 0; more < 3; more += 1)
      expect(
        await ok(
          `query ($token: String!) { linkedAgreement(token: $token) { ${linkedFields} } }`,
          { token: ada },
          api,
        ),
      ).toMatchObject({ state: 'sent', status: 'out' });
    expect((await signAll(ada, 'ada  BYRON')).body).toMatchObject({ state: 'signed', status: 'out' });
    expect(await tokenOf('Dana Whitfield', agreement.number)).toBe('');
    await signAll(await tokenOf('Robin Byron', agreement.number), 'Robin Byron');
    const dana = await tokenOf('Dana Whitfield', agreement.number);
    expect(dana).not.toBe('');
    expect((await signAll(dana, 'Dana Whitfield')).body).toMatchObject({ state: 'signed', status: 'signed' });
  });

  it('sign.consent: is an act of its own, to a text with a version, after the PDF was opened', async () => {
    const { agreement } = await out();
    const token = await tokenOf('Ada Byron', agreement.number);
    expect((await consent(token)).status).toBe(409);
    await pdf(token);
    expect((await read(agreement.id)).signers[0].state).toBe('viewed');
    expect((await post('consent', token, { consentVersion: '99' })).status).toBe(409);
    expect((await post('sign', token, { name: 'Ada Byron' })).status).toBe(409);
    const linked = (await consent(token)).body;
    expect(linked.state).toBe('consented');
    const [row] = await api.sql(
      'select consent_version, consent_sha256 from agreement_signers where agreement_id = $1 and position = 1',
      [agreement.id],
    );
    expect(row).toEqual({ consent_version: linked.consentVersion, consent_sha256: sha(linked.consentText) });
  });

  it('takes the name as it stands in the agreement, and a drawing that is a picture', async () => {
    const { agreement } = await out();
    const token = await tokenOf('Ada Byron', agreement.number);
    expect((await signAll(token, 'Somebody Else')).status).toBe(400);
    for (const drawing of [
      'data:image/png;base64,AAAA',
      'data:image/svg+xml;base64,AAAA',
      png().slice(0, -8),
      `data:image/png;base64,${'A'.repeat(200_000)}`,
    ])
      expect((await post('sign', token, { name: 'Ada Byron', drawing })).status).toBe(400);
    expect((await post('sign', token, { name: 'Ada Byron', drawing: png() })).status).toBe(200);
  });

  it('sign.once: of ten signatures at once one counts, and later ones are refused', async () => {
    const { agreement } = await out();
    const token = await tokenOf('Ada Byron', agreement.number);
    await pdf(token);
    await consent(token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('sign', token, { name: 'Ada Byron' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 410),
    ]);
    expect((await read(agreement.id)).events.filter(({ kind }: any) => kind === 'signed')).toHaveLength(1);
    expect((await post('consent', token, { consentVersion: '1' })).status).toBe(410);
    expect((await post('decline', token, { reason: 'no' })).status).toBe(410);
  });

  it('refuses links that do not exist, ended, or belong to an agreement that is void, declined or out of time', async () => {
    expect((await post('sign', 'x'.repeat(43), { name: 'A B' })).body).toMatchObject({
      message: 'This link is not valid.',
    });
    const { agreement } = await out();
    const token = await tokenOf('Ada Byron', agreement.number);
    await ok('mutation ($id: ID!) { sendSignerLink(signerId: $id) { id } }', { id: agreement.signers[0].id });
    expect((await post('sign', token, { name: 'Ada Byron' })).status).toBe(410);
    const fresh = await tokenOf('Ada Byron', agreement.number);
    expect((await api.rest('GET', '/api/linked-agreement', undefined, header(fresh))).status).toBe(200);
    await ok(
      'mutation ($id: ID!, $v: Int!) { voidAgreement(id: $id, version: $v, reason: "A mistake") { status } }',
      { id: agreement.id, v: agreement.version },
    );
    expect((await api.rest('GET', '/api/linked-agreement', undefined, header(fresh))).status).toBe(410);
    expect((await post('sign', fresh, { name: 'Ada Byron' })).status).toBe(410);
  });

  it('meets a void at the same moment: one of the two counts', async () => {
    const { agreement } = await out();
    const token = await tokenOf('Ada Byron', agreement.number);
    await pdf(token);
    await consent(token);
    const [sign] = await Promise.all([
      post('sign', token, { name: 'Ada Byron' }),
      admin.gql(
        'mutation ($id: ID!, $v: Int!) { voidAgreement(id: $id, version: $v, reason: "x") { status } }',
        { id: agreement.id, v: agreement.version },
      ),
    ]);
    const after = await read(agreement.id);
    expect(after.status).toBe('void');
    const kinds = after.events.map(({ kind }: any) => kind);
    expect(kinds.at(-1)).toBe('voided');
    expect(kinds.includes('signed')).toBe(sign.status === 200);
  });

  it('can be declined, and asks for paper', async () => {
    const { agreement, deal } = await out();
    const token = await tokenOf('Robin Byron', agreement.number);
    expect((await post('decline', token, { reason: 'paper' })).body).toMatchObject({
      status: 'declined',
      state: 'declined',
    });
    expect((await read(agreement.id)).status).toBe('declined');
    const { events } = await ok('query ($id: ID!) { deal(id: $id) { events { kind note } } }', {
      id: deal.id,
    });
    // With it the deal goes back to quoted by itself.
    expect(events.slice(0, 2)).toContainEqual({
      kind: 'agreement_declined',
      note: expect.stringContaining('on paper'),
    });
    expect(
      (await post('sign', await tokenOf('Ada Byron', agreement.number), { name: 'Ada Byron' })).status,
    ).toBe(410);
  });
});
