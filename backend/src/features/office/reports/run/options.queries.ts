import { contactSources } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { sql, type SqlBool } from 'kysely';
import { dayIn } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { listWords } from './source-fragments.ts';

/** How many words are offered for one field. */
const maxWords = 200;

const fieldWords = Object.entries(listWords).map(([field, wordsIn]) => ({
  field,
  inUse: prepare(`report_words_${field}`, (db) =>
    db
      .selectFrom(sql<{ word: string }>`${wordsIn()}`.as('words'))
      .select('word')
      .orderBy((eb) => eb.fn('lower', ['word']))
      .orderBy('word')
      .limit(sql.lit(maxWords)),
  ),
}));

const namedPeople = prepare('report_people', (db) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('consultants')
        .select((eb) => [
          sql<string>`'consultant'`.as('field'),
          sql<string>`${eb.ref('id')}::text`.as('id'),
          'name',
        ])
        .unionAll(
          from
            .selectFrom('users')
            .select((eb) => [
              sql<string>`'contractor'`.as('field'),
              sql<string>`${eb.ref('id')}::text`.as('id'),
              'name',
            ])
            .where('role', '=', 'contractor'),
        )
        .unionAll(
          from
            .selectFrom('users')
            .select((eb) => [
              sql<string>`'owner'`.as('field'),
              sql<string>`${eb.ref('id')}::text`.as('id'),
              'name',
            ])
            .where('role', '=', 'admin')
            .where('archivedAt', 'is', null),
        )
        .as('people'),
    )
    .selectAll()
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(sql.lit(500)),
);

const mailableAdmins = prepare('report_admins', (db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(sql.lit(200)),
);

export interface ReportOptions {
  readonly lists: { readonly field: string; readonly words: string[] }[];
  readonly people: NonNullable<(typeof namedPeople)['row']>[];
  readonly admins: NonNullable<(typeof mailableAdmins)['row']>[];
  readonly today: string;
  readonly timeZone: string;
}

/** What the builder's filters offer, and who can receive reports by mail. */
export const readReportOptions = async (context: Context): Promise<ReportOptions> => {
  const timeZone = await readSetting(context, 'timeZone');
  const lists = await Promise.all(
    fieldWords.map(async ({ field, inUse }) => {
      const words = (await context.query(inUse, {})).map(({ word }) => word);
      return { field, words: field === 'source' ? [...new Set([...contactSources, ...words])] : words };
    }),
  );
  const people = await context.query(namedPeople, {});
  const admins = await context.query(mailableAdmins, {});
  return { lists, people, admins, today: dayIn(timeZone, context.now()), timeZone };
};

const namesOf = prepare('report_names', (db, p: Placeholders<{ ids: readonly string[] }>) =>
  db
    .selectFrom('consultants')
    .select((eb) => [sql<string>`${eb.ref('id')}::text`.as('id'), 'name'])
    .where((eb) => sql<SqlBool>`${eb.ref('id')}::text = any(${p.ids}::text[])`)
    .unionAll(
      db
        .selectFrom('users')
        .select((eb) => [sql<string>`${eb.ref('id')}::text`.as('id'), 'name'])
        .where((eb) => sql<SqlBool>`${eb.ref('id')}::text = any(${p.ids}::text[])`),
    ),
);

/** The names of the people that a report's filters name, looked up by id. */
export const reportNames = async (
  context: Context,
  ids: readonly string[],
): Promise<(id: string) => string | undefined> => {
  if (!ids.length) return () => undefined;
  const rows = await context.query(namesOf, { ids });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id);
};
