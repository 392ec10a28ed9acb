import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashOfJson } from '../../../../platform/crypto/sha256.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { hashOfEvent, linkEvent } from '../../signing/chain.ts';

const api = useApi();
const { signed, out, tokenOf, header, signAll, agree, post } = useAgreements(api);
let admin: Caller;
let buyer: Caller;
let agreement: any;
let dealId: string;
let token: string;
beforeAll(async () => {
  admin = await api.as('admin');
  const made = await signed();
  agreement = made.agreement;
  dealId = made.deal.id;
  await api.addUser({ email: made.email, role: 'customer' });
  buyer = await api.asUser(made.email);
  token = await tokenOf('Ada Byron', agreement.number);
});

const guarded = ['agreements', 'agreement_signers', 'agreement_events', 'audit_entries'];
/** Whoever owns the tables can switch their triggers off. */
const asOwner = async (
  ...statements: (readonly [text: string, values: readonly unknown[]])[]
): Promise<void> => {
  for (const table of guarded) await api.sql(`alter table ${table} disable trigger user`);
  try {
    for (const [text, values] of statements) await api.sql(text, [...values]);
  } finally {
    for (const table of guarded) await api.sql(`alter table ${table} enable trigger user`);
  }
};

const verify = async (hash: string) => (await api.rest('GET', `/api/verify/${hash}`)).body;

/** What every call says of the agreement. */
const everyCall = async () => {
  const [one, ofDeal, own, linked, check] = [
    await admin.gql('query ($id: ID!) { agreement(id: $id) { status } }', { id: agreement.id }),
    await admin.gql('query ($id: ID!) { deal(id: $id) { agreement { status } } }', { id: dealId }),
    await buyer.gql('{ myAgreements { status } }'),
    await api.gql('query ($token: String!) { linkedAgreement(token: $token) { status } }', { token }),
    await api.gql(
      'query ($sha256: String!) { verifyDocument(sha256: $sha256) { known damaged kind number status signers { name } events { n } } }',
      { sha256: agreement.signedSha256 },
    ),
  ];
  const files = [
    await admin.open(`/api/agreements/${agreement.id}.pdf`),
    await api.open('/api/linked-agreement.pdf', { headers: header(token) }),
    await api.open('/api/linked-agreement/disclosures.pdf', { headers: header(token) }),
  ];
  return {
    calls: [one, ofDeal, own, linked].map(({ errors }) => errors?.[0]?.message ?? 'fine'),
    files: files.map(({ status }) => status),
    rest: [
      await verify(agreement.signedSha256),
      await verify(agreement.pdfSha256),
      await verify(agreement.disclosuresSha256),
    ],
    graphql: check.data.verifyDocument,
  };
};

const expectDamaged = async (what: string): Promise<void> => {
  const { calls, files, rest, graphql } = await everyCall();
  expect(calls, what).toEqual(Array(4).fill(agreementSentences.damaged));
  expect(files, what).toEqual([409, 409, 409]);
  const { number } = agreement;
  expect(rest, what).toEqual(
    ['agreement', 'agreement_unsigned', 'disclosures'].map((kind) => ({
      known: true,
      damaged: true,
      kind,
      number,
    })),
  );
  expect(graphql, what).toEqual({
    known: true,
    damaged: true,
    kind: 'agreement',
    number,
    status: null,
    signers: null,
    events: null,
  });
};
const expectUnchanged = async (what: string): Promise<void> => {
  const { calls, files, rest } = await everyCall();
  expect(calls, what).toEqual(['fine', 'fine', 'fine', 'fine']);
  expect(files, what).toEqual([200, 200, 200]);
  expect(
    rest.map(({ known, damaged, status }) => ({ known, damaged, status })),
    what,
  ).toEqual(Array(3).fill({ known: true, damaged: false, status: 'signed' }));
};

