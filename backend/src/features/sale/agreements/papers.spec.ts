import { utcDay } from '@hearthline/rules/dates/day.ts';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { agreementParts } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { sha, textOf, useAgreements } from '../../../testing/fixtures/agreements-fixtures.ts';
import { drawSampleWarranty } from './files/draw-papers.ts';

const api = useApi();
const { ok, quoted, create, send, out, tokenOf, header, pdf, consent, signAll, read } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const papers =
  'id version status address parcel files { key name sha256 } schedule { label event dueOn isEstimate amountCents paidCents }';
const agreementOf = (id: string) =>
  ok(`query ($id: ID!) { agreement(id: $id) { ${papers} totalCents } }`, { id });
const reading = (token: string) => api.rest('GET', '/api/linked-agreement/reading', undefined, header(token));
const upload = (key: string, body: Uint8Array | string, type = 'application/pdf') =>
  admin.open(`/api/agreement-texts/${key}/file`, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: Buffer.from(body),
  });
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

describe('contract.reading', () => {
  it('says what the PDF says, in the same order, part by part', async () => {
    const { agreement } = await out();
    const token = await tokenOf('Ada Byron', agreement.number);
    const { status, body } = await reading(token);
    expect(status).toBe(200);
    expect(body.parts.map(({ key }: { key: string }) => key)).toEqual(agreementParts);
    const rows = body.parts.find(({ key }: { key: string }) => key === 'schedule').blocks.slice(-4);
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['row', 'row', 'row', 'row']);
    for (const { text, cells } of rows)
      expect(text).toBe(cells.filter(Boolean).join(' ').replaceAll('\n', ' '));
    const texts = body.parts.flatMap(({ title, blocks }: any) => [
      title,
      ...blocks.map((one: any) => one.text),
    ]);
    const printed = wordsOf(await textOf(await pdf(token)));
    let at = 0;
    for (const word of wordsOf(texts.join(' '))) {
      const next = printed.indexOf(word, at);
      expect(next, `“${word}” after “${printed.slice(Math.max(0, at - 5), at).join(' ')}”`).not.toBe(-1);
      at = next + 1;
    }
  });

  it('counts as opening it, either allows consent, and the event says which', async () => {
    const { agreement } = await out();
    const [ada, robin] = [
      await tokenOf('Ada Byron', agreement.number),
      await tokenOf('Robin Byron', agreement.number),
    ];
    expect((await consent(ada)).body.message).toBe(agreementSentences.readFirst);
    await reading(ada);
    await reading(ada);
    await pdf(robin);
    for (const token of [ada, robin]) expect((await consent(token)).status).toBe(200);
    const opened = await api.sql(
      "select actor, details ->> 'opened' as opened from agreement_events where agreement_id = $1 and kind = 'viewed' order by n",
      [agreement.id],
    );
    expect(opened).toEqual([
      { actor: 'Ada Byron, buyer', opened: 'reading' },
      { actor: 'Robin Byron, buyer', opened: 'pdf' },
    ]);
  });

  it('is for whoever has the link', async () => expect((await reading('x'.repeat(43))).status).toBe(400));
});

