import type { ContactSort } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Row } from '../../../../platform/db/query-builder.ts';

type Column = keyof Row<'contacts'>;

const directions = { desc: sql` desc`, 'desc nulls last': sql` desc nulls last` } as const;

/** The columns of each order, and their directions; all end with the id, so that no row is on two pages. */
const contactOrders: Readonly<
  Record<ContactSort, readonly (readonly [Column, keyof typeof directions] | readonly [Column])[]>
> = {
  newest: [
    ['createdAt', 'desc'],
    ['id', 'desc'],
  ],
  oldest: [['createdAt'], ['id']],
  name: [['lastName'], ['firstName'], ['id']],
  name_desc: [
    ['lastName', 'desc'],
    ['firstName', 'desc'],
    ['id', 'desc'],
  ],
  email: [['emailFolded'], ['id']],
  email_desc: [
    ['emailFolded', 'desc'],
    ['id', 'desc'],
  ],
  company: [['company'], ['id']],
  company_desc: [
    ['company', 'desc nulls last'],
    ['id', 'desc'],
  ],
  status: [['status'], ['createdAt', 'desc'], ['id', 'desc']],
  status_desc: [['status', 'desc'], ['createdAt'], ['id']],
};

/** The columns of an order. */
export const orderColumns = (sort: ContactSort): readonly Column[] =>
  contactOrders[sort].map(([column]) => column);

/** An order, for `order by`. @param nameOf the names of the columns, where they have others than in the table */
export const contactOrder = (
  sort: ContactSort,
  nameOf: (column: Column) => string = (column) => column,
): RawBuilder<unknown> =>
  sql.join(
    contactOrders[sort].map(
      ([column, direction]) => sql`${sql.ref(nameOf(column))}${direction ? directions[direction] : sql``}`,
    ),
  );