/** Changes columns of a row, looks, and puts back what was there. */
const withChange = async (table: string, id: string, set: string): Promise<void> => {
  const column = /^(\w+) =/.exec(set)?.[1] ?? '';
  const [before] = await api.sql(`select ${column} as value from ${table} where id = $1`, [id]);
  const value: unknown = before?.value;
  await asOwner([`update ${table} set ${set} where id = $1`, [id]]);
  const isJson = value !== null && typeof value === 'object' && !(value instanceof Date);
  try {
    await expectDamaged(`${table}: ${set}`);
  } finally {
    await asOwner([
      `update ${table} set ${column} = $2 where id = $1`,
      [id, isJson ? JSON.stringify(value) : value],
    ]);
  }
};

afterEach(() => expectUnchanged('put back'));

describe('proof.damaged: a record that was changed is told by every call, and put back is unchanged', () => {
  it('one value of the agreement’s row', async () => {
    for (const set of [
      "status = 'void'",
      'total_cents = total_cents + 1',
      "signed_at = signed_at + interval '1 millisecond'",
      "sent_at = sent_at + interval '1 millisecond'",
      "expires_at = expires_at + interval '1 millisecond'",
      'signed_size = signed_size + 1',
      'pdf_size = pdf_size + 1',
      "closed_reason = 'x'",
      "consent_version = '99'",
      "document = jsonb_set(document, '{quote,company,name}', '\"Mallory\"')",
      "document = jsonb_set(document, '{texts,consent,body}', '\"Other\"')",
      'signed_key = disclosures_key',
    ])
      await withChange('agreements', agreement.id, set);
  });

  it('one value of a signer, and one signer more or less', async () => {
    const [ada] = await api.sql('select * from agreement_signers where agreement_id = $1 and position = 1', [
      agreement.id,
    ]);
    for (const set of [
      "name = 'Mallory'",
      "email = 'mallory@x.example'",
      "role = 'seller'",
      "state = 'consented'",
      "signed_name = 'Mallory'",
      "signed_at = signed_at - interval '1 millisecond'",
      "consented_at = consented_at - interval '1 millisecond'",
      "viewed_at = viewed_at - interval '1 millisecond'",
      "sent_at = sent_at - interval '1 millisecond'",
      "consent_sha256 = 'x'",
      "drawing_sha256 = 'x'",
      'position = 9',
    ])
      await withChange('agreement_signers', ada!.id, set);
    await asOwner([
      "insert into agreement_signers (id, agreement_id, role, name, email, position, state) values (gen_random_uuid(), $1, 'buyer', 'Mallory', 'm@x.example', 9, 'waiting')",
      [agreement.id],
    ]);
    await expectDamaged('a signer more');
    await asOwner(['delete from agreement_signers where agreement_id = $1 and position = 9', [agreement.id]]);
  });

  it('one value of each event, its details, and one event more or less', async () => {
    const events = await api.sql('select * from agreement_events where agreement_id = $1 order by n', [
      agreement.id,
    ]);
    for (const { id } of [events[0], events[5], events.at(-1)] as any[])
      for (const set of [
        "actor = 'Mallory, buyer'",
        "kind = 'viewed'",
        "at = at + interval '1 millisecond'",
        "document_sha256 = 'x'",
        'details = details || \'{"x": 1}\'',
        "prev = 'x'",
        "hash = 'x'",
      ])
        await withChange('agreement_events', id, set);
    const last: any = events.at(-1);
    await asOwner(['delete from agreement_events where id = $1', [last.id]]);
    await expectDamaged('the last event less');
    // With rows that fit, as if it had never been signed by everybody: the audit log still has it.
    const [row] = await api.sql('select * from agreements where id = $1', [agreement.id]);
    await asOwner([
      "update agreements set status = 'out', signed_key = null, signed_sha256 = null, signed_size = null, signed_at = null where id = $1",
      [agreement.id],
    ]);
    expect(await verify(agreement.pdfSha256)).toMatchObject({ known: true, damaged: true });
    await asOwner([
      'update agreements set status = $2, signed_key = $3, signed_sha256 = $4, signed_size = $5, signed_at = $6 where id = $1',
      [agreement.id, row?.status, row?.signed_key, row?.signed_sha256, row?.signed_size, row?.signed_at],
    ]);
    await asOwner([
      `insert into agreement_events select * from jsonb_populate_record(null::agreement_events, $1)`,
      [JSON.stringify(last)],
    ]);
    // One more, rightly linked and written with the server's own role.
    for (const kind of ['viewed', 'link_sent', 'completed', 'signed', 'unheard-of']) {
      const more = linkEvent(
        { n: last.n, hash: last.hash },
        {
          at: new Date(),
          kind,
          actor: 'Ada Byron, buyer',
          documentSha256: agreement.signedSha256,
          details: { signer: agreement.signers[0].id },
        },
      );
      await api.database.pool.query(
        'insert into agreement_events (agreement_id, n, at, kind, actor, document_sha256, details, details_sha256, prev, hash) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
        [
          agreement.id,
          more.n,
          more.at,
          more.kind,
          more.actor,
          more.documentSha256,
          JSON.stringify(more.details),
          more.detailsSha256,
          more.prev,
          more.hash,
        ],
      );
      await expectDamaged(`one event more: ${kind}`);
      await asOwner([
        'delete from agreement_events where agreement_id = $1 and n = $2',
        [agreement.id, more.n],
      ]);
    }
  });

  it('a chain that was rewritten from an event on, with rows that fit it', async () => {
    const events = await api.sql('select * from agreement_events where agreement_id = $1 order by n', [
      agreement.id,
    ]);
    const signature: any = events.find(({ kind }) => kind === 'signed');
    const details = { ...signature.details, name: 'ADA BYRON' };
    let prev = signature.prev;
    const forged = events.slice(signature.n - 1).map((event: any) => {
      const changed = {
        ...event,
        prev,
        ...(event.id === signature.id && { details, details_sha256: hashOfJson(details) }),
      };
      prev = hashOfEvent({
        n: changed.n,
        at: changed.at.toISOString(),
        kind: changed.kind,
        actor: changed.actor,
        documentSha256: changed.document_sha256,
        detailsSha256: changed.details_sha256,
        prev: changed.prev,
      });
      return { ...changed, hash: prev };
    });
    const store = (rows: any[]) =>
      asOwner(
        ...rows.map(
          (row) =>
            [
              'update agreement_events set details = $2, details_sha256 = $3, prev = $4, hash = $5 where id = $1',
              [row.id, JSON.stringify(row.details), row.details_sha256, row.prev, row.hash],
            ] as const,
        ),
      );
    const rename = (name: string) =>
      asOwner([
        'update agreement_signers set signed_name = $2 where agreement_id = $1 and position = 1',
        [agreement.id, name],
      ]);
    await store(forged);
    await rename('ADA BYRON');
    await expectDamaged('the audit log knows other hashes');
    // Without what the audit log holds, the seal still names the last signature.
    const entries = await api.sql(
      "select * from audit_entries where object = $1 and action = 'agreement.event'",
      [`agreement:${agreement.id}`],
    );
    await asOwner([
      "delete from audit_entries where object = $1 and action = 'agreement.event'",
      [`agreement:${agreement.id}`],
    ]);
    await expectDamaged('the seal names another signature');
    for (const entry of entries)
      await asOwner([
        'insert into audit_entries select * from jsonb_populate_record(null::audit_entries, $1)',
        [JSON.stringify(entry)],
      ]);
    await store(events);
    await rename('Ada Byron');
  });

  it('one byte of a file', async () => {
    const { place } = api.app.systemContext().storage;
    const [keys] = await api.sql(
      'select pdf_key, disclosures_key, signed_key from agreements where id = $1',
      [agreement.id],
    );
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
      .map((name) => join(place, name))
      .filter((file) => statSync(file).isFile());
    for (const key of Object.values(keys ?? {})) {
      const file = files.find((name) => name.includes(String(key))) ?? '';
      const bytes = readFileSync(file);
      const changed = Buffer.from(bytes);
      changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
      writeFileSync(file, changed);
      await expectDamaged(`a byte of ${String(key)}`);
      writeFileSync(file, bytes);
    }
  });

  it('the audit log says so once', async () => {
    const findings = () =>
      api.sql(
        "select result, details from audit_entries where action = 'agreement.damaged' and object = $1",
        [`agreement:${agreement.id}`],
      );
    expect(await findings()).toEqual([
      { result: 'DAMAGED', details: { number: agreement.number, problem: expect.any(String) } },
    ]);
  });
});