describe('contract.address', () => {
  const make = (quoteId: string, site: object) =>
    ok(
      `mutation ($quoteId: ID!, $address: String, $parcel: String) { createAgreement(quoteId: $quoteId, address: $address, parcel: $parcel) { ${papers} } }`,
      { quoteId, ...site },
    );
  const change = (agreement: any, site: object) =>
    ok(
      `mutation ($id: ID!, $version: Int!, $address: String, $parcel: String) { updateAgreement(id: $id, version: $version, address: $address, parcel: $parcel) { ${papers} } }`,
      { id: agreement.id, version: agreement.version, ...site },
    );
  const trySend = (agreement: any) =>
    admin.gql(
      'mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { status } }',
      { id: agreement.id, version: agreement.version },
    );
  const textOfAgreement = async (id: string): Promise<string> =>
    textOf(Buffer.from(await (await admin.open(`/api/agreements/${id}.pdf`)).arrayBuffer()));

  it('an agreement takes the address of the quote, and goes out once it names a street or a parcel', async () => {
    const { quote } = await quoted();
    let agreement = await make(quote.id, {});
    expect(agreement).toMatchObject({ address: '88 Cedar Road', parcel: null });
    agreement = await change(agreement, { address: 'Cedar Road' });
    const { errors } = await trySend(agreement);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('Say where the home will stand'),
      extensions: { code: 'CONFLICT' },
    });
    agreement = await change(agreement, { address: null, parcel: '1234-567' });
    expect(await textOfAgreement(agreement.id)).toContain('parcel 1234-567, Clark County, 98604');
    agreement = await change(agreement, {});
    expect(agreement).toMatchObject({ address: null, parcel: '1234-567' });
    expect((await trySend(agreement)).data.sendAgreement.status).toBe('out');
  });

  it('an agreement goes out only to where we deliver, or to a county that was stated', async () => {
    const { quote } = await quoted();
    const agreement = await make(quote.id, {});
    const site = (county: string | null, zip: string | null) =>
      api.sql(
        `update agreements set document = jsonb_set(jsonb_set(document, '{quote,site,county}', $2), '{quote,site,zip}', $3) where id = $1`,
        [agreement.id, JSON.stringify(county), JSON.stringify(zip)],
      );
    for (const zip of [null, '10001']) {
      await site(null, zip);
      expect((await trySend(agreement)).errors?.[0]).toMatchObject({
        message: expect.stringContaining('ZIP code of a place that you deliver to'),
        extensions: { code: 'CONFLICT' },
      });
    }
    await site(null, null);
    const moved = await change(agreement, { address: '88 Cedar Road, Battle Ground, WA 98604' });
    expect((await trySend(moved)).data.sendAgreement.status).toBe('out');
    const other = await make((await quoted()).quote.id, {});
    await api.sql(
      `update agreements set document = jsonb_set(document, '{quote,site,zip}', 'null') where id = $1`,
      [other.id],
    );
    expect((await trySend(other)).data.sendAgreement.status).toBe('out');
  });

  it('an address that staff have entered comes before that of the quote', async () => {
    const { quote } = await quoted();
    const agreement = await make(quote.id, { address: '7 Elm Street, Yelm 98597' });
    const text = await textOfAgreement(agreement.id);
    expect(text).toContain('7 Elm Street, Yelm 98597');
    expect(text).toContain('usually delivered 12 to 20 weeks after');
    expect(text).not.toContain('88 Cedar Road');
    expect((await trySend(agreement)).data.sendAgreement.status).toBe('out');
  });
});

