import type { ReportSource } from '@hearthline/rules/reports/fields.ts';
import { waitingContacts } from '../../contacts/contact-waiting.policy.ts';

/** A value to filter or group by. */
interface Fragment {
  readonly sql: string;
  /** The SQL for the value's name, if the value itself is an id. */
  readonly name?: string;
  /** The join that it needs. */
  readonly join?: string;
  /** The SQL function that finds the stored spelling of a value to filter by. */
  readonly known?: string;
  /** The join turns one row into several, so totals must not be computed from them. */
  readonly multiplies?: true;
  /** Rows are ordered by the value, not by its name. */
  readonly ordered?: true;
}

export interface SourceFragments {
  readonly from: string;
  /** Fields by their key; an instant is a timestamptz, a day a date. */
  readonly fields: Readonly<Record<string, Fragment>>;
  /** Groups that are not fields. */
  readonly groups: Readonly<Record<string, Fragment>>;
  /** Aggregates, as double precision. */
  readonly measures: Readonly<Record<string, string>>;
}

const sum = (sql: string): string => `coalesce(sum(${sql}), 0)::float8`;
const average = (sql: string): string => `avg(${sql})::float8`;
const count = 'count(*)::float8';

/**
 * Every piece of SQL that a report can consist of. The keys in `rules/reports/fields.ts` select them;
 * nothing that a client sends becomes part of a statement.
 */
export const sources: Readonly<Record<ReportSource, SourceFragments>> = {
  contacts: {
    from: 'contacts t',
    fields: {
      status: { sql: 't.status' },
      source: { sql: 't.source', known: 'contact_source_known' },
      tag: {
        sql: "coalesce(tag.word, '')",
        join: 'left join lateral unnest(t.tags) tag (word) on true',
        multiplies: true,
      },
      created: { sql: 't.created_at' },
      waiting: { sql: `case when t.id in (${waitingContacts}) then 'yes' else 'no' end` },
    },
    groups: {},
    measures: { count },
  },
  appointments: {
    from: 'appointments t',
    fields: {
      status: { sql: 't.status' },
      kind: { sql: 't.kind' },
      consultant: {
        sql: 't.consultant_id::text',
        name: 'consultant.name',
        join: 'join consultants consultant on consultant.id = t.consultant_id',
      },
      starts: { sql: 't.starts_at' },
      created: { sql: 't.created_at' },
    },
    groups: {
      weekday: { sql: 'extract(isodow from t.appointment_date)::text' },
      // In chronological order, not alphabetically.
      time: {
        sql: "to_char(to_timestamp(t.appointment_time, 'HH12:MI AM'), 'HH24:MI')",
        name: 't.appointment_time',
        ordered: true,
      },
    },
    measures: { count, notice: average('extract(epoch from t.starts_at - t.created_at) / 86400') },
  },
  projects: {
    from: 'projects t',
    fields: {
      status: { sql: 't.status' },
      stage: { sql: 't.stage' },
      contractor: { sql: "coalesce(t.contractor_id::text, '')", name: 't.contractor_name' },
      propertyType: { sql: "coalesce(t.property_type, '')" },
      progress: { sql: 't.progress' },
      budget: { sql: 't.budget' },
      sqft: { sql: 't.sqft' },
      created: { sql: 't.created_at' },
      start: { sql: 't.start_date' },
      completed: { sql: 't.completed_at' },
      estimated: { sql: 't.estimated_completion' },
    },
    groups: {},
    measures: {
      count,
      budget_sum: sum('t.budget'),
      budget_avg: average('t.budget'),
      cost_sum: sum('t.actual_cost'),
      cost_avg: average('t.actual_cost'),
      sqft_sum: sum('t.sqft'),
      sqft_avg: average('t.sqft'),
      progress_avg: average('t.progress'),
      length_avg: average(
        'extract(epoch from t.completed_at - t.start_date::timestamp at time zone $1) / 86400',
      ),
    },
  },
  campaigns: {
    from: 'campaigns t',
    fields: { state: { sql: 't.state' }, created: { sql: 't.created_at' }, started: { sql: 't.started_at' } },
    groups: { campaign: { sql: 't.id::text', name: 't.name' } },
    measures: {
      count,
      recipients: sum('t.total'),
      sent: sum('t.sent'),
      failed: sum('t.failed'),
      suppressed: sum('t.suppressed'),
      unsubscribed: sum('t.unsubscribed'),
      unsubscribe_rate: '(100.0 * sum(t.unsubscribed) / nullif(sum(t.sent), 0))::float8',
    },
  },
};

/** The database maintains the number of contacts by status, so that a million rows need not be counted. */
export const contactTotals = {
  from: '(select status, sum(delta) as rows from contact_totals group by status having sum(delta) > 0) t',
  count: sum('t.rows'),
} as const;

/** The words in use for each `list` field. Contacts are many, so sources come from the newest ones and tags from the list of tags. */
export const listWords: Readonly<Record<string, string>> = {
  source:
    'select distinct source as word from (select source from contacts order by created_at desc limit 20000) newest',
  tag: 'select tag as word from contact_tags',
  stage: 'select distinct stage as word from projects',
  propertyType: 'select distinct property_type as word from projects where property_type is not null',
};
