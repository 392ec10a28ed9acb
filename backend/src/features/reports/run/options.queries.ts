import { contactSources } from '@hearthline/rules/contacts/rules.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { listWords } from './source-fragments.ts';

/** How many words are offered for one field. */
const mostWords = 200;

export interface ReportOptions {
  readonly lists: { readonly field: string; readonly words: string[] }[];
  readonly people: { readonly field: string; readonly id: string; readonly name: string }[];
  readonly admins: { readonly id: string; readonly name: string; readonly email: string }[];
  readonly today: string;
  readonly timeZone: string;
}

const wordsSql = (select: string): string =>
  `select word from (${select}) words order by lower(word), word limit ${mostWords}`;

/** What the builder's filters offer, and who can receive reports by mail. */
export const readReportOptions = async (context: Context): Promise<ReportOptions> => {
  const timeZone = await readSetting(context, 'timeZone');
  const lists = await Promise.all(
    Object.entries(listWords).map(async ([field, select]) => {
      const rows = await context.sql<{ word: string }>(`report_words_${field}`, wordsSql(select));
      const words = rows.map(({ word }) => word);
      return { field, words: field === 'source' ? [...new Set([...contactSources, ...words])] : words };
    }),
  );
  const people = await context.sql<ReportOptions['people'][number]>(
    'report_people',
    `select * from (select 'consultant' as field, id::text, name from consultants union all select 'contractor', id::text, name from users where role = 'contractor') people order by lower(name), id limit 500`,
  );
  const admins = await context.sql<ReportOptions['admins'][number]>(
    'report_admins',
    "select id, name, email from users where role = 'admin' and disabled_at is null order by lower(name), id limit 200",
  );
  return { lists, people, admins, today: dayIn(timeZone, context.now()), timeZone };
};

/** The names of the people that a report's filters name, looked up by id. */
export const reportNames = async (
  context: Context,
  ids: readonly string[],
): Promise<(id: string) => string | undefined> => {
  if (!ids.length) return () => undefined;
  const rows = await context.sql<{ id: string; name: string }>(
    'report_names',
    'select id::text, name from consultants where id::text = any($1::text[]) union all select id::text, name from users where id::text = any($1::text[])',
    [ids],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id);
};