it('proof.damaged: a whole forged agreement is found, written with the server’s own role', async () => {
  const copy = async (change: string) => {
    const [row] = (
      await api.database.pool.query(
        `insert into agreements (deal_id, quote_id, number, status, document, total_cents, consent_version, pdf_key, pdf_sha256, pdf_size,
           disclosures_key, disclosures_sha256, disclosures_size, signed_key, signed_sha256, signed_size, sent_at, expires_at, signed_at)
         select (select id from deals where id not in (select deal_id from agreements) limit 1), quote_id, 7777, status, ${change}, total_cents,
           consent_version, gen_random_uuid(), md5(random()::text), pdf_size, gen_random_uuid(), md5(random()::text), disclosures_size,
           gen_random_uuid(), $2, signed_size, sent_at, expires_at, signed_at from agreements where id = $1 returning id`,
        [agreement.id, 'f'.repeat(64)],
      )
    ).rows;
    return row.id as string;
  };
  const { deal } = await out();
  expect(deal.id).toBeTruthy();
  await admin.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
    input: {
      contactId: (await api.sql('select contact_id from deals where id = $1', [dealId]))[0]?.contact_id,
    },
  });
  const id = await copy("jsonb_set(document, '{number}', '\"A-7777\"')");
  await api.database.pool.query(
    "insert into agreement_signers (agreement_id, role, name, email, position, state, signed_at, signed_name) values ($1, 'buyer', 'Mallory', 'm@x.example', 1, 'signed', now(), 'Mallory')",
    [id],
  );
  const damaged = { known: true, damaged: true, kind: 'agreement', number: 'A-7777' };
  expect(await verify('f'.repeat(64))).toEqual(damaged);
  // With a chain that fits as well.
  let last: ReturnType<typeof linkEvent> | null = null;
  for (const [kind, actor] of [
    ['sent', 'system'],
    ['completed', 'system'],
  ] as const) {
    last = linkEvent(last, {
      at: new Date(),
      kind,
      actor,
      documentSha256: 'f'.repeat(64),
      details: { number: 'A-7777' },
    });
    await api.database.pool.query(
      'insert into agreement_events (agreement_id, n, at, kind, actor, document_sha256, details, details_sha256, prev, hash) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      [
        id,
        last.n,
        last.at,
        last.kind,
        last.actor,
        last.documentSha256,
        JSON.stringify(last.details),
        last.detailsSha256,
        last.prev,
        last.hash,
      ],
    );
  }
  expect(await verify('f'.repeat(64))).toEqual(damaged);
  const { errors } = await buyer.gql('{ myAgreements { status } }');
  expect(errors?.[0]?.message).toBe(agreementSentences.damaged);
  await asOwner(
    ['delete from agreement_events where agreement_id = $1', [id]],
    ['delete from agreement_signers where agreement_id = $1', [id]],
    ['delete from agreements where id = $1', [id]],
  );
});

it('proof.damaged: nobody agrees to, signs, declines, sends again or makes void what was changed', async () => {
  const { agreement: open } = await out();
  const ada = await tokenOf('Ada Byron', open.number);
  await agree(ada);
  const change = (total: number) =>
    asOwner(['update agreements set total_cents = total_cents + $2 where id = $1', [open.id, total]]);
  await change(1);
  for (const answer of [
    await post('consent', ada, { consentVersion: '1' }),
    await post('sign', ada, { name: 'Ada Byron' }),
    await post('decline', ada, { reason: 'no' }),
  ])
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status: 409,
      message: agreementSentences.damaged,
    });
  for (const answer of [
    await admin.gql('mutation ($id: ID!) { sendSignerLink(signerId: $id) { id } }', {
      id: open.signers[0].id,
    }),
    await admin.gql(
      'mutation ($id: ID!, $v: Int!) { voidAgreement(id: $id, version: $v, reason: "x") { id } }',
      {
        id: open.id,
        v: open.version,
      },
    ),
  ])
    expect(answer.errors?.[0]?.message).toBe(agreementSentences.damaged);
  await change(-1);
  expect((await signAll(ada, 'Ada Byron')).status).toBe(200);
});
