import {
  recipientFilter,
  recipientsPageSize,
  type RecipientState,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { expressionBuilder, sql } from 'kysely';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { csvStream, type CsvValue } from '../../../../platform/text/csv.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readCampaign } from '../campaign.service.ts';

const contact = expressionBuilder<Tables & { c: Tables['contacts'] }, 'c'>();

/** What the API shows of a recipient, with the current name of the contact. */
const shown = [
  'r.id',
  'r.createdAt',
  'r.contactId',
  'r.email',
  sql<string | null>`${contact.ref('c.firstName')} || ' ' || ${contact.ref('c.lastName')}`.as('name'),
  'r.state',
  'r.reason',
  'r.mailId',
  'r.sentAt',
  'r.unsubscribedAt',
] as const;

interface PageParams {
  readonly id: string;
  readonly offset: number;
}

/** The ids of a campaign's recipients, of which a page is taken. */
const idsOf = (db: Db, p: Placeholders<PageParams>) =>
  db
    .selectFrom('campaignRecipients')
    .select('id as pageId')
    .where('campaignId', '=', p.id)
    .limit(sql.lit(recipientsPageSize))
    .offset(p.offset);

/** Finds a page in the index and reads only its rows. */
const rowsOfPage = (db: Db, page: ReturnType<typeof idsOf>, sort: 'id' | 'emailFolded') =>
  db
    .with('page', () => page)
    .selectFrom('page as p')
    .innerJoin('campaignRecipients as r', 'r.id', 'p.pageId')
    .leftJoin('contacts as c', 'c.id', 'r.contactId')
    .select(shown)
    .orderBy(`r.${sort}`);

const everyone = prepare('recipients_all', (db, p: Placeholders<PageParams>) =>
  rowsOfPage(db, idsOf(db, p).orderBy('emailFolded'), 'emailFolded'),
);

const inState = prepare('recipients_state', (db, p: Placeholders<PageParams & { state: RecipientState }>) =>
  rowsOfPage(db, idsOf(db, p).where('state', '=', p.state).orderBy('state').orderBy('id'), 'id'),
);

const unsubscribed = prepare('recipients_unsubscribed', (db, p: Placeholders<PageParams>) =>
  rowsOfPage(db, idsOf(db, p).where('unsubscribedAt', 'is not', null).orderBy('id'), 'id'),
);

/** A recipient as the API shows them. */
export type RecipientRow = Readonly<NonNullable<(typeof everyone)['row']>>;

/** One page of a campaign's recipients. The total comes from the campaign's counters. @throws AppError BAD_INPUT, NOT_FOUND */
export const listRecipients = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<{ recipients: RecipientRow[]; pagination: Pagination }> => {
  const { page, state } = validate(recipientFilter, input);
  const campaign = await readCampaign(context, id);
  const params = { id, offset: (page - 1) * recipientsPageSize };
  const recipients =
    state === null
      ? await context.query(everyone, params)
      : state === 'unsubscribed'
        ? await context.query(unsubscribed, params)
        : await context.query(inState, { ...params, state });
  return {
    recipients,
    pagination: paginate(page, state === null ? campaign.total : campaign[state], recipientsPageSize),
  };
};

const titles = ['Email', 'Name', 'State', 'Reason', 'Sent (UTC)', 'Unsubscribed (UTC)'];
const pieceSize = 1000;

const piece = prepare('recipients_piece', (db, p: Placeholders<{ id: string; after: string }>) =>
  db
    .selectFrom('campaignRecipients as r')
    .leftJoin('contacts as c', 'c.id', 'r.contactId')
    .select([...shown, 'r.emailFolded'])
    .where('r.campaignId', '=', p.id)
    .where('r.emailFolded', '>', p.after)
    .orderBy('r.emailFolded')
    .limit(sql.lit(pieceSize)),
);

async function* rowsOf(context: Context, id: string): AsyncGenerator<readonly CsvValue[]> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: NonNullable<(typeof piece)['row']>[] = await context.query(piece, { id, after });
    for (const { email, name, state, reason, sentAt, unsubscribedAt } of rows)
      yield [email, name, state, reason, sentAt, unsubscribedAt];
    after = rows.length === pieceSize ? rows.at(-1)?.emailFolded : undefined;
  }
}

/** The state of each recipient, as a CSV file; the export is audited. @throws AppError NOT_FOUND */
export const exportRecipients = async (
  context: Context,
  id: string,
): Promise<{ fileName: string; rows: ReturnType<typeof csvStream> }> => {
  const { name, total } = await readCampaign(context, id);
  await auditAlone(context, {
    action: 'campaign.export',
    object: ['campaign', id],
    details: { recipients: total },
  });
  return {
    fileName: `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'campaign'} recipients.csv`,
    rows: csvStream(titles, rowsOf(context, id)),
  };
};
