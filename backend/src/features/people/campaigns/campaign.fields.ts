import { sql } from 'kysely';
import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import {
  namesWith,
  versionedFields,
  type FieldsOf,
  type RecordField,
} from '../../../platform/records/record-fields.ts';
import { AudienceInput, AudienceType } from './audience.types.ts';
import { CampaignStateEnum } from './campaign-enums.types.ts';

/** The columns of a campaign that are shown or entered; the others only serve to send it. */
type ShownCampaign = Omit<Row<'campaigns'>, 'gatheredTo' | 'baton' | 'batonAt'>;

const count = { type: types.int, column: { default: 0 } } as const;

/**
 * The fields of a campaign: the types of the API, the table and statements follow from them (docs/add-a-field.md). A column that is missing
 * here does not compile.
 */
export const campaignFields = {
  ...versionedFields,
  name: {
    type: types.text,
    description: 'For staff, at most 120 characters; recipients do not see it.',
    input: { description: 'For staff, 1 to 120 characters; recipients do not see it.' },
  },
  subject: {
    type: types.text,
    description: 'May hold merge fields, as in `{{firstName|there}}`; at most 200 characters.',
    input: {
      description:
        'May hold merge fields, as in `{{firstName|there}}`; at most 200 characters. May be empty only in a draft.',
    },
  },
  body: {
    type: types.text,
    description: 'Markdown with merge fields, at most 20,000 characters.',
    input: {
      description:
        'Markdown with merge fields, at most 20,000 characters; HTML is shown as text. May be empty only in a draft.',
    },
  },
  audience: {
    type: types.object(AudienceType),
    column: 'declared',
    description:
      'The contacts that get the campaign. They are determined when sending starts; contacts that match only later get no mail.',
    input: { type: types.object(AudienceInput), description: 'All contacts if missing.' },
  },
  state: {
    type: types.choice(CampaignStateEnum),
    column: { default: 'draft' },
    description: 'The current state; only a `draft` can be edited.',
  },
  scheduledAt: {
    type: optional(types.instant),
    description: 'When sending is, or was, scheduled to start. Null if no time has been set.',
  },
  startedAt: {
    type: optional(types.instant),
    description: 'When sending started. Null if it has not started yet.',
  },
  finishedAt: {
    type: optional(types.instant),
    description: 'When the last recipient was processed or the campaign was canceled. Null until then.',
  },
  updatedAt: {
    type: types.instant,
    column: { defaultRaw: 'now()' },
    description: 'When the campaign was last edited or changed its state.',
  },
  /** No longer written since keys are kept in one place (platform/idempotency); servers of the version before still do. */
  requestKey: {
    type: optional(types.id),
    column: { unique: 'campaigns_request_key_unique' },
    input: {
      description:
        'A UUID of the filled-in form: a retry with the same key returns the campaign already created.',
    },
  },
  total: { ...count, description: 'The total number of recipients; 0 before sending starts.' },
  waiting: {
    type: types.int,
    column: 'computed',
    description: 'Recipients who have not been processed yet.',
  },
  queued: {
    ...count,
    description: 'Recipients whose mail is in the outbox, on its way to the mail server.',
  },
  sent: {
    ...count,
    description:
      'Recipients whose mail was accepted by the mail server or, in development mode, kept in the outbox.',
  },
  failed: {
    ...count,
    description: 'Recipients whose mail was refused by the mail server, or given up after the last attempt.',
  },
  suppressed: {
    ...count,
    description:
      'Recipients who got no mail because the address is on the suppression list or the contact was deleted.',
  },
  unsubscribed: {
    ...count,
    description: 'Recipients who unsubscribed with the link in this campaign’s mail.',
  },
  gathered: {
    type: types.flag,
    column: { default: false },
    description: 'Whether the list of recipients is complete; mails are sent from then on.',
  },
} as const satisfies FieldsOf<ShownCampaign> & Readonly<Record<string, RecordField>>;

const waiting = sql<number>`total - queued - sent - failed - suppressed`.as('waiting');

/** What the API shows of a campaign, for `select`. */
export const campaignColumns = namesWith(campaignFields, 'description').map((name) =>
  name === 'waiting' ? waiting : name,
);
