import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { isIntact } from '../../backend/src/features/agreements/chain.ts';
import { hashOfJson } from '../../backend/src/platform/crypto/sha256.ts';
import type { Db } from '../../backend/src/platform/db/query-builder.ts';
import { depositCents, type Sales } from './kill-sales.ts';
import { noneOf, type Row } from './report.ts';

/** Signs of half a sale, each with a statement that counts them. */
const halves = [
  [
    'issued quotes without number, document, hash, PDF, link, mail or their line of the record',
    sql`select count(*) from quotes q where status <> 'draft' and (number is null or document is null or content_sha256 is null or pdf_sha256 is null
      or (select count(*) from quote_links l where l.quote_id = q.id) <> 1
      or (select count(*) from audit_entries a where a.action = 'quote.issue' and a.object = 'quote:' || q.id) <> 1)`,
  ],
  ['drafts with a number', sql`select count(*) from quotes where status = 'draft' and number is not null`],
  [
    'links of quotes more or less than their mails',
    sql`select abs((select count(*) from quote_links) - (select count(*) from mails where kind = 'quote_link'))`,
  ],
  [
    'accepted quotes whose alternatives are open, or that nobody recorded',
    sql`select count(*) from quotes q where status = 'accepted' and (exists (select from quotes o where o.deal_id = q.deal_id and o.status = 'issued')
      or accepted_at is null or accepted_by is null or (select count(*) from audit_entries a where a.action = 'quote.accept' and a.object = 'quote:' || q.id) <> 1
      or (select count(*) from deal_events e where e.deal_id = q.deal_id and e.kind = 'quote_accepted') <> 1)`,
  ],
  [
    'superseded quotes of deals that accepted none',
    sql`select count(*) from quotes q where status = 'superseded' and not exists (select from quotes o where o.deal_id = q.deal_id and o.status = 'accepted')`,
  ],
  [
    'numbers of quotes, agreements or receipts that are missing or there twice',
    sql`select coalesce(sum(abs(c.last - 1000 - n.n) + (n.n - n.different) + abs(n.most - c.last)), 0) from counters c join (
      select 'quote' as name, count(*) as n, count(distinct number) as different, max(number) as most from quotes where number is not null
      union all select 'agreement', count(*), count(distinct number), max(number) from agreements
      union all select 'receipt', count(*), count(distinct receipt_number), max(receipt_number) from payments) n using (name)`,
  ],
  [
    'agreements signed by all that are not sealed, or sealed without all',
    sql`select count(*) from agreements a where (status = 'signed') <> not exists (select from agreement_signers s where s.agreement_id = a.id and s.state <> 'signed')
      or (status = 'signed') <> (signed_sha256 is not null)
      or (status = 'signed')::int <> (select count(*) from agreement_events e where e.agreement_id = a.id and e.kind = 'completed')`,
  ],
  [
    'signers whose state and events differ',
    sql`select count(*) from agreement_signers s, unnest(array['viewed', 'consented', 'signed']) kind
      where (case kind when 'viewed' then viewed_at when 'consented' then consented_at else s.signed_at end is not null)::int
        <> (select count(*) from agreement_events e where e.agreement_id = s.agreement_id and e.kind = kind.kind and e.details ->> 'signer' = s.id::text)`,
  ],
  [
    'sellers who signed, or got a link, before all buyers had signed',
    sql`select count(*) from agreement_signers s where role = 'seller' and state <> 'waiting'
      and exists (select from agreement_signers b where b.agreement_id = s.agreement_id and b.role = 'buyer' and (b.signed_at is null or b.signed_at > s.sent_at))`,
  ],
  [
    'links of agreements more or less than their mails',
    sql`select abs((select count(*) from agreement_links) - (select count(*) from mails where kind in ('agreement_link', 'agreement_signed')))`,
  ],
  [
    'signers who were asked twice, or got their copy twice or not at all',
    sql`select count(*) from agreement_signers s join agreements a on a.id = s.agreement_id
      where (select count(*) from agreement_links l where l.signer_id = s.id) <> (s.state <> 'waiting')::int + (a.status = 'signed')::int`,
  ],
  [
    'payments without a receipt by mail, with two to one mailbox, or without exactly one line of the record and event',
    sql`select (select count(*) from payments p where mailed_at is null
        or (select count(*) from audit_entries a where a.action = 'payment.record' and a.object = 'payment:' || p.id) <> 1)
      + (select count(*) from payments p where not exists (select from mails where kind = 'payment_receipt' and reference_id = p.id))
      + (select count(*) from (select from mails where kind = 'payment_receipt' group by reference_id, lower(to_address) having count(*) > 1) twice)
      + abs((select count(*) from payments) - (select count(*) from deal_events where kind = 'payment_recorded'))`,
  ],
  [
    'deals with other than one deposit, of those that were won',
    sql`select count(*) from deals d where stage = 'won' and coalesce((select sum(amount_cents) from payments p where p.deal_id = d.id), 0) <> ${depositCents}`,
  ],
  [
    'won deals without their one project, projects of deals that are not won',
    sql`select count(*) from deals d where (stage = 'won')::int <> (select count(*) from projects p where p.deal_id = d.id)
      or (stage = 'won')::int <> (select count(*) from audit_entries a where a.action = 'deal.win' and a.object = 'deal:' || d.id)`,
  ],
  [
    'projects of deals without customer, price, frozen design, both documents or nine stages',
    sql`select count(*) from projects p left join contacts c on c.id = p.contact_id where p.deal_id is not null and (c.status is distinct from 'customer'
      or p.contract_cents is distinct from (select a.total_cents from agreements a where a.deal_id = p.deal_id and a.status = 'signed')
      or not exists (select from design_versions v join designs d on d.id = v.design_id where d.code = p.design_code and v.version = p.design_version and v.frozen_at is not null)
      or (select count(*) from documents f where f.project_id = p.id and f.type = 'contract') <> 2
      or (select count(*) from project_stages s where s.project_id = p.id) <> 9)`,
  ],
] as const;

