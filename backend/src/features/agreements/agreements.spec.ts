import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { dayIn } from '../../platform/time/business-time.ts';
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { chainStart } from '@hearthline/rules/agreements/events.ts';
import canonicalize from 'canonicalize';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
// Guesses of links are limited, and every spec is one network.
beforeEach(() => api.sql('delete from limits'));

const agreementFields = `id dealId number version status quoteId totalCents pdfSha256 disclosuresSha256 signedSha256
  signers { id role name order state signedAt email } events { n at kind actor documentSha256 detailsSha256 prev hash }`;
const linkedFields = `number status state role name totalCents consentVersion consentText pdfSha256 signedSha256 signers { name state email }`;

const ok = async (query: string, variables: object, caller: Caller = admin): Promise<any> => {
  const { data, errors } = await caller.gql(query, variables as Record<string, unknown>);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
};
const code = async (answer: ReturnType<Caller['gql']>): Promise<string | undefined> =>
  (await answer).errors?.[0]?.extensions.code;

let people = 0;
/** A deal with an accepted quote. */
const quoted = async () => {
  people += 1;
  const email = `ada${people}@buyers.example`;
  const contactId = (
    await ok('mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }', {
      input: { firstName: 'Ada', lastName: 'Byron', email, source: 'walk-in' },
    })
  ).id as string;
  const { code: designCode } = (
    await api.rest('POST', '/api/designs', {
      home: { slug: 'yachats' },
      roof: 'hip',
      site: { land: 'own', address: '88 Cedar Road', county: 'Clark', zip: '98604' },
    })
  ).body;
  const deal = await ok('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
    input: {
      contactId,
      designCode,
      coBuyers: [{ name: 'Robin Byron', email: `robin${people}@buyers.example` }],
    },
  });
  const draft = await ok('mutation ($id: ID!) { draftQuote(dealId: $id) { id version } }', { id: deal.id });
  const issued = await ok(
    'mutation ($id: ID!, $version: Int!, $until: LocalDate!) { issueQuote(id: $id, version: $version, validUntil: $until) { quote { id totalCents lines { label amountCents } } link } }',
    {
      id: draft.id,
      version: draft.version,
      until: new Date(api.clock.now().getTime() + 6e8).toISOString().slice(0, 10),
    },
  );
  const token = String(issued.link).split('token=')[1];
  await ok(
    'mutation ($token: String!) { acceptLinkedQuote(token: $token, name: "Ada Byron") { id } }',
    { token },
    api,
  );
  return { deal, quote: issued.quote, email };
};

const create = (quoteId: string, signers?: object[]) =>
  ok(
    `mutation ($quoteId: ID!, $signers: [SignerInput!]) { createAgreement(quoteId: $quoteId, signers: $signers) { ${agreementFields} } }`,
    { quoteId, signers },
  );
const send = (agreement: any) =>
  ok(
    `mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { ${agreementFields} } }`,
    {
      id: agreement.id,
      version: agreement.version,
    },
  );
const read = (id: string, caller = admin) =>
  ok(`query ($id: ID!) { agreement(id: $id) { ${agreementFields} } }`, { id }, caller);

