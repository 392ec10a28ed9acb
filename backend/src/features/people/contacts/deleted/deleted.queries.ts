import { contactRetentionDays, contactsPageSize } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { pageNumber } from '@hearthline/rules/page-number.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { shownWhenDeleted } from '../contact.fields.ts';

/** One page of the deleted contacts, with what each of them was. */
const deletedPage = prepare('contacts_deleted', (db, p: Placeholders<{ offset: number }>) =>
  db
    .with('page', (qb) =>
      qb
        .selectFrom('deletedContacts')
        .select(['id', 'deletion', 'deletedAt', 'contact'])
        .orderBy('deletedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(contactsPageSize))
        .offset(p.offset),
    )
    .with('sizes', (qb) =>
      qb
        .selectFrom('deletedContacts')
        .select(['deletion', sql<number>`count(*)::int`.as('together')])
        .where('deletion', 'in', (eb) => eb.selectFrom('page').select('deletion'))
        .groupBy('deletion'),
    )
    .selectFrom('page')
    .innerJoin('sizes', 'sizes.deletion', 'page.deletion')
    .innerJoinLateral(
      sql<Row<'contacts'>>`jsonb_populate_record(null::contacts, page.contact)`.as('was'),
      (join) => join.onTrue(),
    )
    .select(shownWhenDeleted.map((name) => `was.${name}` as const))
    .select((eb) => [
      'page.id',
      'page.deletedAt',
      sql<Date>`${eb.ref('page.deletedAt')} + interval ${sql.lit(`${contactRetentionDays} days`)}`.as(
        'keptUntil',
      ),
      'page.deletion',
      'sizes.together',
    ])
    .orderBy('page.deletedAt', 'desc')
    .orderBy('page.id', 'desc'),
);

const deletedTotal = prepare('contacts_deleted_total', (db) =>
  db.selectFrom('deletedContacts').select(({ fn }) => fn.countAll<number>().as('total')),
);

/** A deleted contact that can still be restored: until when it is kept, and how many of the same deletion are still deleted, this one included. */
export type DeletedContactRow = NonNullable<(typeof deletedPage)['row']>;

export interface DeletedContacts {
  readonly contacts: DeletedContactRow[];
  readonly pagination: Pagination;
}

const rule = z.object({ page: pageNumber });

/** One page of the deleted contacts that are still kept, latest first. @throws AppError BAD_INPUT */
export const listDeleted = async (
  { query }: Pick<Context, 'query'>,
  input: unknown,
): Promise<DeletedContacts> => {
  const { page: number } = validate(rule, input);
  const [contacts, [counted]] = await Promise.all([
    query(deletedPage, { offset: (number - 1) * contactsPageSize }),
    query(deletedTotal, {}),
  ]);
  return { contacts, pagination: paginate(number, counted?.total ?? 0, contactsPageSize) };
};