/** Where each file of a sale lies, with its hash. */
const files = sql<{ key: string; sha256: string }>`
  select pdf_key as key, pdf_sha256 as sha256 from quotes where pdf_key is not null
  union all select pdf_key, pdf_sha256 from agreements
  union all select disclosures_key, disclosures_sha256 from agreements
  union all select signed_key, signed_sha256 from agreements where signed_key is not null
  union all select drawing_key, drawing_sha256 from agreement_signers where drawing_key is not null`;

/** Examines the sales. @param fileOf where the bytes of a key lie @returns also the keys of their files */
export const lookedAtSales = async (
  owner: Db,
  { acknowledged, cut }: Pick<Sales, 'acknowledged' | 'cut'>,
  fileOf: (key: string) => string | undefined,
): Promise<{ readonly rows: Row[]; readonly keys: ReadonlySet<string> }> => {
  const rows: Row[] = [
    {
      what: 'kills in the middle of a step of a sale',
      came: [...cut].map(([step, times]) => `${step} ${times}`).join(', ') || '0',
    },
  ];
  const counted = async (statement: (typeof halves)[number][1]): Promise<number> =>
    Number(Object.values((await statement.execute(owner)).rows[0] as object)[0]);
  const lost = async (
    what: string,
    ids: readonly string[],
    found: (typeof halves)[number][1],
  ): Promise<void> =>
    void rows.push(noneOf(ids.length, `${what} that were acknowledged: lost`, await counted(found)));
  const missing = (ids: readonly string[], there: ReturnType<typeof sql>) =>
    sql`select count(*) from unnest(${ids}::uuid[]) given (id) where not exists (${there})`;

  const quotes = [...acknowledged.quotes];
  rows.push(
    noneOf(
      quotes.length,
      'issues of quotes that were acknowledged: lost, or under another number',
      await counted(
        sql`select count(*) from unnest(${quotes.map(([id]) => id)}::uuid[], ${quotes.map(([, number]) => Number(number.slice(2)))}::int[]) given (id, number)
          where not exists (select from quotes q where q.id = given.id and q.number = given.number and q.status <> 'draft')`,
      ),
    ),
  );
  const [accepted, signers, payments] = [
    acknowledged.accepted,
    acknowledged.signers,
    acknowledged.payments,
  ].map((ids) => [...ids]) as [string[], string[], string[]];
  await lost(
    'acceptances',
    accepted,
    missing(accepted, sql`select from quotes q where q.id = given.id and q.status = 'accepted'`),
  );
  await lost(
    'signatures',
    signers,
    missing(signers, sql`select from agreement_signers s where s.id = given.id and s.state = 'signed'`),
  );
  await lost('payments', payments, missing(payments, sql`select from payments p where p.id = given.id`));
  const won = [...acknowledged.won];
  await lost(
    'wins of deals',
    won.map(([id]) => id),
    sql`select count(*) from unnest(${won.map(([id]) => id)}::uuid[], ${won.map(([, id]) => id)}::uuid[]) given (deal, project)
      where not exists (select from projects p where p.id = given.project and p.deal_id = given.deal)`,
  );
  for (const [what, statement] of halves) {
    const count = await counted(statement);
    rows.push({ what, came: String(count), goal: '0', held: count === 0 });
  }

  const events = await owner
    .selectFrom('agreementEvents')
    .selectAll()
    .orderBy('agreementId')
    .orderBy('n')
    .execute();
  const chains = Map.groupBy(events, ({ agreementId }) => agreementId);
  const broken = [...chains.values()].filter(
    (chain) =>
      !isIntact(chain.map((event) => ({ ...event, at: event.at.toISOString() }))) ||
      chain.some(({ details, detailsSha256 }) => hashOfJson(details) !== detailsSha256),
  );
  rows.push(noneOf(chains.size, 'chains of agreements: broken', broken.length));
  const documents = await owner
    .selectFrom('quotes')
    .select(['document', 'contentSha256'])
    .where('status', '<>', 'draft')
    .execute();
  rows.push(
    noneOf(
      documents.length,
      'documents of quotes: not as they were hashed',
      documents.filter(({ document, contentSha256 }) => !document || hashOfJson(document) !== contentSha256)
        .length,
    ),
  );

  const named = (await files.execute(owner)).rows;
  const sealed = new Set(
    (
      await owner.selectFrom('agreements').select('signedKey').where('signedKey', 'is not', null).execute()
    ).map(({ signedKey }) => signedKey),
  );
  let bad = 0;
  for (const { key, sha256 } of named) {
    const bytes = await readFile(fileOf(key) ?? '').catch(() => null);
    const isWhole = bytes && createHash('sha256').update(bytes).digest('hex') === sha256;
    if (!isWhole || (sealed.has(key) && !bytes.includes('ETSI.CAdES.detached'))) bad += 1;
  }
  rows.push(noneOf(named.length, `files of sales (${sealed.size} of them sealed): missing or broken`, bad));
  return { rows, keys: new Set(named.map(({ key }) => key)) };
};
