import {
  audience as audienceRule,
  offeredWords,
  sampleSize,
  type Audience,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { contactSources, type ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { dayIn, periodOf } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { validate } from '../../../../platform/validation/validate.ts';

/** A condition on `contacts`. */
export type AudienceFilter = Expression<SqlBool>;

const midnight = { hour: 0, minute: 0 };

/** Whoever has no address is in no audience. */
const hasAddress = expressionBuilder<Tables, 'contacts'>()('contacts.emailFolded', '<>', '');

/** The filters of an audience as SQL; only those that are set, so that the planner can use them. @param zone the business time zone, for its days */
export const audienceFilter = (
  { statuses, sources, tags, createdFrom, createdTo }: Audience,
  zone: string,
): AudienceFilter => {
  const eb = expressionBuilder<Tables, 'contacts'>();
  const filters: Expression<SqlBool>[] = [hasAddress];
  if (statuses.length) filters.push(eb('contacts.status', '=', sql<ContactStatus>`any(${statuses}::text[])`));
  if (sources.length) {
    const known = sql<string>`any(array(select unnest(lead_source_spellings(given)) from unnest(${sources}::text[]) given))`;
    filters.push(eb('contacts.source', '=', known));
  }
  if (tags.length) filters.push(eb('contacts.tags', '&&', sql<string[]>`${tags}::text[]`));
  if (createdFrom)
    filters.push(eb('contacts.createdAt', '>=', periodOf(createdFrom, midnight, 0, zone).startsAt));
  if (createdTo)
    filters.push(eb('contacts.createdAt', '<', periodOf(createdTo, midnight, 24 * 60, zone).endsAt));
  return eb.and(filters);
};

const isOneOf = (statuses: Expression<ContactStatus[] | null>) =>
  sql<SqlBool>`(${statuses}::text[] is null or status = any(${statuses}))`;

const addressTotal = prepare('audience_total', (db, p: Placeholders<{ statuses: ContactStatus[] | null }>) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('contactTotals')
      .select(sql<number>`coalesce(sum(delta), 0)::int`.as('n'))
      .where(isOneOf(p.statuses))
      .as('contacts'),
    eb
      .selectFrom('contacts')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('emailFolded', '=', sql.lit(''))
      .where(isOneOf(p.statuses))
      .as('withoutAddress'),
  ]),
);

const countedRows = sql<number>`count(*)::int`.as('count');

/** How many contacts match: from the counters if only the status is filtered, less the few without an address; otherwise counted. */
const countContacts = async (
  { db, query }: Pick<Context, 'db' | 'query'>,
  { statuses, sources, tags, createdFrom, createdTo }: Audience,
  filter: AudienceFilter,
): Promise<number> => {
  if (sources.length || tags.length || createdFrom || createdTo) {
    const { count } = await db
      .selectFrom('contacts')
      .select(countedRows)
      .where(filter)
      .executeTakeFirstOrThrow();
    return count;
  }
  const [row] = await query(addressTotal, { statuses: statuses.length ? statuses : null });
  return (row?.contacts ?? 0) - (row?.withoutAddress ?? 0);
};

/** The newest contacts of an audience. */
export const sampleContacts = ({ db }: Pick<Context, 'db'>, filter: AudienceFilter, limit = sampleSize) =>
  db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'email', 'company', 'source'])
    .where('marketingConsent', '<>', 'no')
    .where(filter)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/**
 * How many contacts of an audience get no mail. Starts from the addresses that get no campaigns, as they are few compared with
 * the contacts: the suppressed ones, and those of a contact who said no.
 */
const countUnreachable = async ({ db }: Pick<Context, 'db'>, filter: AudienceFilter): Promise<number> => {
  const { count } = await db
    .with('unreachable', (cte) =>
      cte
        .selectFrom('mailSuppressions')
        .select('emailFolded')
        .union(cte.selectFrom('contacts').select('emailFolded').where('marketingConsent', '=', 'no')),
    )
    .selectFrom('unreachable')
    .innerJoin('contacts', 'contacts.emailFolded', 'unreachable.emailFolded')
    .select(countedRows)
    .where(filter)
    .executeTakeFirstOrThrow();
  return count;
};

export interface AudienceView {
  readonly contacts: number;
  readonly suppressed: number;
  readonly sample: Awaited<ReturnType<typeof sampleContacts>>;
}

/** The audience a campaign would reach: how many match, how many of them get no mail, and the newest few. @throws AppError BAD_INPUT */
export const readAudience = async (context: Context, input: unknown): Promise<AudienceView> => {
  const audience = validate(audienceRule, input);
  const filter = audienceFilter(audience, await readSetting(context, 'timeZone'));
  const [contacts, suppressed, sample] = await Promise.all([
    countContacts(context, audience, filter),
    countUnreachable(context, filter),
    sampleContacts(context, filter),
  ]);
  return { contacts, suppressed, sample };
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

const wordsInUse = prepare('campaign_words', (db) => {
  const contacts = db
    .selectFrom('contacts')
    .select(['source', 'tags'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(newest));
  const words = sql<Pick<Row<'contacts'>, 'tags'> & { sources: string[] }>`
      with newest as ${contacts}
      select (select coalesce(array_agg(distinct lead_source_key(used.source)), '{}') from (select distinct source from newest) used where not exists (select from lead_sources hidden where hidden.key = lead_source_key(used.source) and not hidden.active)) as sources,
        (select coalesce(array_agg(distinct tag), '{}') from newest, unnest(tags) tag) as tags`;
  return { compile: () => words.compile(db) };
});

/** What the editor offers: sources and tags in use, the business's time zone and day, how fast mails leave, and whether they are sent at all. */
export const readOptions = async (context: Context): Promise<CampaignOptions> => {
  const [timeZone, pace, [words]] = await Promise.all([
    readSetting(context, 'timeZone'),
    readSetting(context, 'campaignPace'),
    context.query(wordsInUse, {}),
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
