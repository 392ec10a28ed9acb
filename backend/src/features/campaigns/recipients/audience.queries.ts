import {
  audience as audienceRule,
  offeredWords,
  sampleSize,
  type Audience,
} from '@hearthline/rules/campaigns/rules.ts';
import { contactSources } from '@hearthline/rules/contacts/rules.ts';
import { dayIn, periodOf } from '../../../platform/time/business-time.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';

/** A condition on `contacts`, with its values numbered from `$1`. */
export interface Condition {
  readonly text: string;
  readonly values: unknown[];
}

const midnight = { hour: 0, minute: 0 };

/** The filters of an audience as SQL; only those that are set, so that the planner can use them. @param zone the business time zone, for its days */
export const audienceCondition = (
  { statuses, sources, tags, createdFrom, createdTo }: Audience,
  zone: string,
): Condition => {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (part: (place: string) => string, value: unknown): void =>
    void parts.push(part(`$${values.push(value)}`));
  if (statuses.length) add((place) => `c.status = any(${place}::text[])`, statuses);
  if (sources.length)
    add(
      (place) =>
        `c.source = any(array(select contact_source_known(given) from unnest(${place}::text[]) given))`,
      sources,
    );
  if (tags.length) add((place) => `c.tags && ${place}::text[]`, tags);
  if (createdFrom)
    add(
      (place) => `c.created_at >= ${place}::timestamptz`,
      periodOf(createdFrom, midnight, 0, zone).startsAt,
    );
  if (createdTo)
    add(
      (place) => `c.created_at < ${place}::timestamptz`,
      periodOf(createdTo, midnight, 24 * 60, zone).endsAt,
    );
  return { text: parts.join(' and ') || 'true', values };
};

/** How many contacts match: from the counters if only the status is filtered, otherwise counted. */
const countContacts = async (sql: Sql, audience: Audience, { text, values }: Condition): Promise<number> => {
  const { statuses, sources, tags, createdFrom, createdTo } = audience;
  const counters = !sources.length && !tags.length && !createdFrom && !createdTo;
  const [row] = counters
    ? await sql<{ count: string }>(
        'audience_total',
        'select coalesce(sum(delta), 0)::bigint as count from contact_totals where $1::text[] is null or status = any($1)',
        [statuses.length ? statuses : null],
      )
    : await sql<{ count: string }>('', `select count(*) from contacts c where ${text}`, values);
  return Number(row?.count ?? 0);
};

export interface SampleContact {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string | null;
  readonly source: string;
}

/** The newest contacts of an audience. */
export const sampleContacts = (
  { sql }: Pick<Context, 'db' | 'query' | 'sql'>,
  { text, values }: Condition,
  limit = sampleSize,
): Promise<SampleContact[]> =>
  sql<SampleContact>(
    '',
    `select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email, c.company, c.source from contacts c where c.marketing_consent <> 'no' and ${text} order by c.created_at desc, c.id desc limit ${limit}`,
    values,
  );

export interface AudienceView {
  readonly contacts: number;
  readonly suppressed: number;
  readonly sample: SampleContact[];
}

/** Starts from the addresses that get no campaigns, as they are few compared with the contacts: the suppressed ones, and those of a contact who said no. */
const unreachableContacts = (text: string): string => `
  with unreachable as (select email_folded from mail_suppressions union select email_folded from contacts where marketing_consent = 'no')
  select count(*) from unreachable join contacts c using (email_folded) where ${text}`;

/** The audience a campaign would reach: how many match, how many of them get no mail, and the newest few. @throws AppError BAD_INPUT */
export const readAudience = async (context: Context, input: unknown): Promise<AudienceView> => {
  const audience = validate(audienceRule, input);
  const condition = audienceCondition(audience, await readSetting(context, 'timeZone'));
  const [contacts, [unreachable], sample] = await Promise.all([
    countContacts(context.sql, audience, condition),
    context.sql<{ count: string }>('', unreachableContacts(condition.text), condition.values),
    sampleContacts(context, condition),
  ]);
  return { contacts, suppressed: Number(unreachable?.count ?? 0), sample };
};

export interface CampaignOptions {
  readonly sources: string[];
  readonly tags: string[];
  readonly timeZone: string;
  readonly today: string;
  readonly pace: number;
  readonly sends: boolean;
}

/** How many of the newest contacts the offered words are read from: enough to find every word in use, and fast to read. */
const newest = 20_000;

const wordsInUse = `
  with newest as (select source, tags from contacts order by created_at desc, id desc limit ${newest})
  select (select coalesce(array_agg(distinct source), '{}') from newest) as sources,
    (select coalesce(array_agg(distinct tag), '{}') from newest, unnest(tags) tag) as tags`;

/** What the editor offers: sources and tags in use, the business's time zone and day, how fast mails leave, and whether they are sent at all. */
export const readOptions = async (context: Context): Promise<CampaignOptions> => {
  const [timeZone, pace, [words]] = await Promise.all([
    readSetting(context, 'timeZone'),
    readSetting(context, 'campaignPace'),
    context.sql<{ sources: string[]; tags: string[] }>('campaign_words', wordsInUse),
  ]);
  const sources = [...new Set([...contactSources, ...(words?.sources ?? [])])];
  return {
    sources: sources.slice(0, offeredWords.sources),
    tags: (words?.tags ?? []).slice(0, offeredWords.tags),
    timeZone,
    today: dayIn(timeZone, context.now()),
    pace,
    sends: context.mailer.sends,
  };
};
