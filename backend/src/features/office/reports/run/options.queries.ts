import { contactSources } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { ownerRoles } from '@hearthline/rules/people/owners.ts';
import { scopeOf, type Role } from '@hearthline/rules/permissions.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import { dayIn } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import {
  readableDb,
  readsWhole,
  type ReadableTable,
  type Reader,
} from '../../scope/readable-tables.policy.ts';
import { listWords } from './source-fragments.ts';

/** How many words are offered for one field. */
const maxWords = 200;

/** The words of a field. @param words those in use, each perhaps several times */
const wordsOf = (db: Db, words: Expression<{ word: string }>) =>
  db
    .selectFrom(sql<{ word: string }>`${words}`.as('words'))
    .select('word')
    .orderBy((eb) => eb.fn('lower', ['word']))
    .orderBy('word')
    .limit(sql.lit(maxWords));

const fieldWords = Object.entries(listWords).map(([field, wordsIn]) => ({
  field,
  wordsIn,
  inUse: prepare(`report_words_${field}`, (db) => wordsOf(db, wordsIn())),
}));

/** What the words are found in, of which a reader may not read every row. */
const wordTables: readonly ReadableTable[] = [
  'contacts',
  'contactTags',
  'deals',
  'projects',
  'appointments',
  'consultantRequests',
  'payments',
  'saleEntries',
  'homes',
];

/** The words in use in what the reader reads, field by field. */
const readWords = (context: Context, reader: Reader): Promise<{ field: string; words: string[] }[]> => {
  const isWhole = readsWhole(reader, wordTables);
  const db = isWhole ? null : readableDb(context.db, reader, wordTables);
  return Promise.all(
    fieldWords.map(async ({ field, wordsIn, inUse }) => {
      const rows = db ? await wordsOf(db, wordsIn()).execute() : await context.query(inUse, {});
      return { field, words: rows.map(({ word }) => word) };
    }),
  );
};

/**
 * Whom a filter can name.
 * @param allContractors contractors without a project as well
 */
const peopleIn = (db: Db, allContractors: boolean) =>
  db
    .selectFrom((from) => {
      const named = (field: string) => [
        sql<string>`${sql.lit(field)}`.as('field'),
        sql<string>`id::text`.as('id'),
        sql<string>`name`.as('name'),
      ];
      const contractors = from
        .selectFrom('users')
        .select(named('contractor'))
        .where('role', '=', 'contractor');
      const owners = (field: string, roles: readonly Role[]) =>
        from
          .selectFrom('users')
          .select(named(field))
          .where('role', 'in', roles)
          .where('archivedAt', 'is', null);
      return from
        .selectFrom('consultants')
        .select(named('consultant'))
        .unionAll(
          allContractors
            ? contractors
            : contractors.where('id', 'in', (eb) =>
                eb
                  .selectFrom('projects')
                  .select((project) => project.ref('contractorId').$notNull().as('id'))
                  .where('contractorId', 'is not', null),
              ),
        )
        .unionAll(owners('owner', ownerRoles.deal))
        .unionAll(owners('manager', ownerRoles.project))
        .as('people');
    })
    .selectAll()
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(sql.lit(500));

const namedPeople = prepare('report_people', (db) => peopleIn(db, true));
type NamedPerson = NonNullable<(typeof namedPeople)['row']>;

/** The people whom a filter of the reader's reports can name. */
const readPeople = (context: Context, reader: Reader): Promise<NamedPerson[]> =>
  scopeOf(reader, 'contractor:list') === null
    ? peopleIn(readableDb(context.db, reader, ['projects']), false).execute()
    : context.query(namedPeople, {});

const mailableStaff = prepare('report_recipients', (db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', 'in', ownerRoles.task)
    .where('disabledAt', 'is', null)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(sql.lit(200)),
);

export interface ReportOptions {
  readonly lists: { readonly field: string; readonly words: string[] }[];
  readonly people: NamedPerson[];
  readonly admins: NonNullable<(typeof mailableStaff)['row']>[];
  readonly today: string;
  readonly timeZone: string;
}

/** What the builder's filters offer, and, for those who may say so, who can receive reports by mail. @throws AppError UNAUTHENTICATED */
export const readReportOptions = async (context: Context): Promise<ReportOptions> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const timeZone = await readSetting(context, 'timeZone');
  const lists = (await readWords(context, viewer)).map(({ field, words }) => ({
    field,
    words: field === 'source' ? [...new Set([...contactSources, ...words])] : words,
  }));
  const people = await readPeople(context, viewer);
  const admins = scopeOf(viewer, 'report:schedule') ? await context.query(mailableStaff, {}) : [];
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
