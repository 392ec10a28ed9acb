import { chainStart } from '@hearthline/rules/sale/agreements/agreement-events.ts';
import canonicalize from 'canonicalize';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { sha, textOf, useAgreements } from '../../../testing/fixtures/agreements-fixtures.ts';

const api = useApi();
const { ok, quoted, create, out, signed } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

describe('a signed agreement', () => {
  it('sign.chain, sign.sealed, sign.verify: is a chain of hashes and a sealed file that is known unchanged alone', async () => {
    const { agreement } = await signed();
    let prev = chainStart;
    agreement.events.forEach((event: any, index: number) => {
      const { n, at, kind, actor, documentSha256, detailsSha256 } = event;
      expect(n).toBe(index + 1);
      expect(event.prev).toBe(prev);
      expect(event.hash).toBe(
        sha(canonicalize({ n, at, kind, actor, documentSha256, detailsSha256, prev }) ?? ''),
      );
      prev = event.hash;
    });
    expect(agreement.events.map(({ kind }: any) => kind)).toEqual([
      'sent',
      'link_sent',
      'link_sent',
      'viewed',
      'consented',
      'signed',
      'viewed',
      'consented',
      'signed',
      'link_sent',
      'viewed',
      'consented',
      'signed',
      'completed',
    ]);

    const answer = await admin.open(`/api/agreements/${agreement.id}.pdf`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(sha(bytes)).toBe(agreement.signedSha256);
    const text = await textOf(bytes);
    for (const words of [
      'Certificate of signatures',
      'Ada Byron',
      'Robin Byron',
      'Dana Whitfield',
      agreement.pdfSha256,
      agreement.disclosuresSha256,
      // The certificate says nothing of the event that came with it; every hash is in one piece.
      ...agreement.events.slice(0, -1).map(({ hash }: any) => hash),
    ])
      expect(text).toContain(words);
    expect(bytes.includes('ETSI.CAdES.detached')).toBe(true);
    // The pages that were read stay as they were, byte for byte.
    const size = (await api.sql('select pdf_size from agreements where id = $1', [agreement.id]))[0]
      ?.pdf_size;
    expect(sha(bytes.subarray(0, size))).toBe(agreement.pdfSha256);

    const known = (await api.rest('GET', `/api/verify/${agreement.signedSha256.toUpperCase()}`)).body;
    expect(known).toMatchObject({
      known: true,
      kind: 'agreement',
      number: agreement.number,
      status: 'signed',
    });
    expect(JSON.stringify(known)).not.toContain('@');
    const upload = (body: Buffer, type = 'application/pdf') =>
      api.open('/api/verify', {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { 'content-type': type },
      });
    expect(await (await upload(bytes)).json()).toMatchObject({ known: true, number: agreement.number });
    for (let place = 0; place < 20; place += 1) {
      const changed = Buffer.from(bytes);
      const at = Math.floor(((place + 0.5) * bytes.length) / 20);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await (await upload(changed)).json()).toEqual({ known: false });
    }
    expect((await upload(bytes, 'text/plain')).status).toBe(415);
    expect((await upload(Buffer.alloc(25 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await api.rest('GET', '/api/verify/abc')).status).toBe(400);
    expect((await api.rest('GET', `/api/verify/${'0'.repeat(64)}`)).body).toEqual({ known: false });

    await ok(
      'mutation ($id: ID!, $v: Int!) { voidAgreement(id: $id, version: $v, reason: "x") { status } }',
      { id: agreement.id, v: agreement.version },
    );
    expect((await api.rest('GET', `/api/verify/${agreement.signedSha256}`)).body).toMatchObject({
      known: true,
      status: 'void',
    });
  });

  it('is its customer’s own by a verified address, and nobody else’s', async () => {
    const { agreement, email } = await out();
    const { quote } = await quoted();
    const draft = await create(quote.id);
    await api.addUser({ email, role: 'customer', name: 'Ada Byron' });
    const own = await api.asUser(email);
    const list = await ok('{ myAgreements { id status signers { email } } }', {}, own);
    expect(list.map(({ id }: any) => id)).toEqual([agreement.id]);
    expect(list[0].signers.every((one: any) => one.email === null)).toBe(true);
    expect((await own.open(`/api/agreements/${agreement.id}.pdf`)).status).toBe(200);
    expect((await own.open(`/api/agreements/${draft.id}.pdf`)).status).toBe(404);
    const other = await api.as('customer');
    expect((await other.open(`/api/agreements/${agreement.id}.pdf`)).status).toBe(404);
    expect((await (await api.as('factory')).open(`/api/agreements/${agreement.id}.pdf`)).status).toBe(403);
    expect((await api.open(`/api/agreements/${agreement.id}.pdf`)).status).toBe(401);
  });
});
