import { sql } from 'kysely';
import type { Row } from '../../../platform/db/query-builder.ts';

/** The columns that the API shows. */
const campaignColumns = [
  'id',
  'createdAt',
  'updatedAt',
  'version',
  'name',
  'subject',
  'body',
  'audience',
  'state',
  'scheduledAt',
  'startedAt',
  'finishedAt',
  'total',
  'queued',
  'sent',
  'failed',
  'suppressed',
  'unsubscribed',
  'gathered',
] as const satisfies readonly (keyof Row<'campaigns'>)[];

/** What the API shows of a campaign; `waiting` are the recipients who have not been processed yet. */
export const campaignFields = [
  ...campaignColumns,
  sql<number>`total - queued - sent - failed - suppressed`.as('waiting'),
] as const;