describe('contract.papers', () => {
  it('payments fill the schedule, whose first day is that of the last signature; the certificate names how it was opened', async () => {
    const { agreement, deal } = await out();
    const record = (amountCents: number, key: string) =>
      admin.rest(
        'POST',
        `/api/deals/${deal.id}/payments`,
        {
          kind: 'deposit',
          method: 'check',
          amountCents,
          // A day that has begun in every time zone.
          receivedOn: utcDay(new Date(api.clock.now().getTime() - 86_400_000)),
        },
        { 'idempotency-key': key },
      );
    expect((await record(300_000, 'papers-first')).status).toBe(201);
    let { schedule } = await agreementOf(agreement.id);
    expect(schedule[0]).toMatchObject({ dueOn: null, isEstimate: false, paidCents: 300_000 });
    await reading(await tokenOf('Ada Byron', agreement.number));
    for (const name of ['Ada Byron', 'Robin Byron', 'Dana Whitfield'])
      await signAll(await tokenOf(name, agreement.number), name);
    ({ schedule } = await agreementOf(agreement.id));
    expect(schedule[0].dueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(schedule[1].dueOn).toBeNull();
    const certificate = await textOf(
      Buffer.from(await (await admin.open(`/api/agreements/${agreement.id}.pdf`)).arrayBuffer()),
    );
    expect(certificate).toContain('UTC, as text to read');
    expect(certificate).toContain('UTC, as a PDF');
    expect(certificate).toContain('Seller’s warranty');
  });

  it('samples of the warranties come along until there are others, and stay with what was sent', async () => {
    const { quote } = await quoted();
    const draft = await create(quote.id);
    const sample = sha(await drawSampleWarranty('warranty_seller'));
    const { files } = await agreementOf(draft.id);
    expect(files.map(({ key, name }: any) => [key, name])).toEqual([
      ['warranty_manufacturer', 'Manufacturer’s warranty'],
      ['warranty_seller', 'Seller’s warranty'],
    ]);
    expect(files[1].sha256).toBe(sample);
    const unknown = (await api.rest('GET', `/api/verify/${sha('never sent')}`)).body;
    expect(unknown).toEqual({ known: false });
    await send(draft);
    const token = await tokenOf('Ada Byron', draft.number);
    const real = Buffer.from('%PDF-1.7\nthe real one');
    const answer = await upload('warranty_seller', real);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      key: 'warranty_seller',
      name: 'Seller’s warranty',
      sha256: sha(real),
    });
    const linked = (await api.rest('GET', '/api/linked-agreement', undefined, header(token))).body;
    expect(linked.files).toEqual(files);
    expect((await agreementOf(draft.id)).files).toEqual(files);
    expect(sha(await pdf(token, `/api/linked-agreement/files/${sample}.pdf`))).toBe(sample);
    expect(
      (await api.open(`/api/linked-agreement/files/${sha(real)}.pdf`, { headers: header(token) })).status,
    ).toBe(404);
    expect((await api.rest('GET', `/api/verify/${sample}`)).body).toEqual({
      known: true,
      damaged: false,
      kind: 'warranty',
    });
    // What was never sent is known to nobody.
    expect((await api.rest('GET', `/api/verify/${sha(real)}`)).body).toEqual({ known: false });
    const { agreement } = await out();
    expect((await agreementOf(agreement.id)).files[1].sha256).toBe(sha(real));
    expect((await api.rest('GET', `/api/verify/${sha(real)}`)).body.kind).toBe('warranty');
    const [row] = await ok('{ warrantyFiles { key version authorName } }', {}).then((all) =>
      all.filter(({ key }: any) => key === 'warranty_seller'),
    );
    expect(row).toMatchObject({ version: 2, authorName: expect.any(String) });
  });

  it('only a PDF of at most 10 MB is a warranty, for one of the two', async () => {
    expect((await upload('warranty_seller', 'hello')).status).toBe(415);
    expect((await upload('warranty_seller', '%PDF-1.7', 'text/plain')).status).toBe(415);
    expect((await upload('dispute', '%PDF-1.7')).status).toBe(404);
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    large.write('%PDF-1.7');
    expect((await upload('warranty_seller', large)).status).toBe(413);
  });

  it('proof.damaged: a warranty whose bytes or row were changed is told', async () => {
    const { agreement } = await out();
    const verify = async (): Promise<boolean> =>
      (await api.rest('GET', `/api/verify/${agreement.pdfSha256}`)).body.damaged;
    expect(await verify()).toBe(false);
    const owner = async (statement: string): Promise<void> => {
      await api.sql('alter table agreements disable trigger user');
      await api.sql(statement, [agreement.id]);
      await api.sql('alter table agreements enable trigger user');
    };
    await owner(`update agreements set files = jsonb_set(files, '{0,name}', '"Another"') where id = $1`);
    expect(await verify()).toBe(true);
    await owner(
      `update agreements set files = jsonb_set(files, '{0,name}', '"Manufacturer’s warranty"') where id = $1`,
    );
    expect(await verify()).toBe(false);
    await expect(api.sql("update agreements set files = '[]' where id = $1", [agreement.id])).rejects.toThrow(
      'never changes',
    );
    await expect(api.sql("update warranty_files set sha256 = 'x'")).rejects.toThrow('never changed');
    const { files } = await read(agreement.id).then(() => agreementOf(agreement.id));
    const [{ storage_key: key } = { storage_key: '' }] = await api.sql<{ storage_key: string }>(
      'select storage_key from warranty_files where sha256 = $1',
      [files[1].sha256],
    );
    const path = fileOf(key);
    const bytes = readFileSync(path);
    writeFileSync(path, Buffer.concat([bytes, Buffer.from('x')]));
    expect(await verify()).toBe(true);
    expect((await api.rest('GET', `/api/verify/${files[1].sha256}`)).body.damaged).toBe(true);
    writeFileSync(path, bytes);
    expect(await verify()).toBe(false);
  });
});

/** Where the bytes of a file are. */
const fileOf = (key: string): string => {
  const { place } = api.app.systemContext().storage;
  const found = readdirSync(place, { recursive: true, encoding: 'utf8' }).find((path) => path.includes(key));
  return join(place, found ?? '');
};
