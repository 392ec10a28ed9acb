import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { sumContract } from '../../backend/src/features/sale/contracts/contract-sum.ts';
import { isIntact } from '../../backend/src/features/sale/signing/chain.ts';
import { hashOfJson } from '../../backend/src/platform/crypto/sha256.ts';
import type { Db } from '../../backend/src/platform/db/query-builder.ts';
import { depositCents, keepCents, type Sales } from './kill-sales.ts';
import { countOf, type Counted } from './counted.ts';
import { exactly, noneOf, type Figure } from './report.ts';

type Half = readonly [what: string, statement: Counted];

/** Signs of half a signature, of a kind of paper. A paper stays signed by all when its sale is cancelled, and its status becomes void. */
const signingHalves = (papers: 'agreements' | 'change_orders'): Half[] => {
  const name = papers.slice(0, -1);
  const [table, signers, events, links] = [papers, `${name}_signers`, `${name}_events`, `${name}_links`].map(
    (one) => sql.table(one),
  );
  const id = sql.ref(`${name}_id`);
  const words = papers.replace('_', ' ');
  const isSigned = sql`a.signed_at is not null`;
  return [
    [
      `${words} signed by all that are not sealed, or sealed without all`,
      sql`select count(*) from ${table} a where (${isSigned}) <> (sent_at is not null and not exists (select from ${signers} s where s.${id} = a.id and s.state <> 'signed'))
        or (${isSigned}) <> (signed_sha256 is not null) or status = 'signed' and signed_at is null
        or (${isSigned})::int <> (select count(*) from ${events} e where e.${id} = a.id and e.kind = 'completed')`,
    ],
    [
      `signers of ${words} whose state and events differ`,
      sql`select count(*) from ${signers} s, unnest(array['viewed', 'consented', 'signed']) kind
        where (case kind when 'viewed' then viewed_at when 'consented' then consented_at else s.signed_at end is not null)::int
          <> (select count(*) from ${events} e where e.${id} = s.${id} and e.kind = kind.kind and e.details ->> 'signer' = s.id::text)`,
    ],
    [
      `sellers who signed, or got a link, before all buyers had signed ${words}`,
      sql`select count(*) from ${signers} s where role = 'seller' and state <> 'waiting'
        and exists (select from ${signers} b where b.${id} = s.${id} and b.role = 'buyer' and (b.signed_at is null or b.signed_at > s.sent_at))`,
    ],
    [
      `links of ${words} more or less than their mails`,
      sql`select abs((select count(*) from ${links}) - (select count(*) from mails where kind in (${`${name}_link`}, ${`${name}_signed`})))`,
    ],
    [
      `signers of ${words} who were asked twice, or got their copy twice or not at all`,
      sql`select count(*) from ${signers} s join ${table} a on a.id = s.${id}
        where (select count(*) from ${links} l where l.signer_id = s.id) <> (s.state <> 'waiting')::int + (${isSigned})::int`,
    ],
  ];
};

