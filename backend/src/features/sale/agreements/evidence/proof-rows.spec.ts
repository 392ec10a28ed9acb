import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { signDeal } from '../../../../testing/fixtures/signed-agreements.ts';

const api = useApi();
const { signed, out, tokenOf, signAll } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

/** Runs a statement as the server itself would: with its own role. */
const asServer = (text: string, values: unknown[]) => api.database.pool.query(text, values);
const refused = async (text: string, values: unknown[], why: RegExp): Promise<void> => {
  await expect(asServer(text, values), text).rejects.toThrow(why);
};

describe('proof.rows: the server’s own role can neither change nor delete', () => {
  it('what was sent, its events, who signs it and what they did', async () => {
    const { agreement } = await signed();
    const id = [agreement.id];
    const never = /never (changes?|deleted)|never changed/;
    for (const set of [
      'number = 9999',
      "document = '{}'",
      'total_cents = 1',
      "pdf_sha256 = 'x'",
      'pdf_size = 1',
      "disclosures_sha256 = 'x'",
      "signed_sha256 = 'x'",
      'signed_size = 1',
      "signed_at = signed_at - interval '1 day'",
      "sent_at = sent_at - interval '1 day'",
      "expires_at = expires_at + interval '1 day'",
      "status = 'out'",
      'deal_id = id',
    ])
      await refused(`update agreements set ${set} where id = $1`, id, never);
    await refused('delete from agreements where id = $1', id, never);
    for (const set of ["actor = 'x'", "details = '{}'", 'n = 99', "hash = 'x'", 'at = now()'])
      await refused(`update agreement_events set ${set} where agreement_id = $1`, id, never);
    await refused('delete from agreement_events where agreement_id = $1', id, never);
    for (const set of [
      "name = 'Mallory'",
      "role = 'buyer'",
      "email = 'm@x.example'",
      'position = position + 10',
      "state = 'consented'",
      "signed_name = 'Mallory'",
      'signed_at = now()',
      "drawing_sha256 = 'x'",
      'drawing_key = null',
      'consented_at = now()',
      "consent_version = '9'",
      'viewed_at = now()',
      'agreement_id = id',
    ])
      await refused(
        `update agreement_signers set ${set} where agreement_id = $1 and position = ${set === "role = 'buyer'" ? 3 : 1}`,
        id,
        never,
      );
    await refused('delete from agreement_signers where agreement_id = $1', id, never);
    // What says nothing of the agreement still changes.
    await asServer(
      'update agreement_signers set reminders = 3, mailed_at = now() where agreement_id = $1',
      id,
    );
  });

  it('how an agreement ended, and how far a signer of one that is out has come', async () => {
    const { agreement } = await out();
    const id = [agreement.id];
    await signAll(await tokenOf('Ada Byron', agreement.number), 'Ada Byron');
    await refused(
      "update agreement_signers set name = 'Mallory' where agreement_id = $1",
      id,
      /never changes/,
    );
    await refused(
      "update agreement_signers set state = 'waiting' where agreement_id = $1 and position = 2",
      id,
      /never changes/,
    );
    await refused("update agreements set status = 'draft' where id = $1", id, /never changes/);
    await admin.gql(
      'mutation ($id: ID!, $v: Int!) { voidAgreement(id: $id, version: $v, reason: "A mistake") { id } }',
      { id: agreement.id, v: agreement.version },
    );
    for (const set of ["closed_reason = 'x'", 'closed_at = now()', "status = 'out'"])
      await refused(`update agreements set ${set} where id = $1`, id, /never changes/);
  });

  it('who answered a quote, and the end of a link', async () => {
    const { quote, agreement } = await out();
    for (const set of [
      "accepted_by = 'Mallory'",
      'accepted_at = now()',
      "status = 'issued'",
      'number = 9999',
    ])
      await refused(`update quotes set ${set} where id = $1`, [quote.id], /never changes/);
    await refused('delete from quotes where id = $1', [quote.id], /never deleted/);
    for (const [table, of, value] of [
      ['quote_links', 'quote_id', quote.id],
      ['agreement_links', 'signer_id', agreement.signers[0].id],
    ]) {
      await asServer(`update ${table} set ended_at = now() where ${of} = $1`, [value]);
      for (const set of ['ended_at = null', "ended_at = now() + interval '1 day'", "token_hash = 'x'"])
        await refused(`update ${table} set ${set} where ${of} = $1`, [value], /never changes/);
      await refused(`delete from ${table} where ${of} = $1`, [value], /never deleted/);
    }
  });

  it('a payment; it is made void once', async () => {
    const { dealId } = await signDeal(api);
    const { body } = await admin.rest(
      'POST',
      `/api/deals/${dealId}/payments`,
      { kind: 'deposit', method: 'check', amountCents: 100, receivedOn: '2026-05-04' },
      { 'idempotency-key': randomUUID() },
    );
    const id = [body.id];
    const all = [
      "kind = 'final'",
      'amount_cents = 1',
      "received_on = '2026-05-05'",
      "trust_on = '2026-05-05'",
      'receipt_number = 9999',
      "receipt = '{}'",
      'deal_id = id',
      'recorded_by_id = null',
    ];
    for (const set of all) await refused(`update payments set ${set} where id = $1`, id, /never changes/);
    await refused('delete from payments where id = $1', id, /never deleted/);
    await asServer("update payments set voided_at = now(), void_reason = 'wrong' where id = $1", id);
    for (const set of [
      'voided_at = null, void_reason = null',
      "void_reason = 'other'",
      "voided_at = now() + interval '1 day'",
    ])
      await refused(`update payments set ${set} where id = $1`, id, /never changes/);
  });

  it('what was entered of a sale, and what an allowance was settled at', async () => {
    const { dealId, agreementId } = await signDeal(api);
    const [entry] = (
      await asServer(
        "insert into sale_entries (deal_id, kind, amount_cents, entered_on) values ($1, 'won', 100, '2026-05-04') returning id",
        [dealId],
      )
    ).rows;
    const [settlement] = (
      await asServer(
        "insert into allowance_settlements (agreement_id, line_id, amount_cents, reason, settled_on) values ($1, '2', 100, 'x', '2026-05-04') returning id",
        [agreementId],
      )
    ).rows;
    for (const [table, id, sets] of [
      [
        'sale_entries',
        entry.id,
        [
          'amount_cents = 1',
          "entered_on = '2026-06-04'",
          "kind = 'change'",
          'owner_id = null',
          'deal_id = id',
        ],
      ],
      [
        'allowance_settlements',
        settlement.id,
        ['amount_cents = 1', "reason = 'y'", "settled_on = '2026-06-04'", "line_id = '3'"],
      ],
    ] as const) {
      for (const set of sets)
        await refused(`update ${table} set ${set} where id = $1`, [id], /is never changed/);
      await refused(`delete from ${table} where id = $1`, [id], /is never changed/);
    }
  });
});