/** The secret of the newest link to somebody. */
const tokenOf = async (name: string, number: string): Promise<string> => {
  const [row] = await api.sql(
    "select text from mails where text like '%/sign#token=%' and to_name = $1 and text like '%' || $2 || '%' order by created_at desc, id desc limit 1",
    [name, number],
  );
  return /#token=([\w-]+)/.exec(row?.text ?? '')?.[1] ?? '';
};
const header = (token: string) => ({ 'x-link-token': token });
const pdf = async (token: string, path = '/api/linked-agreement.pdf'): Promise<Buffer> => {
  const answer = await api.open(path, { headers: header(token) });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const post = (what: string, token: string, body: object) =>
  api.rest('POST', `/api/linked-agreement/${what}`, body, header(token));
const consent = async (token: string) => {
  const linked = (await api.rest('GET', '/api/linked-agreement', undefined, header(token))).body;
  return post('consent', token, { consentVersion: linked.consentVersion });
};
const signAll = async (token: string, name: string, drawing?: string) => {
  await pdf(token);
  expect((await consent(token)).status).toBe(200);
  return post('sign', token, { name, drawing });
};

const sha = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const textOf = async (bytes: Buffer): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replace(
    /\s+/g,
    ' ',
  );

/** A PNG of one color. */
const png = (): string => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(Buffer.concat([head.subarray(4), data])) >>> 0);
    return Buffer.concat([head, data, sum]);
  };
  const crc = (bytes: Buffer): number => {
    let value = ~0;
    for (const byte of bytes) {
      value ^= byte;
      for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    }
    return ~value;
  };
  const head = Buffer.from([0, 0, 0, 4, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  const rows = deflateSync(Buffer.alloc(2 * (1 + 4 * 3), 120));
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

const out = async () => {
  const { quote, deal, email } = await quoted();
  const sent = await send(
    await create(quote.id, [
      { role: 'seller', name: 'Dana Whitfield', email: 'dana@hearthline.example' },
      { role: 'buyer', name: 'Ada Byron', email },
      { role: 'buyer', name: 'Robin Byron', email: 'robin@buyers.example' },
    ]),
  );
  return { quote, deal, email, agreement: sent };
};
const signed = async () => {
  const { agreement, ...rest } = await out();
  for (const name of ['Ada Byron', 'Robin Byron', 'Dana Whitfield'])
    expect(
      (await signAll(await tokenOf(name, agreement.number), name, name === 'Ada Byron' ? png() : undefined))
        .status,
    ).toBe(200);
  return { ...rest, agreement: await read(agreement.id) };
};

describe('an agreement', () => {
  it('agreement.no-retyping: takes lines, total, buyers, home and address from the accepted quote', async () => {
    const { quote, deal } = await quoted();
    const agreement = await create(quote.id);
    expect(agreement).toMatchObject({ status: 'draft', quoteId: quote.id, totalCents: quote.totalCents });
    expect(agreement.signers.map(({ role, name }: any) => [role, name])).toEqual([
      ['buyer', 'Ada Byron'],
      ['buyer', 'Robin Byron'],
      ['seller', expect.any(String)],
    ]);
    const answer = await admin.open(`/api/agreements/${agreement.id}.pdf`);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(sha(bytes)).toBe(agreement.pdfSha256);
    const text = await textOf(bytes);
    const amount = (cents: number) =>
      (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    for (const words of [
      agreement.number,
      'Ada Byron',
      'Robin Byron',
      'Yachats',
      '88 Cedar Road',
      'Dispute Resolution Program',
      amount(quote.totalCents),
      ...quote.lines.flatMap(({ label }: any) => [label]),
    ])
      expect(text).toContain(words);
    const parts = [
      'Notice on resolving disputes',
      '1. Parties',
      '2. Home',
      '3. Drawing',
      '4. Site',
      '5. Price',
      '6. What is not included',
      '7. Deposit',
      '8. Payment schedule',
      '9. Delivery',
      '10. Warranties',
      '11. Cancellation',
      '12. Signatures',
      '13. Consent',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(
      (await ok('query ($id: ID!) { deal(id: $id) { agreement { id } } }', { id: deal.id })).agreement.id,
    ).toBe(agreement.id);
  });

  it('has a number without a gap, and is the only one of its deal', async () => {
    const { quote } = await quoted();
    const several = await Promise.all(
      Array.from({ length: 10 }, () =>
        admin.gql('mutation ($id: ID!) { createAgreement(quoteId: $id) { number } }', { id: quote.id }),
      ),
    );
    expect(several.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(
      new Set(several.filter(({ errors }) => errors).map(({ errors }) => errors?.[0]?.extensions.code)),
    ).toEqual(new Set(['CONFLICT']));
    const rows = await api.sql<{ number: number }>('select number from agreements order by number');
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => 1001 + index));
  });

  it('moves its deal to agreed when it is sent, and mails buyers alone at first', async () => {
    const { agreement, deal } = await out();
    expect(agreement.status).toBe('out');
    expect(agreement.signers.map(({ state }: any) => state)).toEqual(['sent', 'sent', 'waiting']);
    expect(
      (await ok('query ($id: ID!) { deal(id: $id) { stage events { kind } } }', { id: deal.id })).stage,
    ).toBe('agreed');
    expect(await tokenOf('Dana Whitfield', agreement.number)).toBe('');
  });

  it('agreement.disclosures: offers a document of its own before signing', async () => {
    const { agreement } = await out();
    const token = await tokenOf('Ada Byron', agreement.number);
    const bytes = await pdf(token, '/api/linked-agreement/disclosures.pdf');
    expect(sha(bytes)).toBe(agreement.disclosuresSha256);
    const text = await textOf(bytes);
    expect(text).toContain('Installation');
    expect(text).toContain('document of their own');
    // Reading them is not reading the agreement.
    expect((await consent(token)).status).toBe(409);
  });

  it('is made anew as a draft, and never again once it was sent', async () => {
    const { quote } = await quoted();
    const draft = await create(quote.id);
    const change = `mutation ($id: ID!, $version: Int!, $signers: [SignerInput!]) { updateAgreement(id: $id, version: $version, signers: $signers) { ${agreementFields} } }`;
    const signers = [
      { role: 'buyer', name: 'Cy Young', email: 'cy@buyers.example' },
      { role: 'seller', name: 'Dana Whitfield', email: 'dana@hearthline.example' },
    ];
    const changed = await ok(change, { id: draft.id, version: draft.version, signers });
    expect(changed.number).toBe(draft.number);
    expect(changed.pdfSha256).not.toBe(draft.pdfSha256);
    expect(changed.signers.map(({ name }: any) => name)).toEqual(['Cy Young', 'Dana Whitfield']);
    expect(await code(admin.gql(change, { id: draft.id, version: draft.version, signers }))).toBe('CONFLICT');
    const sent = await send(changed);
    expect(await code(admin.gql(change, { id: draft.id, version: sent.version, signers }))).toBe('CONFLICT');
    await expect(api.sql('update agreements set total_cents = 1 where id = $1', [draft.id])).rejects.toThrow(
      'never changes',
    );
    await expect(api.sql('delete from agreements where id = $1', [draft.id])).rejects.toThrow(
      'never deleted',
    );
    await expect(
      api.sql('update agreement_events set actor = $2 where agreement_id = $1', [draft.id, 'x']),
    ).rejects.toThrow();
  });
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
    expect(events[0]).toMatchObject({
      kind: 'agreement_declined',
      note: expect.stringContaining('on paper'),
    });
    expect(
      (await post('sign', await tokenOf('Ada Byron', agreement.number), { name: 'Ada Byron' })).status,
    ).toBe(410);
  });

  it('is signed for the seller by whoever owns the deal now, not when it was quoted', async () => {
    const { quote, deal } = await quoted();
    const [{ id }] = (await api.sql(
      "insert into users (email, email_folded, name, role, is_email_verified) values ($1, $1, 'Olive Owner', 'admin', true) returning id",
      [`olive-${deal.id}@hearthline.example`],
    )) as [{ id: string }];
    await api.sql('update deals set owner_id = $2 where id = $1', [deal.id, id]);
    const agreement = await create(quote.id);
    expect(agreement.signers.at(-1)).toMatchObject({ role: 'seller', name: 'Olive Owner' });
  });

  it('is not sent once its deal is lost', async () => {
    const { quote, deal } = await quoted();
    const agreement = await create(quote.id);
    await api.sql("update deals set stage = 'lost', lost_reason = 'price' where id = $1", [deal.id]);
    const { errors } = await admin.gql(
      'mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id } }',
      { id: agreement.id, version: agreement.version },
    );
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect((await read(agreement.id)).status).toBe('draft');
  });

  it('names the last whole day on which it can be signed', async () => {
    const { agreement } = await out();
    const [row] = await api.sql(
      "select a.expires_at, m.text from agreements a, mails m where a.id = $1 and m.kind = 'agreement_link' and m.text like '%' || $2 || '%' limit 1",
      [agreement.id, agreement.number],
    );
    const lastDay = dayIn('America/Los_Angeles', new Date(row?.expires_at), -1);
    expect(row?.text).toContain(longDate(lastDay));
  });

  it('runs out after 30 days, and reminds before', async () => {
    const { agreement } = await out();
    const begin = Date.now();
    const day = 86_400_000;
    try {
      api.clock.set(new Date(begin + 6 * day));
      const { remindSigners } = await import('./send-agreement.ts');
      const { expireAgreements } = await import('./close-agreement.ts');
      const old = await tokenOf('Ada Byron', agreement.number);
      expect(await remindSigners(api.app.systemContext())).toBeGreaterThanOrEqual(2);
      const [{ count }] = (await api.sql(
        "select count(*)::int from mails where kind = 'agreement_reminder' and text like '%' || $1 || '%'",
        [agreement.number],
      )) as [{ count: number }];
      expect(count).toBe(2);
      const reminded = await tokenOf('Ada Byron', agreement.number);
      expect(reminded).not.toBe(old);
      for (const token of [old, reminded])
        expect((await api.rest('GET', '/api/linked-agreement', undefined, header(token))).status).toBe(200);
      api.clock.set(new Date(begin + 31 * day));
      expect((await post('sign', old, { name: 'Ada Byron' })).status).toBe(410);
      await expireAgreements(api.app.systemContext());
    } finally {
      api.clock.reset();
    }
    const after = await read(agreement.id);
    expect(after.status).toBe('expired');
    expect(after.events.at(-1).kind).toBe('expired');
  });
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
      agreement.events.at(-2).hash,
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

describe('the texts', () => {
  const update = (key: string, version: number, body: string) =>
    admin.gql(
      'mutation ($key: AgreementTextKey!, $version: Int!, $body: String!) { updateAgreementText(key: $key, version: $version, body: $body) { key version body } }',
      { key, version, body },
    );

  it('are shipped, edited by version, and stay in agreements as they were', async () => {
    const texts = await ok('{ agreementTexts { key version body authorName } }', {});
    expect(texts).toHaveLength(15);
    const { quote } = await quoted();
    const before = await create(quote.id);
    const deposit = texts.find(({ key }: any) => key === 'deposit');
    expect(
      (await update('deposit', deposit.version, 'Ten percent by {{buyer}}.')).data.updateAgreementText
        .version,
    ).toBe(deposit.version + 1);
    expect(await code(update('deposit', deposit.version, 'Other'))).toBe('CONFLICT');
    expect((await read(before.id)).pdfSha256).toBe(before.pdfSha256);
    const anew = await ok(
      `mutation ($id: ID!, $version: Int!) { updateAgreement(id: $id, version: $version) { ${agreementFields} } }`,
      { id: before.id, version: before.version },
    );
    const bytes = Buffer.from(await (await admin.open(`/api/agreements/${anew.id}.pdf`)).arrayBuffer());
    expect(await textOf(bytes)).toContain('Ten percent by Ada Byron.');
  });

  it('refuse fields that there are not', async () => {
    const { errors } = await update('home', 1, 'Hello {{buyr}} and {{home}}');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { body: 'There is no such field: {{buyr}}' },
    });
  });

  it('are tried with made-up values', async () => {
    for (const [key, title] of [
      ['site', 'Purchase agreement'],
      ['disclosures', 'Disclosures'],
    ] as const) {
      const answer = await admin.open('/api/agreement-texts/preview', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, body: 'At {{site}}, said {{buyers}}.' }),
      });
      const text = await textOf(Buffer.from(await answer.arrayBuffer()));
      expect(text).toContain(title);
      expect(text).toContain('At 88 Cedar Road, Clark County, 98604, said Ada Byron and Robin Byron.');
    }
  });
});