/** Signs of half a sale, each with a statement that counts them. */
const halves: readonly Half[] = [
  ...signingHalves('agreements'),
  ...signingHalves('change_orders'),
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
    'numbers of quotes, agreements, change orders or receipts that are missing or there twice',
    sql`select coalesce(sum(abs(c.last - 1000 - n.n) + (n.n - n.different) + abs(n.most - c.last)), 0) from counters c join (
      select 'quote' as name, count(*) as n, count(distinct number) as different, max(number) as most from quotes where number is not null
      union all select 'agreement', count(*), count(distinct number), max(number) from agreements
      union all select 'change_order', count(number), count(distinct number), max(number) from change_orders
      union all select 'receipt', count(*), count(distinct receipt_number), max(receipt_number) from payments) n using (name)`,
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
      or p.status <> 'cancelled' and p.contract_cents is distinct from (select d.contract_cents from deals d where d.id = p.deal_id)
      or not exists (select from design_versions v join designs d on d.id = v.design_id where d.code = p.design_code and v.version = p.design_version and v.frozen_at is not null)
      or (select count(*) from documents f where f.project_id = p.id and f.type = 'contract') <> 2
      or (select count(*) from project_stages s where s.project_id = p.id) <> 9)`,
  ],
  [
    'won deals whose entries do not come to their contract sums, or which have other than one that they were won',
    sql`select count(*) from deals d where stage = 'won' and ((select coalesce(sum(amount_cents), 0) from sale_entries e where e.deal_id = d.id) <> case when cancelled_on is null then contract_cents else 0 end
      or (select count(*) from sale_entries e where e.deal_id = d.id and e.kind = 'won' and e.amount_cents = d.won_cents) <> 1)`,
  ],
  [
    'entries without their one line of the record',
    sql`select count(*) from sale_entries e where (select count(*) from audit_entries a where a.action = 'sale-entry.add' and a.object = 'sale-entry:' || e.id) <> 1`,
  ],
  [
    'settled allowances without their one entry, event, line of the record, or mail to each of both buyers',
    sql`select count(*) from deals d, lateral (select count(*) as n from allowance_settlements s join agreements a on a.id = s.agreement_id where a.deal_id = d.id) settled
      where n <> (select count(*) from sale_entries e where e.deal_id = d.id and e.kind = 'settlement')
        or n <> (select count(*) from deal_events e where e.deal_id = d.id and e.kind = 'allowance_settled')
        or n <> (select count(*) from audit_entries a where a.action = 'allowance.settle' and a.object = 'deal:' || d.id)`,
  ],
  [
    'mails of settled allowances, ordered homes and cancelled sales more or less than two for each',
    sql`select abs((select count(*) from mails where kind = 'allowance_settled') - 2 * (select count(*) from allowance_settlements))
      + abs((select count(*) from mails where kind = 'home_ordered') - 2 * (select count(*) from home_orders where ordered_on is not null))
      + abs((select count(*) from mails where kind = 'sale_cancelled') - 2 * (select count(*) from deals where cancelled_on is not null))`,
  ],
  [
    'projects of deals without their home order, or home orders with a part of what was saved',
    sql`select count(*) from projects p left join home_orders o on o.project_id = p.id where p.deal_id is not null and (o.id is null
      or (o.ordered_on is not null)::int <> (select count(*) from audit_entries a where a.action = 'home-order.save' and a.object = 'project:' || p.id)
      or (select count(*) from home_sections s where s.home_order_id = o.id and (s.serial is not null) = (o.ordered_on is not null) and (s.label is not null) = (o.ordered_on is not null)) <> 2
      or o.design_version is distinct from p.design_version)`,
  ],
  [
    'change orders that were sent without number, document, PDF, event or their line of the record, drafts with one of these',
    sql`select count(*) from change_orders c where (select count(*) from unnest(array[number is not null, document is not null, pdf_sha256 is not null, sent_at is not null]) part where part <> (status <> 'draft')) > 0
      or (status <> 'draft')::int <> (select count(*) from change_order_events e where e.change_order_id = c.id and e.kind = 'sent')
      or (status <> 'draft')::int <> (select count(*) from audit_entries a where a.action = 'change-order.send' and a.object = 'change-order:' || c.id)`,
  ],
  [
    'signed change orders without their one entry of what they come to, or whose project has not followed',
    sql`select count(*) from deals d, lateral (select count(*) filter (where c.status = 'signed') as n, coalesce(sum(c.delta_cents) filter (where c.status = 'signed'), 0) as delta from change_orders c where c.deal_id = d.id) signed
      where n <> (select count(*) from sale_entries e where e.deal_id = d.id and e.kind = 'change')
        or delta <> (select coalesce(sum(e.amount_cents), 0) from sale_entries e where e.deal_id = d.id and e.kind = 'change')
        or (n > 0)::int <> (select count(*) from project_events e join projects p on p.id = e.project_id where p.deal_id = d.id and e.subject = 'estimatedCompletion')`,
  ],
  [
    'sales of which a part is cancelled',
    sql`select count(*) from deals d join projects p on p.deal_id = d.id join home_orders o on o.project_id = p.id, unnest(array[p.status = 'cancelled', o.cancelled_at is not null,
        d.keep_cents is not null, (select bool_and(s.cancelled) from home_sections s where s.home_order_id = o.id),
        exists (select from agreements a where a.deal_id = d.id and a.status = 'void'), not exists (select from agreements a where a.deal_id = d.id and a.status = 'signed'),
        (select count(*) = 2 from documents f where f.project_id = p.id and f.type = 'contract' and f.state = 'rejected'),
        (select count(*) = 1 from sale_entries e where e.deal_id = d.id and e.kind = 'cancelled'), (select count(*) = 1 from deal_events e where e.deal_id = d.id and e.kind = 'sale_cancelled'),
        (select count(*) = 1 from audit_entries a where a.action = 'deal.cancel' and a.object = 'deal:' || d.id)]) part
      where part <> (d.cancelled_on is not null)`,
  ],
  [
    'cancelled sales whose change order can be signed, or whose contract sum is not what the seller keeps',
    sql`select count(*) from deals d where cancelled_on is not null and (contract_cents <> ${keepCents} or keep_cents <> ${keepCents}
      or exists (select from change_orders c where c.deal_id = d.id and c.status = 'sent'))`,
  ],
];

/** Where each file of a sale lies, with its hash, and whether it bears a seal. */
const files = sql<{ key: string; sha256: string; sealed: boolean }>`
  select pdf_key as key, pdf_sha256 as sha256, false as sealed from quotes where pdf_key is not null
  union all select pdf_key, pdf_sha256, false from agreements
  union all select disclosures_key, disclosures_sha256, false from agreements
  union all select signed_key, signed_sha256, true from agreements where signed_key is not null
  union all select drawing_key, drawing_sha256, false from agreement_signers where drawing_key is not null
  union all select pdf_key, pdf_sha256, false from change_orders where pdf_key is not null
  union all select signed_key, signed_sha256, true from change_orders where signed_key is not null
  union all select storage_key, sha256, false from warranty_files`;

/** Of each kind what the server has acknowledged, and how many of them are not there. */
const acknowledgements = ({
  quotes,
  accepted,
  signers,
  payments,
  won,
  settled,
  ordered,
  changes,
  changeSigners,
  cancelled,
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
    [
      'settlements of allowances',
      settled.size,
      lost(settled, sql`select from sale_entries e where e.deal_id = given.id and e.kind = 'settlement'`),
    ],
    [
      'orders of homes',
      ordered.size,
      lost(
        ordered,
        sql`select from home_orders o where o.project_id = given.id and o.ordered_on is not null`,
      ),
    ],
    [
      'change orders that were sent',
      changes.size,
      sql`select count(*) from unnest(${[...changes.keys()]}::uuid[], ${[...changes.values()].map((number) => Number(number.slice(2)))}::int[]) given (id, number)
        where not exists (select from change_orders c where c.id = given.id and c.number = given.number and c.status <> 'draft')`,
    ],
    [
      'signatures of change orders',
      changeSigners.size,
      lost(
        changeSigners,
        sql`select from change_order_signers s where s.id = given.id and s.state = 'signed'`,
      ),
    ],
    [
      'cancellations of sales',
      cancelled.size,
      lost(cancelled, sql`select from deals d where d.id = given.id and d.cancelled_on is not null`),
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

  for (const [table, paper] of [
    ['agreementEvents', 'agreementId'],
    ['changeOrderEvents', 'changeOrderId'],
  ] as const) {
    const events = await owner.selectFrom(table).selectAll().orderBy('n').execute();
    const chains = [...Map.groupBy(events, (event) => event[paper as keyof typeof event]).values()];
    const isChain = (chain: typeof events): boolean =>
      isIntact(chain.map((event) => ({ ...event, at: event.at.toISOString() }))) &&
      chain.every(({ details, detailsSha256 }) => hashOfJson(details) === detailsSha256);
    const broken = chains.filter((chain) => !isChain(chain));
    const papers = table === 'agreementEvents' ? 'agreements' : 'change orders';
    figures.push(noneOf(chains.length, `chains of ${papers}: broken`, broken.length));
  }
  const contracts = await owner
    .selectFrom('agreements as a')
    .innerJoin('deals as d', 'd.id', 'a.dealId')
    .select(['a.id', 'd.contractCents'])
    .where('a.status', '=', 'signed')
    .execute();
  let other = 0;
  for (const { id, contractCents } of contracts)
    if ((await sumContract(owner, id)).contractCents !== contractCents) other += 1;
  figures.push(noneOf(contracts.length, 'contract sums: other than computed anew', other));
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
