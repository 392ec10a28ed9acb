import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { isIntact } from '../../backend/src/features/sale/signing/chain.ts';
import { hashOfJson } from '../../backend/src/platform/crypto/sha256.ts';
import type { Db } from '../../backend/src/platform/db/query-builder.ts';
import { depositCents, type Sales } from './kill-sales.ts';
import { countOf, type Counted } from './counted.ts';
import { exactly, noneOf, type Figure } from './report.ts';

/** Signs of half a sale, each with a statement that counts them. */
const halves: readonly (readonly [what: string, statement: Counted])[] = [
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
];

/** Where each file of a sale lies, with its hash, and whether it bears a seal. */
const files = sql<{ key: string; sha256: string; sealed: boolean }>`
  select pdf_key as key, pdf_sha256 as sha256, false as sealed from quotes where pdf_key is not null
  union all select pdf_key, pdf_sha256, false from agreements
  union all select disclosures_key, disclosures_sha256, false from agreements
  union all select signed_key, signed_sha256, true from agreements where signed_key is not null
  union all select drawing_key, drawing_sha256, false from agreement_signers where drawing_key is not null`;

/** Of each kind what the server has acknowledged, and how many of them are not there. */
const acknowledgements = ({
  quotes,
  accepted,
  signers,
  payments,
  won,
}: Sales['acknowledged']): readonly (readonly [what: string, all: number, lost: Counted])[] => {
  const lost = (ids: Iterable<string>, found: RawBuilder<unknown>): Counted =>
    sql`select count(*) from unnest(${[...ids]}::uuid[]) given (id) where not exists (${found})`;
  const numbers = [...quotes.values()].map((number) => Number(number.slice(2)));
  return [
    [
      'issues of quotes',
      quotes.size,
      sql`select count(*) from unnest(${[...quotes.keys()]}::uuid[], ${numbers}::int[]) given (id, number)
        where not exists (select from quotes q where q.id = given.id and q.number = given.number and q.status <> 'draft')`,
    ],
    [
      'acceptances',
      accepted.size,
      lost(accepted, sql`select from quotes q where q.id = given.id and q.status = 'accepted'`),
    ],
    [
      'signatures',
      signers.size,
      lost(signers, sql`select from agreement_signers s where s.id = given.id and s.state = 'signed'`),
    ],
    ['payments', payments.size, lost(payments, sql`select from payments p where p.id = given.id`)],
    [
      'wins of deals',
      won.size,
      sql`select count(*) from unnest(${[...won.keys()]}::uuid[], ${[...won.values()]}::uuid[]) given (deal, project)
        where not exists (select from projects p where p.id = given.project and p.deal_id = given.deal)`,
    ],
  ];
};

/** Examines the sales. @param read the bytes of a key; null if there are none @returns also the keys of their files */
export const salesFindingsOf = async (
  owner: Db,
  { acknowledged, cut }: Pick<Sales, 'acknowledged' | 'cut'>,
  read: (key: string) => Promise<Buffer | null>,
): Promise<{ readonly figures: readonly Figure[]; readonly keys: readonly string[] }> => {
  const figures: Figure[] = [
    {
      name: 'kills in the middle of a step of a sale',
      value: [...cut].map(([step, times]) => `${step} ${times}`).join(', ') || '0',
    },
  ];
  for (const [what, all, lost] of acknowledgements(acknowledged))
    figures.push(noneOf(all, `${what} that were acknowledged: lost`, await countOf(owner, lost)));
  for (const [what, statement] of halves) figures.push(exactly(what, await countOf(owner, statement), 0));

  const events = await owner
    .selectFrom('agreementEvents')
    .selectAll()
    .orderBy('agreementId')
    .orderBy('n')
    .execute();
  const chains = [...Map.groupBy(events, ({ agreementId }) => agreementId).values()];
  const isChain = (chain: typeof events): boolean =>
    isIntact(chain.map((event) => ({ ...event, at: event.at.toISOString() }))) &&
    chain.every(({ details, detailsSha256 }) => hashOfJson(details) === detailsSha256);
  const broken = chains.filter((chain) => !isChain(chain));
  figures.push(noneOf(chains.length, 'chains of agreements: broken', broken.length));
  const quotes = await owner
    .selectFrom('quotes')
    .select(['document', 'contentSha256'])
    .where('status', '<>', 'draft')
    .execute();
  const changed = quotes.filter(
    ({ document, contentSha256 }) => !document || hashOfJson(document) !== contentSha256,
  );
  figures.push(noneOf(quotes.length, 'documents of quotes: not as they were hashed', changed.length));

  const { rows } = await files.execute(owner);
  let bad = 0;
  for (const { key, sha256, sealed } of rows) {
    const bytes = await read(key);
    const isWhole = bytes && createHash('sha256').update(bytes).digest('hex') === sha256;
    if (!isWhole || (sealed && !bytes.includes('ETSI.CAdES.detached'))) bad += 1;
  }
  const seals = rows.filter(({ sealed }) => sealed).length;
  figures.push(noneOf(rows.length, `files of sales (${seals} of them sealed): missing or broken`, bad));
  return { figures, keys: rows.map(({ key }) => key) };
};
