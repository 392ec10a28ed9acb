import {
  recipientFilter,
  recipientsPageSize,
  type RecipientState,
} from '@hearthline/rules/campaigns/rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { auditAlone } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { csvStream, type CsvValue } from '../../../platform/text/csv.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { readCampaign, type CampaignRow } from '../campaign.service.ts';

export interface RecipientRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly contactId: string;
  readonly email: string;
  readonly name: string | null;
  readonly state: RecipientState;
  readonly reason: string | null;
  readonly mailId: string | null;
  readonly sentAt: Date | null;
  readonly unsubscribedAt: Date | null;
}

const columns = `r.id, r.created_at as "createdAt", r.contact_id as "contactId", r.email, c.first_name || ' ' || c.last_name as name, r.state, r.reason, r.mail_id as "mailId",
  r.sent_at as "sentAt", r.unsubscribed_at as "unsubscribedAt"`;

const narrowed = {
  all: { where: '', order: 'email_folded', sort: 'email_folded' },
  state: { where: 'and state = $3', order: 'state, id', sort: 'id' },
  unsubscribed: { where: 'and unsubscribed_at is not null', order: 'id', sort: 'id' },
} as const;

/** Finds a page in the index and reads only its rows. */
const list = (narrow: keyof typeof narrowed): string => `
  with page as (select id as page_id from campaign_recipients where campaign_id = $1 ${narrowed[narrow].where} order by ${narrowed[narrow].order} limit ${recipientsPageSize} offset $2)
  select ${columns} from page p join campaign_recipients r on r.id = p.page_id left join contacts c on c.id = r.contact_id order by r.${narrowed[narrow].sort}`;

/** One page of a campaign's recipients. The total comes from the campaign's counters. @throws AppError BAD_INPUT, NOT_FOUND */
export const listRecipients = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<{ recipients: RecipientRow[]; pagination: Pagination }> => {
  const { page, state } = validate(recipientFilter, input);
  const campaign: CampaignRow = await readCampaign(context, id);
  const narrow = state === null ? 'all' : state === 'unsubscribed' ? 'unsubscribed' : 'state';
  const recipients = await context.sql<RecipientRow>(`recipients_${narrow}`, list(narrow), [
    id,
    (page - 1) * recipientsPageSize,
    ...(narrow === 'state' ? [state] : []),
  ]);
  return {
    recipients,
    pagination: paginate(page, state === null ? campaign.total : campaign[state], recipientsPageSize),
  };
};

const titles = ['Email', 'Name', 'State', 'Reason', 'Sent (UTC)', 'Unsubscribed (UTC)'];
const pieceSize = 1000;

async function* rowsOf(context: Context, id: string): AsyncGenerator<readonly CsvValue[]> {
  const piece = `select ${columns}, r.email_folded as "emailFolded" from campaign_recipients r left join contacts c on c.id = r.contact_id where r.campaign_id = $1 and r.email_folded > $2 order by r.email_folded limit ${pieceSize}`;
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: (RecipientRow & { emailFolded: string })[] = await context.sql('recipients_piece', piece, [
      id,
      after,
    ]);
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
